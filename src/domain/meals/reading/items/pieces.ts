import { stemWord } from '#domain/foods/search/text.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';
import { isOpen } from './part-of-dish.ts';
import type { Phrase } from './read-clause.ts';

/** Pieces that foods come in and that are foods themselves. */
const PIECE =
  /^(bar|cooky|cracker|nugget|wing|drumstick|finger|ball|patty|ring|roll|wafer|square|strip|pop|biscuit|wrap|parcel)$/;

/** "Granola bar (2 bars)", "oreos, 3 cookies": how many of what was named, if it comes in such pieces. */
export function asPieces(
  phrase: Phrase | undefined,
  last: FoodPhrase | undefined,
  matches: PhraseMatches,
): Phrase | undefined {
  const [word, more] = phrase?.terms ?? [];
  if (phrase === undefined || last === undefined || word === undefined || more !== undefined) return phrase;
  const { said, measure, portionUnit } = phrase.quantity;
  const isCount = said === 'number' && measure === undefined && portionUnit === undefined;
  if (!isCount || !PIECE.test(word.text) || !/^(aside|comma)$/.test(phrase.joiner) || !isOpen(last))
    return phrase;
  const labels = matches
    .best(last.terms)
    ?.food.portions.flatMap(({ label }) => label.split(' ').map(stemWord));
  const isOwn = labels?.includes(word.text) === true;
  // "Chips Ahoy (3 cookies)": in brackets nothing else can be meant.
  return isOwn || (phrase.joiner === 'aside' && labels?.includes('piece') === true)
    ? { ...phrase, terms: [], heads: [], quantity: { ...phrase.quantity, portionUnit: word.text } }
    : phrase;
}
