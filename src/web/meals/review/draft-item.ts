import type { MealItem } from '#contract/meals/meals.ts';
import { MAX_ITEM_GRAMS, MAX_QUICK_ADD_KCAL } from '#domain/meals/limits.ts';
import type { Food } from '#domain/foods/food.ts';
import type { AnalyzedItem } from '#domain/meals/analysis.ts';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
import { estimateItem } from '#domain/meals/estimate-item.ts';
import { portionGrams } from '#domain/meals/portions/portion-grams.ts';
import { scaleItem } from '#domain/meals/scale-items.ts';
import { usualPortion } from '#domain/meals/portions/portion-grams.ts';
import { amountText, parseAmount } from '#web/lib/units/amount.ts';
import type { DraftItem } from './draft.ts';

/** A food and amount that the member chose themselves: the match is certain, the portion is not. */
const CHOSEN = 1;

/** What is wrong with a quick add's amount: it has no mass, its figures grow with it. */
function servingsFault({ amountText: typed, nutrients }: DraftItem): string | undefined {
  if (parseAmount(typed) === undefined) return 'Not an amount';
  const { energyKcal, ...masses } = nutrients;
  const tooMuch =
    (energyKcal?.value ?? 0) > MAX_QUICK_ADD_KCAL ||
    Object.values(masses).some(({ value }) => value > MAX_ITEM_GRAMS);
  return tooMuch ? 'At most 20,000 kcal and 5,000 g' : undefined;
}

/** What is wrong with an item's amount, for people; undefined where it can be saved. */
export function amountFault(item: DraftItem): string | undefined {
  if (item.foodId === null) return servingsFault(item);
  const { grams } = item;
  if (!grams || grams.value <= 0) return 'Not an amount';
  return grams.value > MAX_ITEM_GRAMS ? 'At most 5,000 g' : undefined;
}

/** The item with its mass and nutrients as they follow from food, amount and unit; without them while the amount is no number. */
function measured(item: DraftItem, food: Food): DraftItem {
  const { grams: _, ...rest } = item;
  const amount = parseAmount(item.amountText);
  const grams = amount === undefined ? undefined : portionGrams(food, amount, item.unit);
  if (!grams) return { ...rest, nutrients: {} };
  return { ...rest, grams, nutrients: estimateItem(food, grams, item.confidence) };
}

/**
 * Items read from a text, each with a key made of its words and how often they came before: typing on changes neither key nor correction.
 */
export function readItems(items: readonly AnalyzedItem[]): readonly DraftItem[] {
  const seen = new Map<string, number>();
  return items.map(({ alternatives, amount, ...item }) => {
    const times = (seen.get(item.words) ?? 0) + 1;
    seen.set(item.words, times);
    return {
      ...item,
      alternatives: [...alternatives],
      amountText: amountText(amount),
      key: `${item.words}#${times}`,
    };
  });
}

/** An item of a stored meal, with its figures as they were frozen. */
export const storedItem = ({
  id,
  words,
  foodId,
  name,
  amount,
  unit,
  grams,
  nutrients,
  confidence,
}: MealItem): DraftItem => ({
  key: id,
  ...(words === null ? {} : { words }),
  foodId,
  name,
  alternatives: [],
  amountText: amountText(amount),
  unit,
  ...(grams === null ? {} : { grams }),
  nutrients,
  confidence,
  base: { amount, grams, nutrients },
});

/** What a member typed of something that is no food of any table: one serving of it. */
export const quickItem = (key: string, name: string, nutrients: NutrientEstimates): DraftItem => ({
  key,
  foodId: null,
  name,
  alternatives: [],
  amountText: '1',
  unit: 'serving',
  nutrients,
  confidence: CHOSEN,
  base: { amount: 1, grams: null, nutrients },
});

const usual = (food: Food): Pick<DraftItem, 'amountText' | 'unit'> => {
  const { amount, unit } = usualPortion(food);
  return { amountText: amountText(amount), unit };
};

/** A food picked by hand, in the portion people usually eat. `words` where it answers a phrase that was not understood. */
export const pickedItem = (key: string, food: Food, words?: string): DraftItem =>
  measured(
    {
      key,
      ...(words === undefined ? {} : { words }),
      foodId: food.id,
      name: food.name,
      alternatives: [],
      ...usual(food),
      nutrients: {},
      confidence: CHOSEN,
    },
    food,
  );

/** The item with its figures as they follow from those it came with, in the same unit; without them while the amount is no number. */
function scaled(item: DraftItem): DraftItem {
  const { grams: _, ...rest } = item;
  const amount = parseAmount(item.amountText);
  if (amount === undefined || !item.base) return { ...rest, nutrients: {} };
  const { grams, nutrients } = scaleItem(item.base, amount / item.base.amount);
  return { ...rest, ...(grams === null ? {} : { grams }), nutrients };
}

/** @param food undefined where the item is of none, or of one that is not at hand */
export const withAmount = (item: DraftItem, food: Food | undefined, typed: string): DraftItem =>
  food ? measured({ ...item, amountText: typed }, food) : scaled({ ...item, amountText: typed });

export const withUnit = (item: DraftItem, food: Food, unit: string): DraftItem =>
  measured({ ...item, unit }, food);

/** Another food for the same words. The old one stays a tap away; amount and unit stay where the new food knows the unit. */
export function withFood(item: DraftItem, food: Food): DraftItem {
  const others = item.alternatives.filter(({ foodId }) => foodId !== food.id);
  const changed: DraftItem = {
    ...item,
    base: undefined,
    foodId: food.id,
    name: food.name,
    alternatives:
      item.foodId === null
        ? others
        : [{ foodId: item.foodId, name: item.name, score: item.confidence }, ...others],
    confidence: CHOSEN,
  };
  const kept = measured(changed, food);
  return kept.grams ? kept : measured({ ...changed, ...usual(food) }, food);
}
