import type { NutrientKey, Nutrients } from '#domain/foods/nutrients.ts';

/** Figures while they are collected. */
export type MutableNutrients = { -readonly [K in NutrientKey]?: number };

/** Parses a number of a file. Empty is unknown; anything else is NaN, which the check of figures refuses. */
export function numberOf(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : 'none';
  return text === '' ? undefined : Number(text);
}

/** Five digits are more than any label or laboratory gives. */
export const rounded = (value: number): number => Number(value.toPrecision(5));

/** Drops unknown `figures` and rounds the others. */
export function knownFigures(figures: { readonly [K in NutrientKey]?: number | undefined }): Nutrients {
  const known: MutableNutrients = {};
  for (const [key, value] of Object.entries(figures) as [NutrientKey, number | undefined][])
    if (value !== undefined) known[key] = rounded(value);
  return known;
}

/** A text of a file; undefined if it is empty or not a string. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
