import { MAX_ITEM_GRAMS } from '#domain/meals/limits.ts';
import type { Food } from '#domain/foods/food.ts';
import { buildFoodIndex, type FoodIndex } from '#domain/foods/search/food-index.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import type { AnalyzedItem } from './analysis.ts';
import { choosePortion, type ChosenPortion } from '#domain/meals/portions/choose-portion.ts';
import { around, joinRanges, logRangeOf, within, type Estimate } from '#domain/meals/estimates/estimate.ts';
import { estimateItem } from '#domain/meals/estimates/estimate-item.ts';
import { readItemWords, type ItemWords } from '#domain/meals/reading/text/normalized-words.ts';
import { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { portionGrams } from '#domain/meals/portions/portion-grams.ts';
import { rankForQuantity } from '#domain/meals/reading/amounts/rank-for-quantity.ts';
import { MEASURE_BY_LABEL } from '#domain/meals/portions/units.ts';

/** A food named and sized by someone else, such as a model that analyzed a photo. It has no nutrients. */
export interface NamedItem {
  readonly name: string;
  readonly preparation?: string | null | undefined;
  /** Above 0, of `unit`. */
  readonly amount: number;
  readonly unit: string;
  /** Mass of the whole amount, g; null if it wasn't given. */
  readonly grams: number | null;
  /** The namer's confidence in food and size, 0 to 1. */
  readonly confidence: number;
  /** Words of the description that it came from; without them, its name is used. */
  readonly words?: string | undefined;
}

/** Named items matched to foods of the tables; `notUnderstood` has the others as named. */
export interface GroundedItems {
  readonly items: readonly AnalyzedItem[];
  readonly notUnderstood: readonly NamedItem[];
}

/** Minimum score for a row to match a name. */
const MIN_SCORE = 0.55;
/** A name that matches this well means the member's own food. */
const MIN_SCORE_OWN = 0.8;
const MAX_ALTERNATIVES = 5;
/** Range of a weight estimated by eye, as a logarithm, at best. */
const EYE_SPREAD = 0.25;
/** Range added as the namer's confidence falls from 1 to 0. */
const DOUBT_SPREAD = 0.8;

const inHundredths = (share: number): number => Math.round(share * 100) / 100;

/** A range widened by the namer's uncertainty, as an independent error. */
function widened(grams: Estimate, confidence: number): Estimate {
  const doubt = DOUBT_SPREAD * (1 - clamp(confidence, 0, 1));
  return within(grams.value, joinRanges(logRangeOf(grams), { below: doubt, above: doubt }));
}

/** Words for "some": the weight gives the amount instead. */
const ANY_AMOUNT: ReadonlySet<string> = new Set(['serving', 'portion', 'helping', 'plate', 'bowl']);

const isMass = (unit: string): boolean => MEASURE_BY_LABEL.get(unit)?.kind === 'mass';

/** An estimated weight, in grams; undefined if implausible. */
const judged = (grams: number): ChosenPortion | undefined =>
  grams > 0 && grams <= MAX_ITEM_GRAMS
    ? { amount: Number(grams.toPrecision(4)), unit: 'g', grams: around(grams, EYE_SPREAD), fit: 1 }
    : undefined;

/**
 * Portion of a named item. A weight that agrees with the food's own counted portion keeps the words ("2 slices"); any other is used in
 * grams. Without a weight, the amount is read from the words.
 */
function portionFor(food: Food, item: NamedItem, said: ItemWords): ChosenPortion | undefined {
  const { amount, unit } = item;
  const own = portionGrams(food, amount, unit);
  if (isMass(unit)) return judged(item.grams ?? own?.value ?? 0);
  const isCounted = own !== undefined && own.value > 0 && own.value <= MAX_ITEM_GRAMS;
  if (item.grams === null)
    return isCounted ? { amount, unit, grams: own, fit: 1 } : choosePortion(food, said.quantity, said.heads);
  const agrees = isCounted && !ANY_AMOUNT.has(unit) && item.grams >= own.low && item.grams <= own.high;
  return agrees ? { amount, unit, grams: own, fit: 1 } : judged(item.grams);
}

/** Foods that the name may mean, best first. The preparation counts only if some row has it. */
function foodsFor(matches: PhraseMatches, { name, preparation }: NamedItem, { quantity }: ItemWords) {
  const asNamed = rankForQuantity(matches.of(termsOfText(name)), quantity);
  if (!preparation) return asNamed;
  const asMade = rankForQuantity(matches.of(termsOfText(`${name}, ${preparation}`)), quantity);
  return (asMade[0]?.score ?? 0) >= MIN_SCORE ? asMade : asNamed;
}

function grounded(
  item: NamedItem,
  reference: PhraseMatches,
  own: PhraseMatches | undefined,
): AnalyzedItem | undefined {
  const said = readItemWords(`${item.amount} ${item.unit} ${item.name}`);
  const mine = own === undefined ? [] : foodsFor(own, item, said);
  const found = foodsFor(reference, item, said);
  const isMine = (mine[0]?.score ?? 0) >= Math.max(MIN_SCORE_OWN, found[0]?.score ?? 0);
  const [best, ...others] = isMine ? [...mine.slice(0, 1), ...found] : found;
  if (best === undefined || best.score < MIN_SCORE) return undefined;
  const portion = portionFor(best.food, item, said);
  if (portion === undefined) return undefined;
  const grams = widened(portion.grams, item.confidence);
  const confidence = inHundredths(clamp(best.score, 0, 1) * portion.fit * clamp(item.confidence, 0, 1));
  return {
    words: item.words ?? item.name,
    foodId: best.food.id,
    name: best.food.name,
    alternatives: others.slice(0, MAX_ALTERNATIVES).map(({ food, score }) => ({
      foodId: food.id,
      name: food.name,
      score: inHundredths(score),
    })),
    amount: portion.amount,
    unit: portion.unit,
    grams,
    confidence,
    nutrients: estimateItem(best.food, grams, confidence),
  };
}

/**
 * Finds rows of the food tables for items named and sized by someone else. Every nutrient comes from a row; an item without a matching row
 * or with an implausible weight counts as not understood. The namer's uncertainty widens both the mass and the nutrients. Bounds of weights
 * estimated by eye follow the accuracy of people and models with photos, ±25% at best.
 * @param ownFoods the member's own, preferred if their name matches equally well
 */
export function groundNamedItems(
  named: readonly NamedItem[],
  index: FoodIndex,
  ownFoods: readonly Food[] = [],
): GroundedItems {
  const reference = new PhraseMatches(index);
  const own = ownFoods.length === 0 ? undefined : new PhraseMatches(buildFoodIndex(ownFoods));
  const items: AnalyzedItem[] = [];
  const notUnderstood: NamedItem[] = [];
  for (const item of named) {
    const found = grounded(item, reference, own);
    if (found === undefined) notUnderstood.push(item);
    else items.push(found);
  }
  return { items, notUnderstood };
}
