import { addedSugarsIn, equivalentsIn } from './diet-totals.ts';
import type { EatenItem } from './eaten-item.ts';
import type { EquivalentKey } from './equivalents.ts';
import type { HeiKey } from './hei-components.ts';

/** Logged food with its contribution to a component. */
export interface FoodContribution {
  readonly foodId: string | null;
  readonly name: string;
  /** In the component's unit: cups, ounces, mg of sodium, or g */
  readonly amount: number;
  readonly times: number;
}

const MAX_FOODS = 3;
/** Smaller contributions aren't worth mentioning. */
const MIN_AMOUNT: Readonly<Record<'equivalents' | 'mg' | 'g', number>> = { equivalents: 0.25, mg: 100, g: 3 };

type Measure = (item: EatenItem) => number | undefined;

const group =
  (key: EquivalentKey): Measure =>
  (item) =>
    equivalentsIn(item, key);

/** Measures of the foods that raise or lower each component. */
const MEASURES: Readonly<Record<HeiKey, { readonly of: Measure; readonly min: number }>> = {
  'total-fruit': { of: group('totalFruitCups'), min: MIN_AMOUNT.equivalents },
  'whole-fruit': { of: group('wholeFruitCups'), min: MIN_AMOUNT.equivalents },
  vegetables: { of: group('vegetableCups'), min: MIN_AMOUNT.equivalents },
  'greens-and-beans': { of: group('greensAndBeansCups'), min: MIN_AMOUNT.equivalents },
  'whole-grains': { of: group('wholeGrainOunces'), min: MIN_AMOUNT.equivalents },
  dairy: { of: group('dairyCups'), min: MIN_AMOUNT.equivalents },
  'protein-foods': { of: group('proteinFoodOunces'), min: MIN_AMOUNT.equivalents },
  'seafood-and-plant-proteins': {
    of: group('seafoodAndPlantProteinOunces'),
    min: MIN_AMOUNT.equivalents,
  },
  'fatty-acids': {
    of: ({ amounts: { monoFatG, polyFatG, satFatG } }) =>
      monoFatG === undefined || polyFatG === undefined || satFatG === undefined
        ? undefined
        : monoFatG + polyFatG - 2.5 * satFatG,
    min: MIN_AMOUNT.g,
  },
  'refined-grains': { of: group('refinedGrainOunces'), min: MIN_AMOUNT.equivalents },
  sodium: { of: ({ amounts }) => amounts.sodiumMg, min: MIN_AMOUNT.mg },
  'added-sugars': { of: (item) => addedSugarsIn(item)?.grams, min: MIN_AMOUNT.g },
  'saturated-fat': { of: ({ amounts }) => amounts.satFatG, min: MIN_AMOUNT.g },
};

/** Logged foods that contributed most to a component, largest first. */
export function contributionsTo(key: HeiKey, items: readonly EatenItem[]): readonly FoodContribution[] {
  const { of, min } = MEASURES[key];
  const byFood = new Map<string, FoodContribution>();
  for (const item of items) {
    const amount = of(item);
    if (amount === undefined || amount <= 0) continue;
    const id = item.foodId ?? item.name;
    const before = byFood.get(id);
    byFood.set(id, {
      foodId: item.foodId,
      name: item.name,
      amount: (before?.amount ?? 0) + amount,
      times: (before?.times ?? 0) + 1,
    });
  }
  return [...byFood.values()]
    .filter(({ amount }) => amount >= min)
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, MAX_FOODS);
}
