import type { FoodGroup } from '#domain/foods/food.ts';
import type { Term } from '#domain/foods/search/food-terms.ts';
import { isPlural } from '#domain/foods/search/text.ts';
import { CONDIMENTS } from '#domain/meals/reading/names/bare-lists.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';

/** Minimum score of a single food for the words of both. */
const MIN_SCORE = 0.5;

const isBare = ({ quantity, isNegative, addedTo }: FoodPhrase): boolean =>
  !isNegative &&
  addedTo === undefined &&
  quantity.said === 'nothing' &&
  quantity.measure === undefined &&
  quantity.portionUnit === undefined &&
  quantity.sizes.length === 0;

const NAMES_OF_GROUPS: ReadonlyMap<string, ReadonlySet<FoodGroup>> = new Map<string, ReadonlySet<FoodGroup>>([
  ['fish', new Set(['seafood'])],
  ['meat', new Set(['meat', 'poultry', 'processed-meat'])],
  ['fruit', new Set(['fruit'])],
  ['cheese', new Set(['cheese'])],
]);

/** "Perch fish", "mamey sapote fruit": what group a food belongs to is no other food. */
function namesGroup({ terms }: FoodPhrase, last: FoodPhrase, matches: PhraseMatches): boolean {
  const [word, more] = terms;
  const groups = more === undefined ? NAMES_OF_GROUPS.get(word?.text ?? '') : undefined;
  return groups?.has(matches.best(last.terms)?.food.group ?? 'other') === true;
}

const MEATS: ReadonlySet<FoodGroup> = new Set(['meat', 'poultry', 'processed-meat']);

/** "3 pancakes syrup" counts pancakes, and syrup goes on them; "two sausages mash" are two sausages. */
const isOnCounted = (
  { terms }: FoodPhrase,
  { terms: last, quantity: { said, amount, measure, portionUnit }, start, end }: FoodPhrase,
  text: string,
  matches: PhraseMatches,
): boolean =>
  said === 'number' &&
  amount > 1 &&
  (measure ?? portionUnit) === undefined &&
  isPlural(text.slice(start, end).toLowerCase()) &&
  (CONDIMENTS.has(matches.best(terms)?.food.group ?? 'other') ||
    (MEATS.has(matches.best(last)?.food.group ?? 'other') &&
      matches.best(terms)?.food.group === 'starchy-vegetable'));

/**
 * "Carp fish", "Special K protein shake": two names without a word, punctuation or an amount between them are one food if a food matches
 * both as well as either; two foods are hardly ever named like this.
 */
export function joinAdjacent(
  phrases: readonly FoodPhrase[],
  text: string,
  matches: PhraseMatches,
): FoodPhrase[] {
  const joined: FoodPhrase[] = [];
  const fits = (terms: readonly Term[]): number => matches.best(terms)?.score ?? 0;
  for (const phrase of phrases) {
    const last = joined.at(-1);
    const isBeside =
      last !== undefined &&
      !last.isNegative &&
      last.quantity.isTimes !== true &&
      isBare(phrase) &&
      last.end <= phrase.start &&
      /^[^\S\n\t]*$/.test(text.slice(last.end, phrase.start)) &&
      !isOnCounted(phrase, last, text, matches);
    if (last !== undefined && isBeside && namesGroup(phrase, last, matches)) {
      joined[joined.length - 1] = { ...last, end: phrase.end };
      continue;
    }
    const terms = isBeside ? [...last.terms, ...phrase.terms] : [];
    if (
      last !== undefined &&
      isBeside &&
      fits(terms) >= Math.max(MIN_SCORE, Math.min(fits(last.terms), fits(phrase.terms)))
    )
      joined[joined.length - 1] = {
        ...last,
        terms,
        heads: [...last.heads, ...phrase.heads],
        end: phrase.end,
      };
    else joined.push(phrase);
  }
  return joined;
}
