import { MAX_ITEM_GRAMS, MAX_QUICK_ADD_KCAL } from '#domain/meals/limits.ts';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
import { macrosDisagree } from '#domain/meals/macros-disagree.ts';

/** The figures of a quick add in the order they are typed. */
export const ENTERED = [
  { key: 'energyKcal', label: 'Energy', unit: 'kcal', max: MAX_QUICK_ADD_KCAL },
  { key: 'proteinG', label: 'Protein', unit: 'g', max: MAX_ITEM_GRAMS },
  { key: 'carbsG', label: 'Carbs', unit: 'g', max: MAX_ITEM_GRAMS },
  { key: 'fatG', label: 'Fat', unit: 'g', max: MAX_ITEM_GRAMS },
  { key: 'fiberG', label: 'Fiber', unit: 'g', max: MAX_ITEM_GRAMS },
] as const;

export type EnteredKey = (typeof ENTERED)[number]['key'];
export type TypedEntry = Readonly<Record<EnteredKey | 'name', string>>;

export const EMPTY_ENTRY: TypedEntry = {
  name: '',
  energyKcal: '',
  proteinG: '',
  carbsG: '',
  fatG: '',
  fiberG: '',
};

/** What was typed into a quick add, read. */
export interface QuickEntry {
  /** What is wrong, by field; empty where it can be added. */
  readonly faults: Readonly<Partial<Record<EnteredKey | 'name', string>>>;
  /** Figures as typed: exact. What was left out is unknown. */
  readonly nutrients: NutrientEstimates;
  /** What the macros come to, kcal, where that contradicts the typed energy. */
  readonly macrosKcal: number | undefined;
}

const NUMBER = /^(\d+([.,]\d*)?|[.,]\d+)$/;

/** Reads a quick add. Name and energy are needed; a macro left out is unknown, never 0. */
export function readEntry(typed: TypedEntry): QuickEntry {
  const faults: Partial<Record<EnteredKey | 'name', string>> = {};
  const figures: Partial<Record<EnteredKey, number>> = {};
  if (typed.name.trim() === '') faults.name = 'Give it a name.';
  for (const { key, unit, max } of ENTERED) {
    const text = typed[key].trim();
    const figure = NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined;
    if (text === '' && key !== 'energyKcal') continue;
    if (figure === undefined) faults[key] = text === '' ? 'Type the energy.' : 'Not a number.';
    else if (figure > max) faults[key] = `At most ${max.toLocaleString('en-US')} ${unit}.`;
    else figures[key] = figure;
  }
  const { energyKcal } = figures;
  return {
    faults,
    nutrients: Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [key, { value, low: value, high: value }]),
    ),
    macrosKcal: energyKcal === undefined ? undefined : macrosDisagree({ ...figures, energyKcal }),
  };
}
