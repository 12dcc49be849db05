import type { FoodGroup } from '#domain/foods/food.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import { speaksOf, type PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { isOpen } from './part-of-dish.ts';
import type { Phrase } from './read-clause.ts';

/** A food whose category comes first: "a 480 kcal ready meal, chicken tikka", "bowl of soup, tomato", "pizza, pepperoni, 2 slices". */

const KIND =
  /^(meal|snack|lunch|dinner|breakfast|takeaway|dessert|drink|bowl|pizza|soup|pasta|curry|sandwich|salad|wrap|hamburger|omelet|cereal|smoothy|juice|cake|pie|noodle|stew|risotto|toasty|pastry|bar|yogurt|pudding|cream)$/;
const KNOWN = 0.8;
const OWN = 0.6;
const FULL_NAME = 0.9;

/** Terms of both phrases if one food has all of them: tomato soup. */
function nameOfBoth(kind: Phrase, phrase: Phrase, matches: PhraseMatches): Phrase['terms'] | undefined {
  const terms = [...phrase.terms, ...kind.terms];
  const both = matches.best(terms);
  return both !== undefined && both.score >= KNOWN && [kind, phrase].every((one) => speaksOf(both, one.terms))
    ? terms
    : undefined;
}

/** Foods whose names lack the word for their kind: a latte is a coffee. */
const KIND_NAMES: ReadonlyMap<string, RegExp> = new Map([
  ['coffee', /\b(latte|cappuccino|americano|espresso|mocha|macchiato|cortado|flat white|cold brew)\b/i],
  ['beer', /\b(beer|stout|ale|lager|ipa|guinness)\b/i],
  ['hamburger', /burger\b/i],
  [
    'curry',
    /\b(curry|korma|masala|vindaloo|jalfrezi|rogan josh|bhuna|madras|balti|rendang|massaman|butter chicken)\b/i,
  ],
]);
const KIND_GROUPS: ReadonlyMap<string, FoodGroup> = new Map([
  ['cheese', 'cheese'],
  ['fish', 'seafood'],
  ['fruit', 'fruit'],
  ['nut', 'nut'],
  ['cocktail', 'alcohol'],
]);

/** "A burger each, cheeseburger", "a coffee, latte", "30 g cheese, brie": the food is of the kind named before it. */
function isOfKind(kind: Phrase, own: FoodMatch, isSized: boolean): boolean {
  const head = kind.terms[0]?.text ?? '';
  if (!isSized || kind.terms.length > 1 || own.score < KNOWN) return false;
  const { name, group } = own.food;
  return (
    KIND_NAMES.get(head)?.test(name) === true ||
    KIND_GROUPS.get(head) === group ||
    (KIND.test(head) && termsOfText(name).some(({ text, post }) => text === head && !post))
  );
}

/** "Pizza each, a margherita". */
const isOneEach = (kind: Phrase, { quantity }: Phrase): boolean =>
  kind.quantity.isEach === true && quantity.said === 'article' && quantity.portionUnit === undefined;

/** Terms of a food that both phrases name; undefined if they name two. */
function termsOfOne(
  kind: Phrase,
  phrase: Phrase,
  next: Phrase | undefined,
  matches: PhraseMatches,
): Phrase['terms'] | undefined {
  const head = kind.terms.at(-1)?.text ?? '';
  const isKind = KIND.test(head) || KIND_NAMES.has(head) || KIND_GROUPS.has(head);
  const own = matches.best(phrase.terms);
  const isNext = /^(comma|list)$/.test(phrase.joiner);
  const isAside = phrase.joiner === 'aside' && kind.quantity.measure?.kind === 'energy';
  if (!isKind || !(isOpen(phrase) || isOneEach(kind, phrase)) || !(isNext || isAside)) return undefined;
  if (own === undefined || own.score < OWN || phrase.terms.some(({ text }) => text.startsWith('-')))
    return undefined;
  const both = nameOfBoth(kind, phrase, matches);
  if (kind.quantity.measure?.kind === 'energy') return both ?? phrase.terms;
  const isAmountNext = next?.terms.length === 0 && next.quantity.said !== 'nothing';
  if (isOfKind(kind, own, kind.quantity.said !== 'nothing' || isAmountNext)) return phrase.terms;
  const isLast = next === undefined || next.joiner === 'sentence' || isAmountNext;
  const isIceCream = kind.terms.every(({ text }) => /^(ice|cream)$/.test(text));
  if (!isLast || (kind.terms.length > 1 && !isIceCream)) return undefined;
  if (phrase.joiner === 'comma') return kind.quantity.said !== 'nothing' || isAmountNext ? both : undefined;
  const isSame = own.score >= FULL_NAME && own.food.group === matches.best(kind.terms)?.food.group;
  return both ?? (isSame ? phrase.terms : undefined);
}

/** Merges a category and the name that follows it. */
export function joinNamed(phrases: readonly Phrase[], matches: PhraseMatches): Phrase[] {
  const joined: Phrase[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const kind = joined.at(-1);
    const terms = kind && termsOfOne(kind, phrase, phrases[at + 1], matches);
    if (kind === undefined || terms === undefined) joined.push(phrase);
    else {
      const { joiner, quantity, start } = kind;
      joined[joined.length - 1] = { ...phrase, joiner, quantity, start, terms };
    }
  }
  return joined;
}
