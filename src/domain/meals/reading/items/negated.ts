import type { FoodGroup } from '#domain/foods/food.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';
import type { Phrase } from './read-clause.ts';

/** "no sugar", "without butter": only absent foods. */
export const isNegated = (phrase: Phrase): boolean =>
  phrase.terms.length > 0 && phrase.terms.every(({ text }) => text.startsWith('-'));
/** What is put on or in a dish. */
const ADDED: ReadonlySet<FoodGroup> = new Set([
  'sauce',
  'cheese',
  'oil',
  'sweet',
  'vegetable',
  'greens',
  'legume',
]);

/**
 * How far a negation extends: both are absent in "coffee without milk and sugar" and "no lettuce and tomato", but in "burger without bun
 * and fries" the fries aren't.
 */
export function isNegatedToo(item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean {
  const isAfterNegation = phrase.joiner === 'and' && item.terms.at(-1)?.text.startsWith('-') === true;
  if (!isAfterNegation || phrase.quantity.said !== 'nothing' || phrase.terms.length === 0) return false;
  const own = matches.best(phrase.terms);
  return own !== undefined && ADDED.has(own.food.group);
}
