import { ANIMAL_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import { termsOfText, type Term } from '#domain/foods/search/food-terms.ts';
import { wordSet } from '#domain/foods/search/text.ts';
import { areWeak, type PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { asPost, type FoodPhrase } from './food-phrase.ts';
import { isOpen } from './part-of-dish.ts';
import type { Phrase } from './read-clause.ts';
import { OWN_FOOD } from './toppings.ts';

/** A name that matches this well doesn't need brackets to explain it. */
const KNOWN_HOST = 0.5;

const KINDS = wordSet(
  'fruit vegetable snack dessert pudding pastry candy cocktail beer wine seltzer soda pop drink beverage juice cereal meat fish nut sandwich soup crisp cake',
);

/** "Ugali (maize porridge)": brackets repeat the food or specify its kind; the words that match best count. */
function glossed(terms: readonly Term[], gloss: readonly Term[], matches: PhraseMatches): readonly Term[] {
  const scoreOf = (reading: readonly Term[]): number => matches.best(reading)?.score ?? 0;
  // "Cocktail (mojito)", "fruit (banana)": which of a kind it was.
  const isKind = terms.length === 1 && KINDS.has(terms[0]?.text ?? '') && scoreOf(gloss) >= OWN_FOOD;
  // "Latte (oat milk)": the table has it by all of its words.
  const joint = [...terms, ...asPost(gloss)];
  const both = matches.best(joint);
  if (scoreOf(joint) >= OWN_FOOD && joint.every(({ text }) => both?.matchedTerms.has(text))) return joint;
  if (isKind) return gloss;
  const isHostKnown = scoreOf(terms) >= KNOWN_HOST || areWeak(gloss);
  const readings = [terms, joint, ...(isHostKnown ? [] : [gloss])];
  return readings.reduce((best, reading) => (scoreOf(reading) > scoreOf(best) ? reading : best));
}

/** "Fruit (1 banana)", "sushi (8 salmon nigiri)": which of a kind it was, and how many. */
const isCountedKind = (item: FoodPhrase, { quantity, terms }: Phrase, matches: PhraseMatches): boolean =>
  isOpen(item) &&
  terms.length > 0 &&
  quantity.measure === undefined &&
  matches.best(terms)?.food.group === matches.best(item.terms)?.food.group;

const MAINS: ReadonlySet<FoodGroup> = new Set([...ANIMAL_GROUPS, 'fast-food']);
const SIDES: ReadonlySet<FoodGroup> = new Set([
  'refined-grain',
  'whole-grain',
  'starchy-vegetable',
  'greens',
]);

/** "Steak (rice, salad)": what it came with. */
const isSide = ({ terms }: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean =>
  MAINS.has(matches.best(terms)?.food.group ?? 'other') &&
  SIDES.has(matches.best(phrase.terms)?.food.group ?? 'other') &&
  (matches.best(phrase.terms)?.score ?? 0) >= OWN_FOOD;

/** Whether brackets explain the food before them; after no food they list foods of their own. */
export const isGloss = (
  item: FoodPhrase,
  phrase: Phrase,
  before: Phrase | undefined,
  matches: PhraseMatches,
): boolean =>
  phrase.joiner === 'aside' &&
  !isSide(item, phrase, matches) &&
  (isOpen(phrase) ? before?.terms.length !== 0 : isCountedKind(item, phrase, matches));

/** The food with what its brackets say. */
export function withGloss(item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): FoodPhrase {
  const { quantity, heads, end } = phrase;
  const terms = glossed(item.terms, phrase.terms, matches);
  return { ...item, terms, end, ...(!isOpen(phrase) && { quantity, heads }) };
}

/** "Fat free (skim) milk": the rest of the name behind its brackets. */
export function endsName(item: FoodPhrase, phrase: Phrase, matches: PhraseMatches): boolean {
  if (phrase.joiner !== 'resume' || !isOpen(phrase) || phrase.terms.length === 0) return false;
  const food = matches.best(item.terms)?.food;
  const name = new Set(termsOfText(food?.name ?? '').map(({ text }) => text));
  const both = matches.best([...item.terms, ...phrase.terms]);
  return both?.food === food && phrase.terms.every(({ text }) => name.has(text));
}
