import type { DietaryPreference } from '#domain/account/profile.ts';
import { shareBetween } from '#domain/numbers/clamp.ts';
import { meanOf } from '#domain/numbers/statistics.ts';

/** What one day brought. A figure that is not known is absent. */
export interface DietDay {
  /** Servings of 80 g. */
  readonly fruitServings?: number | undefined;
  readonly vegetableServings?: number | undefined;
  /** Of all grains; absent on a day without grains. */
  readonly wholeGrainShare?: number | undefined;
  /** Servings of 80 g of legumes or 28 g of nuts. */
  readonly legumeAndNutServings?: number | undefined;
  /** Meals with fish in the seven days up to this one. */
  readonly fishThisWeek?: number | undefined;
  readonly fiberGPer1000Kcal?: number | undefined;
  readonly satFatPercent?: number | undefined;
  readonly addedSugarPercent?: number | undefined;
  readonly sodiumMg?: number | undefined;
  /** Energy of ultra-processed foods. */
  readonly ultraProcessedPercent?: number | undefined;
}

/** Where a part is 1 and where it is 0. */
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

/** One part of a day: what was eaten of it, and the 0 to 1 it comes to. */
export interface ScoredPart {
  readonly key: DietPart;
  readonly amount: number;
  readonly part: number;
}

/** A day by the simple index. */
export interface ScoredDietDay {
  /** 0 to 100. */
  readonly score: number;
  readonly parts: readonly ScoredPart[];
}

/** Who eats no fish gets legumes and nuts asked for twice. */
const WITHOUT_FISH: ReadonlySet<DietaryPreference> = new Set(['vegan', 'vegetarian']);
const LEGUMES_WITHOUT_FISH = 2;
/** A diet of few grains is not judged by them. */
const WITHOUT_GRAINS: ReadonlySet<DietaryPreference> = new Set(['keto', 'low-carb']);

/** Fewer known parts than this say too little of a day. */
const MIN_PARTS = 5;

const partOf = (key: DietPart, amount: number, best = DIET_STANDARDS[key].best): number =>
  shareBetween(amount, DIET_STANDARDS[key].zero, best);

function partsOf(day: DietDay, preference: DietaryPreference): ScoredPart[] {
  return DIET_PARTS.flatMap((key) => {
    if (key === 'wholeGrainShare' && WITHOUT_GRAINS.has(preference)) return [];
    const asksTwice = key === 'fishThisWeek' && WITHOUT_FISH.has(preference);
    const asked = asksTwice ? 'legumeAndNutServings' : key;
    const amount = day[asked];
    if (amount === undefined) return [];
    return [{ key, amount, part: partOf(asked, amount, asksTwice ? LEGUMES_WITHOUT_FISH : undefined) }];
  });
}

/** A day by ten parts of 0 to 1 each; what is not known leaves its weight to the rest. Undefined where fewer than half are known. */
export function scoreDietDay(day: DietDay, preference: DietaryPreference): ScoredDietDay | undefined {
  const parts = partsOf(day, preference);
  if (parts.length < MIN_PARTS) return undefined;
  return { score: (100 * parts.reduce((sum, { part }) => sum + part, 0)) / parts.length, parts };
}

/**
 * A simple index of diet quality, 0 to 100: the mean of its days. A design of this product for days that are too little known for the
 * Healthy Eating Index; not validated.
 * @returns undefined without a day
 */
export const dietQualityIndex = (days: readonly ScoredDietDay[]): number | undefined =>
  meanOf(days.map(({ score }) => score));

/** About the Healthy Eating Index that a diet of this simple index has: provisional, only where the index itself is not known. */
export const heiFromDietQualityIndex = (dietQuality: number): number => 30 + 0.55 * dietQuality;
