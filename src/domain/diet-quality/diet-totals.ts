import type { DietNutrient, EatenItem } from './eaten-item.ts';
import { EQUIVALENT_KEYS, type EquivalentKey } from './equivalents.ts';
import type { FoodPattern } from './food-pattern.ts';

/**
 * Added sugars of a food whose label or table does not tell them: its sugars less those that its fruit, milk, vegetables and grain bring
 * of themselves. An estimate in the manner of Louie et al., Eur J Clin Nutr 2015;69:154-161, doi:10.1038/ejcn.2014.256 (step 5: by
 * comparison with the unsweetened food).
 * @param grams of the food
 */
export const estimatedAddedSugarsG = (
  sugarsG: number,
  grams: number,
  { naturalSugarsG }: Pick<FoodPattern, 'naturalSugarsG'>,
): number => Math.max(0, sugarsG - (naturalSugarsG * grams) / 100);

/** A sum over items that not all of them tell. */
export interface PartlyKnown {
  readonly amount: number;
  /** One standard deviation, as a share of the amount. */
  readonly relativeError: number;
  /** Energy of the items that tell it. */
  readonly knownKcal: number;
}

/**
 * How much the errors of two foods go the same way: one table tells what all of them are made of. No published data says how much; a third
 * is assumed, as between the meals of a day. Masses err on their own: who serves all of it large eats no other mixture.
 */
const FOOD_CORRELATION = 1 / 3;

/** Error of added sugars that are reckoned from the sugars of a food. */
const ESTIMATED_SUGARS_ERROR = 0.25;

/** Energy of the items, kcal; of those whose energy is known. */
export const totalKcal = (items: readonly EatenItem[]): number =>
  items.reduce((sum, { amounts }) => sum + (amounts.energyKcal ?? 0), 0);

interface Contribution {
  readonly foodId: string | null;
  readonly amount: number;
  readonly kcal: number;
  /** Errs alike whenever the same food is eaten. */
  readonly foodError: number;
  /** Errs anew with every helping. */
  readonly massError: number;
}

/** Adds what items contributions: the error of a food adds up over its helpings, foods err alike by a third, masses by their squares. */
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

/** Equivalents of one key in an item; undefined where the item's food groups are not known. */
export function equivalentsIn({ grams, food }: EatenItem, key: EquivalentKey): number | undefined {
  if (!food?.pattern || grams === null) return undefined;
  return ((food.pattern.equivalents[key] ?? 0) * grams) / 100;
}

/** Added sugars of an item, g: told, else reckoned from its sugars. */
export function addedSugarsIn({
  amounts,
  grams,
  food,
}: EatenItem): { readonly grams: number; readonly isEstimated: boolean } | undefined {
  if (amounts.addedSugarsG !== undefined) return { grams: amounts.addedSugarsG, isEstimated: false };
  if (amounts.sugarsG === undefined || grams === null || !food?.pattern || food.pattern.knownShare < 1)
    return undefined;
  return { grams: estimatedAddedSugarsG(amounts.sugarsG, grams, food.pattern), isEstimated: true };
}

/** What all items contributions of the food groups, from those whose food groups are known. */
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

/** What all items contributions of a nutrient, from those that tell it. */
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

/** Added sugars, g, from the items that tell them or whose sugars tell them. */
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
