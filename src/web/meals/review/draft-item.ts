import type { MealItem } from '#contract/meals/meals.ts';
import { MAX_AMOUNT, MAX_ITEM_GRAMS, MAX_QUICK_ADD_KCAL } from '#domain/meals/limits.ts';
import type { Food } from '#domain/foods/food.ts';
import type { AnalyzedItem } from '#domain/meals/analysis/analysis.ts';
import { isBestGuess } from '#domain/meals/analysis/best-guess.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { estimateItem } from '#domain/meals/estimates/estimate-item.ts';
import { portionGrams } from '#domain/meals/portions/portion-grams.ts';
import { scaleItem } from '#domain/meals/estimates/scale-items.ts';
import { usualPortion } from '#domain/meals/portions/portion-grams.ts';
import { amountText } from '#domain/meals/amount-text.ts';
import { parseAmount, typedAmountFault } from '#web/lib/units/amount.ts';
import type { DraftItem } from './draft.ts';

/** Confidence in a food that the member chose: the match is certain, the portion isn't. */
const CHOSEN = 1;

/** Error of a quick add's amount: it has no mass, only figures that scale with the amount. */
function servingsFault({ amountText: typed, nutrients }: DraftItem): string | undefined {
  const fault = typedAmountFault(typed);
  if (fault !== undefined) return fault;
  const { energyKcal, ...masses } = nutrients;
  const tooMuch =
    (energyKcal?.value ?? 0) > MAX_QUICK_ADD_KCAL ||
    Object.values(masses).some(({ value }) => value > MAX_ITEM_GRAMS);
  return tooMuch ? 'Enter up to 20,000 kcal, and up to 5,000 g of each nutrient.' : undefined;
}

/** Error of an item's amount, as text for the form; undefined if it can be saved. */
export function amountFault(item: DraftItem): string | undefined {
  if (item.foodId === null) return servingsFault(item);
  const { amountText: typed, unit, grams } = item;
  if (!grams || grams.value <= 0)
    return typedAmountFault(typed, unit === 'g' ? MAX_ITEM_GRAMS : MAX_AMOUNT) ?? 'Enter a number.';
  return grams.value > MAX_ITEM_GRAMS ? 'This is more than 11 lb (5 kg). Enter a smaller amount.' : undefined;
}

/** The item with mass and nutrients for its amount; without them while the amount isn't a number. */
function measured(item: DraftItem, food: Food): DraftItem {
  const amount = parseAmount(item.amountText);
  const grams = amount === undefined ? undefined : portionGrams(food, amount, item.unit);
  if (!grams) return { ...item, grams: null, nutrients: {} };
  const nutrients = estimateItem(food, grams, item.confidence, item.otherFoods);
  return { ...item, base: undefined, grams, nutrients };
}

function readItem({ amount, ...item }: AnalyzedItem, key: string): DraftItem {
  const { grams, nutrients } = item;
  return {
    ...item,
    amountText: amountText(amount),
    key,
    base: { amount, grams, nutrients },
    ...(isBestGuess(item) && { isGuess: true }),
  };
}

const readBefore = new WeakMap<AnalyzedItem, DraftItem>();

/**
 * Items read from a text. The key consists of the words and their occurrence, so that typing on changes neither key nor correction. The
 * same item always becomes the same object, so that only new ones are rendered.
 */
export function toDraftItems(items: readonly AnalyzedItem[]): readonly DraftItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const times = (seen.get(item.words) ?? 0) + 1;
    seen.set(item.words, times);
    const key = `${item.words}#${times}`;
    const before = readBefore.get(item);
    if (before?.key === key) return before;
    const read = readItem(item, key);
    readBefore.set(item, read);
    return read;
  });
}

/** An item of a stored meal, with its frozen figures. */
export const storedItem = ({ id, amount, ...item }: MealItem): DraftItem => ({
  ...item,
  key: id,
  alternatives: [],
  amountText: amountText(amount),
  base: { amount, grams: item.grams, nutrients: item.nutrients },
});

/** A quick add: one serving of something that isn't in a table. */
export const quickItem = (key: string, name: string, nutrients: NutrientEstimates): DraftItem => ({
  key,
  words: null,
  foodId: null,
  name,
  alternatives: [],
  amountText: '1',
  unit: 'serving',
  grams: null,
  nutrients,
  confidence: CHOSEN,
  base: { amount: 1, grams: null, nutrients },
});

const usual = (food: Food): Pick<DraftItem, 'amountText' | 'unit'> => {
  const { amount, unit } = usualPortion(food);
  return { amountText: amountText(amount), unit };
};

/** A food picked by hand, in its usual portion. @param words the phrase it answers, if that wasn’t recognized */
export const pickedItem = (key: string, food: Food, words: string | null = null): DraftItem =>
  measured(
    {
      key,
      words,
      foodId: food.id,
      name: food.name,
      alternatives: [],
      ...usual(food),
      grams: null,
      nutrients: {},
      confidence: CHOSEN,
    },
    food,
  );

/** The item with its `base` figures scaled to the amount; without them while the amount isn't a number. */
function scaled(item: DraftItem): DraftItem {
  const amount = parseAmount(item.amountText);
  if (amount === undefined || !item.base) return { ...item, grams: null, nutrients: {} };
  const { grams, nutrients } = scaleItem(item.base, amount / item.base.amount);
  return { ...item, grams, nutrients };
}

/** @param food undefined for quick adds and for foods that aren't on this device */
export const withAmount = (item: DraftItem, food: Food | undefined, typed: string): DraftItem =>
  food ? measured({ ...item, amountText: typed }, food) : scaled({ ...item, amountText: typed });

export const withPortionUnit = (item: DraftItem, food: Food, unit: string): DraftItem =>
  measured({ ...item, unit }, food);

/** Another food for the same words. The old one becomes the first alternative; amount and unit stay if the new food has the unit. */
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
    otherFoods: undefined,
  };
  const kept = measured(changed, food);
  return kept.grams ? kept : measured({ ...changed, ...usual(food) }, food);
}
