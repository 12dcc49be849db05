import type { FoodGroup } from '#domain/foods/food.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';
import type { Phrase } from './read-clause.ts';

/** "no sugar", "without butter": only what is absent. */
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

/** "Coffee without milk and sugar", "no lettuce and tomato": both are absent; in "burger without bun and fries" the fries are not. */
export function isNegatedToo(item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean {
  const isAfterNegation = phrase.joiner === 'and' && item.terms.at(-1)?.text.startsWith('-') === true;
  if (!isAfterNegation || phrase.quantity.said !== 'nothing' || phrase.terms.length === 0) return false;
  const own = matches.best(phrase.terms);
  return own !== undefined && ADDED.has(own.food.group);
}
