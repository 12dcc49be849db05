import type { DietaryPreference } from '#domain/account/profile.ts';

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

const PARTS: Readonly<Record<keyof DietDay, { readonly best: number; readonly zero: number }>> = {
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
const KEYS = Object.keys(PARTS) as (keyof DietDay)[];

/** Who eats no fish gets legumes and nuts asked for twice. */
const WITHOUT_FISH: ReadonlySet<DietaryPreference> = new Set(['vegan', 'vegetarian']);
const LEGUMES_WITHOUT_FISH = 2;
/** A diet of few grains is not judged by them. */
const WITHOUT_GRAINS: ReadonlySet<DietaryPreference> = new Set(['keto', 'low-carb']);

/** Fewer known parts than this say too little of a day. */
const LEAST_PARTS = 5;

const partOf = (key: keyof DietDay, amount: number, best = PARTS[key].best): number =>
  Math.min(1, Math.max(0, (PARTS[key].zero - amount) / (PARTS[key].zero - best)));

function partsOf(day: DietDay, preference: DietaryPreference): number[] {
  return KEYS.flatMap((key) => {
    if (key === 'wholeGrainShare' && WITHOUT_GRAINS.has(preference)) return [];
    if (key === 'fishThisWeek' && WITHOUT_FISH.has(preference)) {
      const amount = day.legumeAndNutServings;
      return amount === undefined ? [] : [partOf('legumeAndNutServings', amount, LEGUMES_WITHOUT_FISH)];
    }
    const amount = day[key];
    return amount === undefined ? [] : [partOf(key, amount)];
  });
}

/**
 * A simple index of diet quality, 0 to 100: ten parts a day of 0 to 1 each, their mean over the days. What is not known leaves its weight
 * to the rest. A design of this product for days that are too little known for the Healthy Eating Index; not validated.
 * @returns undefined where no day has half of its parts known
 */
export function dietQualityIndex(
  days: readonly DietDay[],
  preference: DietaryPreference,
): number | undefined {
  const scores = days
    .map((day) => partsOf(day, preference))
    .filter((parts) => parts.length >= LEAST_PARTS)
    .map((parts) => (100 * parts.reduce((sum, part) => sum + part, 0)) / parts.length);
  if (scores.length === 0) return undefined;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** About the Healthy Eating Index that a diet of this simple index has: provisional, only where the index itself is not known. */
export const heiFromDietQualityIndex = (dietQuality: number): number => 30 + 0.55 * dietQuality;
