import type { NutrientKey, Nutrients } from '#domain/foods/nutrients.ts';

/** Figures while they are collected. */
export type MutableNutrients = { -readonly [K in NutrientKey]?: number };

/** A number of a file. Empty is unknown; what is no number is NaN, which the check of the figures refuses. */
export function numberOf(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : 'none';
  return text === '' ? undefined : Number(text);
}

/** Five digits are more than any label or laboratory gives. */
export const rounded = (value: number): number => Number(value.toPrecision(5));

/** Keeps the known ones of `figures`, rounded. */
export function knownFigures(figures: { readonly [K in NutrientKey]?: number | undefined }): Nutrients {
  const known: MutableNutrients = {};
  for (const [key, value] of Object.entries(figures) as [NutrientKey, number | undefined][])
    if (value !== undefined) known[key] = rounded(value);
  return known;
}

/** Text of a file; undefined where it is empty or no text. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
