import { addedSugarsIn, equivalentsIn } from './diet-totals.ts';
import type { EatenItem } from './eaten-item.ts';
import type { EquivalentKey } from './equivalents.ts';
import type { HeiKey } from './hei-components.ts';

/** A food of the member's diary and what it brought of a component. */
export interface FoodContribution {
  readonly foodId: string | null;
  readonly name: string;
  /** In the component's unit: cups, ounces, mg of sodium, or g. */
  readonly amount: number;
  readonly times: number;
}

const MAX_FOODS = 3;
/** A trace of something is no advice. */
const LEAST: Readonly<Record<'equivalents' | 'mg' | 'g', number>> = { equivalents: 0.25, mg: 100, g: 3 };

type Measure = (item: EatenItem) => number | undefined;

const group =
  (key: EquivalentKey): Measure =>
  (item) =>
    equivalentsIn(item, key);

/** What raises a component that wants more, or what lowers one that wants less. */
const MEASURES: Readonly<Record<HeiKey, { readonly of: Measure; readonly least: number }>> = {
  'total-fruit': { of: group('totalFruitCups'), least: LEAST.equivalents },
  'whole-fruit': { of: group('wholeFruitCups'), least: LEAST.equivalents },
  vegetables: { of: group('vegetableCups'), least: LEAST.equivalents },
  'greens-and-beans': { of: group('greensAndBeansCups'), least: LEAST.equivalents },
  'whole-grains': { of: group('wholeGrainOunces'), least: LEAST.equivalents },
  dairy: { of: group('dairyCups'), least: LEAST.equivalents },
  'protein-foods': { of: group('proteinFoodOunces'), least: LEAST.equivalents },
  'seafood-and-plant-proteins': {
    of: group('seafoodAndPlantProteinOunces'),
    least: LEAST.equivalents,
  },
  'fatty-acids': {
    of: ({ amounts: { monoFatG, polyFatG, satFatG } }) =>
      monoFatG === undefined || polyFatG === undefined || satFatG === undefined
        ? undefined
        : monoFatG + polyFatG - 2.5 * satFatG,
    least: LEAST.g,
  },
  'refined-grains': { of: group('refinedGrainOunces'), least: LEAST.equivalents },
  sodium: { of: ({ amounts }) => amounts.sodiumMg, least: LEAST.mg },
  'added-sugars': { of: (item) => addedSugarsIn(item)?.grams, least: LEAST.g },
  'saturated-fat': { of: ({ amounts }) => amounts.satFatG, least: LEAST.g },
};

/** The foods of a diary that brought most of a component, the most first. */
export function contributionsTo(key: HeiKey, items: readonly EatenItem[]): readonly FoodContribution[] {
  const { of, least } = MEASURES[key];
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
    .filter(({ amount }) => amount >= least)
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, MAX_FOODS);
}
