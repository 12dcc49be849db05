import type { DietaryPreference } from '#domain/account/profile.ts';
import { shareBetween } from '#domain/numbers/clamp.ts';
import { meanOf } from '#domain/numbers/statistics.ts';

/** Amounts of one day; undefined if unknown. */
export interface DietDay {
  /** Servings of 80 g */
  readonly fruitServings?: number | undefined;
  readonly vegetableServings?: number | undefined;
  /** Share of all grains; undefined on a day without grains. */
  readonly wholeGrainShare?: number | undefined;
  /** Servings of 80 g of legumes or 28 g of nuts */
  readonly legumeAndNutServings?: number | undefined;
  /** Meals with fish in the past seven days, this one included. */
  readonly fishThisWeek?: number | undefined;
  readonly fiberGPer1000Kcal?: number | undefined;
  readonly satFatPercent?: number | undefined;
  readonly addedSugarPercent?: number | undefined;
  readonly sodiumMg?: number | undefined;
  /** Percentage of energy from ultra-processed foods. */
  readonly ultraProcessedPercent?: number | undefined;
}

/** Amounts at which a part scores 1 and 0. */
export const DIET_STANDARDS: Readonly<Record<DietPart, { readonly best: number; readonly zero: number }>> = {
  fruitServings: { best: 2, zero: 0 },
  vegetableServings: { best: 3, zero: 0 },
  wholeGrainShare: { best: 0.5, zero: 0 },
  legumeAndNutServings: { best: 1, zero: 0 },
  fishThisWeek: { best: 2, zero: 0 },
  fiberGPer1000Kcal: { best: 14, zero: 0 },
  satFatPercent: { best: 10, zero: 18 },
  addedSugarPercent: { best: 10, zero: 25 },
  sodiumMg: { best: 2300, zero: 4600 },
  ultraProcessedPercent: { best: 20, zero: 70 },
};
export const DIET_PARTS = [
  'fruitServings',
  'vegetableServings',
  'wholeGrainShare',
  'legumeAndNutServings',
  'fishThisWeek',
  'fiberGPer1000Kcal',
  'satFatPercent',
  'addedSugarPercent',
  'sodiumMg',
  'ultraProcessedPercent',
] as const satisfies readonly (keyof DietDay)[];
export type DietPart = (typeof DIET_PARTS)[number];

/** Part of a day: its amount, and its score from 0 to 1. */
export interface ScoredPart {
  readonly key: DietPart;
  readonly amount: number;
  readonly part: number;
}

export interface ScoredDietDay {
  /** 0 to 100 */
  readonly score: number;
  readonly parts: readonly ScoredPart[];
}

/** Diets without fish, for which legumes and nuts count in its place. */
const WITHOUT_FISH: ReadonlySet<DietaryPreference> = new Set(['vegan', 'vegetarian']);
const LEGUMES_WITHOUT_FISH = 2;
/** Diets low in grains, which aren't judged by them. */
const WITHOUT_GRAINS: ReadonlySet<DietaryPreference> = new Set(['keto', 'low-carb']);

/** Minimum known parts for scoring a day. */
const MIN_PARTS = 5;

const partOf = (key: DietPart, amount: number, best = DIET_STANDARDS[key].best): number =>
  shareBetween(amount, DIET_STANDARDS[key].zero, best);

function partsOf(day: DietDay, preference: DietaryPreference): ScoredPart[] {
  return DIET_PARTS.flatMap((key) => {
    if (key === 'wholeGrainShare' && WITHOUT_GRAINS.has(preference)) return [];
    const replacesFish = key === 'fishThisWeek' && WITHOUT_FISH.has(preference);
    const source = replacesFish ? 'legumeAndNutServings' : key;
    const amount = day[source];
    if (amount === undefined) return [];
    return [{ key, amount, part: partOf(source, amount, replacesFish ? LEGUMES_WITHOUT_FISH : undefined) }];
  });
}

/** Scores a day by ten parts. The weight of an unknown part goes to the others. Undefined if fewer than half are known. */
export function scoreDietDay(day: DietDay, preference: DietaryPreference): ScoredDietDay | undefined {
  const parts = partsOf(day, preference);
  if (parts.length < MIN_PARTS) return undefined;
  return { score: (100 * parts.reduce((sum, { part }) => sum + part, 0)) / parts.length, parts };
}

/**
 * Simple index of diet quality, 0 to 100: the average of its days. This product's own, for days with too little data for the Healthy
 * Eating Index; not validated.
 * @returns undefined without days
 */
export const dietQualityIndex = (days: readonly ScoredDietDay[]): number | undefined =>
  meanOf(days.map(({ score }) => score));

/** Estimates the Healthy Eating Index from this simple index. Provisional, for use only if the index itself is unknown. */
export const heiFromDietQualityIndex = (dietQuality: number): number => 30 + 0.55 * dietQuality;
