import type { DietNutrient, EatenItem } from './eaten-item.ts';
import { EQUIVALENT_KEYS, type EquivalentKey } from './equivalents.ts';
import type { FoodPattern } from './food-pattern.ts';

/**
 * Added sugars of a food if its label or table doesn't list them: its sugars minus those naturally in its fruit, milk, vegetables and
 * grain. An estimate similar to Louie et al., Eur J Clin Nutr 2015;69:154-161, doi:10.1038/ejcn.2014.256 (step 5: by
 * comparison with the unsweetened food).
 * @param grams mass of the food
 */
export function estimatedAddedSugarsG(
  sugarsG: number,
  grams: number,
  { naturalSugarsG }: Pick<FoodPattern, 'naturalSugarsG'>,
): number {
  const added = sugarsG - (naturalSugarsG * grams) / 100;
  return added * 100 < MIN_ESTIMATE_G * grams ? 0 : added;
}

/** Smallest estimate, g in 100 g: natural sugars of the parts aren't known more precisely. */
const MIN_ESTIMATE_G = 1;

/** Sum over items, some of which have no known value. */
export interface PartlyKnown {
  readonly amount: number;
  /** Standard deviation, as a share of the amount. */
  readonly relativeError: number;
  /** Energy of the items with a known value. */
  readonly knownKcal: number;
}

/**
 * Correlation between the errors of two foods, which come from the same table. There is no published value, so a third is assumed, as
 * between the meals of a day. Errors in mass are independent: large portions of everything don't change the mixture.
 */
export const FOOD_CORRELATION = 1 / 3;

/** Relative error of added sugars estimated from a food's sugars. */
const ESTIMATED_SUGARS_ERROR = 0.25;

/** Energy of the items with known energy, kcal. */
export const totalKcal = (items: readonly EatenItem[]): number =>
  items.reduce((sum, { amounts }) => sum + (amounts.energyKcal ?? 0), 0);

interface Contribution {
  readonly foodId: string | null;
  readonly amount: number;
  readonly kcal: number;
  /** Error shared by all servings of the same food. */
  readonly foodError: number;
  /** Independent error of each serving. */
  readonly massError: number;
}

/** Sums contributions. Errors add up within a food, correlate by a third between foods, and are independent for masses. */
function sumOf(contributions: readonly Contribution[]): PartlyKnown {
  const amount = contributions.reduce((sum, one) => sum + one.amount, 0);
  const knownKcal = contributions.reduce((sum, { kcal }) => sum + kcal, 0);
  const byFood = new Map<string | null, number>();
  let ofMasses = 0;
  for (const one of contributions) {
    byFood.set(one.foodId, (byFood.get(one.foodId) ?? 0) + one.amount * one.foodError);
    ofMasses += (one.amount * one.massError) ** 2;
  }
  const deviations = [...byFood.values()];
  const squares = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0);
  const together = deviations.reduce((sum, deviation) => sum + deviation, 0) ** 2;
  const variance = ofMasses + (1 - FOOD_CORRELATION) * squares + FOOD_CORRELATION * together;
  return { amount, knownKcal, relativeError: amount === 0 ? 0 : Math.sqrt(variance) / amount };
}

/** Equivalents of a key in an item; undefined if its food groups are unknown. */
export function equivalentsIn({ grams, food }: EatenItem, key: EquivalentKey): number | undefined {
  if (!food?.pattern || grams === null) return undefined;
  return ((food.pattern.equivalents[key] ?? 0) * grams) / 100;
}

/** Added sugars of an item (g), known or estimated from its sugars. */
export function addedSugarsIn({
  amounts,
  grams,
  food,
}: EatenItem): { readonly grams: number; readonly isEstimated: boolean } | undefined {
  if (amounts.addedSugarsG !== undefined)
    return { grams: amounts.addedSugarsG, isEstimated: food?.hasEstimatedSugars === true };
  // Meals logged before the food table listed estimates.
  if (amounts.sugarsG === undefined || grams === null || !food?.pattern || food.pattern.knownShare < 1)
    return undefined;
  return { grams: estimatedAddedSugarsG(amounts.sugarsG, grams, food.pattern), isEstimated: true };
}

/** Food group totals of the items with known food groups. */
export function foodGroupTotals(items: readonly EatenItem[]): Readonly<Record<EquivalentKey, PartlyKnown>> {
  return Object.fromEntries(
    EQUIVALENT_KEYS.map((key) => [
      key,
      sumOf(
        items.flatMap((item): Contribution[] => {
          const amount = equivalentsIn(item, key);
          const { energyKcal } = item.amounts;
          if (amount === undefined || energyKcal === undefined || !item.food?.pattern) return [];
          const { knownShare, relativeError } = item.food.pattern;
          return [
            {
              foodId: item.foodId,
              amount,
              kcal: energyKcal * knownShare,
              foodError: relativeError,
              massError: item.massError,
            },
          ];
        }),
      ),
    ]),
  ) as Record<EquivalentKey, PartlyKnown>;
}

/** Total of a nutrient over the items with a known value. */
export const nutrientTotal = (
  items: readonly EatenItem[],
  key: Exclude<DietNutrient, 'energyKcal' | 'addedSugarsG'>,
): PartlyKnown =>
  sumOf(
    items.flatMap(({ foodId, amounts: { energyKcal, [key]: amount }, massError }): Contribution[] =>
      amount === undefined || energyKcal === undefined
        ? []
        : [{ foodId, amount, kcal: energyKcal, foodError: 0, massError }],
    ),
  );

/** Total added sugars (g) over the items with known or estimated values. */
export const addedSugarsTotal = (items: readonly EatenItem[]): PartlyKnown =>
  sumOf(
    items.flatMap((item): Contribution[] => {
      const sugars = addedSugarsIn(item);
      const { energyKcal } = item.amounts;
      if (!sugars || energyKcal === undefined) return [];
      return [
        {
          foodId: item.foodId,
          amount: sugars.grams,
          kcal: energyKcal,
          foodError: sugars.isEstimated ? ESTIMATED_SUGARS_ERROR : 0,
          massError: item.massError,
        },
      ];
    }),
  );
