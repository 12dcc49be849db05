import { WEAK_TERMS, type Term } from '#domain/foods/search/food-terms.ts';
import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import type { PhraseMatches } from './phrase-matches.ts';

/** Kinds of any dish. */
const KINDS = /^(spicy|hot|healthy|homemade|free|gluten|low|light|mild|creamy|crispy|cheesy)$/;
const MAX_ODD_WORDS = 3;

interface Named {
  readonly joiner: string;
  readonly terms: readonly Term[];
}

/** Phrases without the words around the food that they name: "a tupperware of red beans and rice", "ham and bean soup lol". */
export function withoutOddEnds<Each extends Named>(
  span: readonly Each[],
  matches: PhraseMatches,
): readonly Each[] {
  // "An everything bagel with lox": what is put on a food says little about its kind.
  if (span.slice(1).some(({ joiner }) => joiner !== 'and')) return span;
  const best = matches.best(span.flatMap(({ terms }) => terms));
  const isOdd = (term: Term | undefined): boolean =>
    term !== undefined &&
    best?.matchedTerms.has(term.text) !== true &&
    (term.post === true ||
      !matches.isKnownTerm(term) ||
      WEAK_TERMS.has(term.text) ||
      PLAIN_WORDS.has(term.text) ||
      KINDS.test(term.text));
  return span.map((phrase, place) => {
    const { terms } = phrase;
    let [from, to] = [0, terms.length];
    if (place === 0) while (from < Math.min(MAX_ODD_WORDS, to - 1) && isOdd(terms[from])) from += 1;
    if (place === span.length - 1)
      while (to > from + 1 && terms.length - to < MAX_ODD_WORDS && isOdd(terms[to - 1])) to -= 1;
    return to - from === terms.length ? phrase : { ...phrase, terms: terms.slice(from, to) };
  });
}
