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

/** Terms of a food that both phrases name; undefined if they name two. */
function termsOfOne(
  kind: Phrase,
  phrase: Phrase,
  next: Phrase | undefined,
  matches: PhraseMatches,
): Phrase['terms'] | undefined {
  const isKind = KIND.test(kind.terms.at(-1)?.text ?? '');
  const own = matches.best(phrase.terms);
  const isNext = /^(comma|list)$/.test(phrase.joiner);
  const isAside = phrase.joiner === 'aside' && kind.quantity.measure?.kind === 'energy';
  if (!isKind || !isOpen(phrase) || !(isNext || isAside)) return undefined;
  if (own === undefined || own.score < OWN || phrase.terms.some(({ text }) => text.startsWith('-')))
    return undefined;
  const both = nameOfBoth(kind, phrase, matches);
  if (kind.quantity.measure?.kind === 'energy') return both ?? phrase.terms;
  const isAmountNext = next?.terms.length === 0 && next.quantity.said !== 'nothing';
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
