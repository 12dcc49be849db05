import { MAX_ITEM_GRAMS } from '#domain/meals/limits.ts';
import type { Food } from '#domain/foods/food.ts';
import type { AnalyzedItem, FoodAlternative, MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { choosePortion } from '#domain/meals/portions/choose-portion.ts';
import type { Estimate } from '#domain/meals/estimates/estimate.ts';
import { estimateItem } from '#domain/meals/estimates/estimate-item.ts';
import { foodWordsOf, readItemWords, type ItemWords } from '#domain/meals/reading/text/normalized-words.ts';
import { portionGrams } from '#domain/meals/portions/portion-grams.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { MEASURE_BY_LABEL } from '#domain/meals/portions/units.ts';

/** What some words mean for a member: a food and, if set, an amount. */
export interface Correction {
  /** `normalizedWords` of the words the member corrected, including the amount. */
  readonly words: string;
  readonly foodId: string;
  /** Above 0, in `unit`; null if only the food was corrected. */
  readonly amount: number | null;
  /** One of the food's units (`unitsOf`); null if only the food was corrected. */
  readonly unit: string | null;
}

/** The member's own correction is certain. */
const TAUGHT = 1;
const MAX_ALTERNATIVES = 5;

interface Portion {
  readonly amount: number;
  readonly unit: string;
  readonly grams: Estimate;
}

/** The corrected amount for words with the same amount; undefined if this food has no such amount. */
function taughtPortion(food: Food, { amount, unit }: Correction): Portion | undefined {
  if (amount === null || unit === null) return undefined;
  const grams = portionGrams(food, amount, unit);
  return grams !== undefined && grams.value > 0 && grams.value <= MAX_ITEM_GRAMS
    ? { amount, unit, grams }
    : undefined;
}

/**
 * Whether the words state an amount in the same unit: someone who changes "an egg" to 3 eggs, or "200 ml milk" to 250 ml, had more this
 * time, while "a coffee" of 350 ml is always that large.
 */
export const statesAmount = (
  { quantity }: ItemWords,
  read: Pick<AnalyzedItem, 'foodId' | 'unit'> | undefined,
  { foodId, unit }: Pick<Correction, 'foodId' | 'unit'>,
): boolean =>
  (quantity.said === 'number' || quantity.said === 'article') &&
  read?.foodId === foodId &&
  read.unit === unit;

/** The amount in the words, for the corrected food. A weighed amount stays as it is; otherwise the food's own portions apply. */
function saidPortion(food: Food, said: ItemWords, item: AnalyzedItem | undefined): Portion | undefined {
  if (item !== undefined && (item.foodId === food.id || MEASURE_BY_LABEL.get(item.unit)?.kind === 'mass'))
    return { amount: item.amount, unit: item.unit, grams: item.grams };
  return choosePortion(food, said.quantity, said.heads);
}

/** The last correction of exactly these words, otherwise the last one of the same food words. */
const correctionFor = (
  { normalized, food }: ItemWords,
  corrections: readonly Correction[],
): Correction | undefined =>
  food === ''
    ? undefined
    : (corrections.findLast(({ words }) => words === normalized) ??
      corrections.findLast(({ words }) => foodWordsOf(words) === food));

function alternativesTo(food: Food, item: AnalyzedItem | undefined): readonly FoodAlternative[] {
  if (item === undefined) return [];
  if (item.foodId === food.id) return item.alternatives;
  const others = item.alternatives.filter(({ foodId }) => foodId !== food.id);
  return [{ foodId: item.foodId, name: item.name, score: item.confidence }, ...others].slice(
    0,
    MAX_ALTERNATIVES,
  );
}

function corrected(
  words: string,
  item: AnalyzedItem | undefined,
  corrections: readonly Correction[],
  foodOf: (foodId: string) => Food | undefined,
): AnalyzedItem | undefined {
  const said = readItemWords(words);
  const correction = correctionFor(said, corrections);
  const food = correction === undefined ? undefined : foodOf(correction.foodId);
  if (correction === undefined || food === undefined) return undefined;
  const isSameAmount = correction.words === said.normalized && !statesAmount(said, item, correction);
  const portion =
    (isSameAmount ? taughtPortion(food, correction) : undefined) ?? saidPortion(food, said, item);
  if (portion === undefined) return undefined;
  return {
    words,
    foodId: food.id,
    name: food.name,
    alternatives: alternativesTo(food, item),
    amount: portion.amount,
    unit: portion.unit,
    grams: portion.grams,
    confidence: TAUGHT,
    nutrients: estimateItem(food, portion.grams, TAUGHT),
  };
}

/**
 * Applies a member's corrections to an analyzed meal. Returns a new analysis; items without a correction stay as they are. The food of a
 * correction applies to the same food words with any amount: after "toast" was corrected to rye toast, "3 slices of toast" are three slices
 * of rye toast. The amount applies only if the words have the same amount as the corrected ones: with "coffee" corrected to 350 ml, "500 ml
 * coffee" stays 500 ml. "A coffee", "one coffee" and "coffee" have the same amount. A corrected phrase of `notUnderstood` becomes an item
 * at the end of the list. The food found before becomes the first alternative, so that one tap undoes the correction. Confidence is 1;
 * total and bounds are recomputed.
 * @param corrections oldest first: among several matches, exact words win, then the latest
 * @param foodOf the reference foods and the member's own; corrections with unknown foods are ignored
 */
export function applyCorrections(
  analysis: MealAnalysis,
  corrections: readonly Correction[],
  foodOf: (foodId: string) => Food | undefined,
): MealAnalysis {
  if (corrections.length === 0) return analysis;
  const items = analysis.items.map((item) => corrected(item.words, item, corrections, foodOf) ?? item);
  const notUnderstood: string[] = [];
  for (const words of analysis.notUnderstood) {
    const item = corrected(words, undefined, corrections, foodOf);
    if (item === undefined) notUnderstood.push(words);
    else items.push(item);
  }
  return { ...analysis, items, total: sumNutrients(items.map(({ nutrients }) => nutrients)), notUnderstood };
}
