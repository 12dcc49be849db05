import type { FoodIndex } from '#domain/foods/food-index.ts';
import type { Term } from '#domain/foods/food-terms.ts';
import type { FoodMatch } from '#domain/foods/match-foods.ts';
import { additionPortion } from './additions.ts';
import type { AnalyzedItem, MealAnalysis } from './analysis.ts';
import { choosePortion } from './choose-portion.ts';
import { estimateItem } from './estimate-item.ts';
import type { ItemDraft } from './item-draft.ts';
import { PhraseMatches } from './phrase-matches.ts';
import { rankForQuantity } from './rank-for-quantity.ts';
import { readItems } from './read-items.ts';
import { stateFit } from './state-of-food.ts';
import { sumNutrients } from './sum-nutrients.ts';

const LEAST_SCORE = 0.3;
/** Words with no amount need to be food more surely. */
const LEAST_SCORE_UNCOUNTED = 0.45;
/** Half of the words name no food: the rest must name one well. */
const LEAST_SCORE_STRANGE = 0.5;
const MOST_ALTERNATIVES = 5;
/** How much confidence is lost where foods that fit nearly as well hold another energy ("corn", fresh or dry). */
const AMBIGUITY = 0.3;
const NEARLY_AS_WELL = 0.8;
/** Keeps foods of hardly any energy from disagreeing, kcal per 100 g. */
const LEAST_KCAL = 20;

/** 0 where all foods that fit nearly as well as the best hold the same energy per gram, 1 where one holds e times as much. */
function energyDisagreement(best: FoodMatch, ranked: readonly FoodMatch[]): number {
  const kcalOf = ({ food }: FoodMatch): number => (food.per100g.energyKcal ?? 0) + LEAST_KCAL;
  const near = ranked.filter(({ score }) => score >= NEARLY_AS_WELL * Math.min(1, best.score));
  return Math.min(1, Math.max(...near.map((match) => Math.abs(Math.log(kcalOf(match) / kcalOf(best))))));
}

/** Longest text that is read; the rest is reported as not understood. */
const LONGEST_TEXT = 10_000;

/** The item's own words; a bracket that opens in them closes in them. */
function wordsOf(text: string, { start, end }: Pick<ItemDraft, 'start' | 'end'>): string {
  const isOpen = text.lastIndexOf('(', end - 1) >= Math.max(start, text.lastIndexOf(')', end - 1) + 1);
  const close = isOpen && text[end] === ')' ? 1 : 0;
  return text
    .slice(start, end + close)
    .replace(/\s+/g, ' ')
    .trim();
}

const isWord = ({ text }: Term): boolean => /\p{L}/u.test(text);

/** What a match must reach: more without an amount, and more where half of the words are of no food, or only near to one. */
function leastScore({ terms, quantity }: ItemDraft, matches: PhraseMatches): number {
  const sure = terms.filter((term) => matches.isFoodTerm(term) && term.isMended !== true).length;
  const strange = terms.filter((term) => isWord(term) && !matches.isKnownTerm(term)).length;
  if (strange > 0 && sure === 0) return Infinity;
  if (strange >= Math.max(1, sure) && quantity.measure === undefined) return LEAST_SCORE_STRANGE;
  return quantity.said === 'nothing' ? LEAST_SCORE_UNCOUNTED : LEAST_SCORE;
}

function analyzeItem(text: string, draft: ItemDraft, matches: PhraseMatches): AnalyzedItem | undefined {
  if (draft.isNegative || !draft.terms.some(isWord)) return undefined;
  const ranked = rankForQuantity(matches.of(draft.terms), draft.quantity);
  const [best] = ranked;
  if (best === undefined || best.score < leastScore(draft, matches)) return undefined;
  const { food, score } = best;
  const added = draft.addedTo === undefined ? undefined : additionPortion(food, draft.addedTo);
  const portion = added ?? choosePortion(food, draft.quantity, draft.heads);
  if (portion === undefined) return undefined;
  const doubt = AMBIGUITY * energyDisagreement(best, ranked);
  const sureness = Math.min(1, score) * portion.fit * stateFit(food, draft.terms) * (1 - doubt);
  const confidence = Math.round(sureness * 100) / 100;
  return {
    words: wordsOf(text, draft),
    foodId: food.id,
    name: food.name,
    alternatives: ranked.slice(1, MOST_ALTERNATIVES + 1).map((other) => ({
      foodId: other.food.id,
      name: other.food.name,
      score: Math.round(other.score * 100) / 100,
    })),
    amount: portion.amount,
    unit: portion.unit,
    grams: portion.grams,
    confidence,
    nutrients: estimateItem(food, portion.grams, confidence),
  };
}

/**
 * Reads a description of a meal into sized foods with nutrients and their bounds. Never throws; what cannot be read, or cannot be
 * believed (amounts below 0 or above 5,000 g of one food), stands in `notUnderstood` in the member's own words.
 */
export function analyzeMeal(text: string, index: FoodIndex): MealAnalysis {
  const read = text.slice(0, LONGEST_TEXT);
  const matches = new PhraseMatches(index);
  const { drafts, pictures } = readItems(read, index, matches);
  const items: AnalyzedItem[] = [];
  const notUnderstood: string[] = [];
  for (const draft of drafts) {
    const item = analyzeItem(read, draft, matches);
    if (item === undefined) notUnderstood.push(wordsOf(read, draft));
    else items.push(item);
  }
  for (const picture of pictures) notUnderstood.push(wordsOf(read, picture));
  if (items.length + notUnderstood.length === 0 && read.trim() !== '') notUnderstood.push(read.trim());
  if (text.length > LONGEST_TEXT) notUnderstood.push(text.slice(LONGEST_TEXT));
  return { text, items, total: sumNutrients(items.map(({ nutrients }) => nutrients)), notUnderstood };
}
