import type { FoodIndex } from '#domain/foods/food-index.ts';
import { termsOfWords, type Term } from '#domain/foods/food-terms.ts';
import { mendTerms } from '#domain/foods/match-foods.ts';
import { canonicalWords, tokenizeText, type TextToken } from '#domain/foods/text.ts';
import { additionPortion } from './additions.ts';
import type { AnalyzedItem, MealAnalysis } from './analysis.ts';
import { choosePortion } from './choose-portion.ts';
import { estimateItem } from './estimate-item.ts';
import { stripFrames } from './frames.ts';
import { groupPhrases } from './group-phrases.ts';
import type { ItemDraft } from './item-draft.ts';
import { PhraseMatches } from './phrase-matches.ts';
import { rankForQuantity } from './rank-for-quantity.ts';
import { readClause, type Lexicon } from './read-clause.ts';
import { splitClauses } from './split-clauses.ts';
import { sumNutrients } from './sum-nutrients.ts';

const LEAST_SCORE = 0.3;
/** Words with no amount need to be food more surely. */
const LEAST_SCORE_UNCOUNTED = 0.45;
const MOST_ALTERNATIVES = 5;
/** Longest text that is read; the rest is reported as not understood. */
const LONGEST_TEXT = 10_000;

const wordsOf = (text: string, { start, end }: Pick<ItemDraft, 'start' | 'end'>): string =>
  text.slice(start, end).replace(/\s+/g, ' ').trim();

const isWord = ({ text }: Term): boolean => /\p{L}/u.test(text);
const isMark = ({ kind }: TextToken): boolean => kind === 'mark';
const isPicture = ({ text }: TextToken): boolean => /\p{Extended_Pictographic}/u.test(text);

function analyzeItem(text: string, draft: ItemDraft, matches: PhraseMatches): AnalyzedItem | undefined {
  if (draft.isNegative || !draft.terms.some(isWord)) return undefined;
  const ranked = rankForQuantity(matches.of(draft.terms), draft.quantity);
  const [best] = ranked;
  if (
    best === undefined ||
    best.score < (draft.quantity.said === 'nothing' ? LEAST_SCORE_UNCOUNTED : LEAST_SCORE)
  )
    return undefined;
  const { food, score } = best;
  const added = draft.addedTo === undefined ? undefined : additionPortion(food, draft.addedTo);
  const portion = added ?? choosePortion(food, draft.quantity, draft.heads);
  if (portion === undefined) return undefined;
  const confidence = Math.round(Math.min(1, score) * portion.fit * 100) / 100;
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
  const keyOf = (words: readonly string[]): string =>
    termsOfWords(words)
      .map(({ text }) => text)
      .join(' ');
  const isNumberName = (words: readonly string[]): boolean =>
    [2, 3, 4].some(
      (length) => words.length >= length && index.numberNames.has(keyOf(words.slice(0, length))),
    );
  const isSizeName = (words: readonly string[]): boolean => words.length > 1 && index.exact.has(keyOf(words));
  const lexicon: Lexicon = {
    isNumberName,
    isSizeName,
    isFoodWord: (word) => canonicalWords(word).some((form) => index.termIds.has(form)),
  };
  const clauses = splitClauses(stripFrames(tokenizeText(read)));
  const matches = new PhraseMatches(index);
  const phrases = clauses
    .map((clause) => readClause(clause, lexicon))
    .map((phrase) => ({ ...phrase, terms: mendTerms(index, phrase.terms) }));
  const drafts = groupPhrases(phrases, matches);
  const items: AnalyzedItem[] = [];
  const notUnderstood: string[] = [];
  for (const draft of drafts) {
    const item = analyzeItem(read, draft, matches);
    if (item === undefined) notUnderstood.push(wordsOf(read, draft));
    else items.push(item);
  }
  for (const { tokens } of clauses) {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last && tokens.every(isMark) && tokens.some(isPicture))
      notUnderstood.push(wordsOf(read, { start: first.start, end: last.end }));
  }
  if (items.length + notUnderstood.length === 0 && read.trim() !== '') notUnderstood.push(read.trim());
  if (text.length > LONGEST_TEXT) notUnderstood.push(text.slice(LONGEST_TEXT));
  return { text, items, total: sumNutrients(items.map(({ nutrients }) => nutrients)), notUnderstood };
}
