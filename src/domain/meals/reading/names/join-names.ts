import { termsOfWords, type Term } from '#domain/foods/search/food-terms.ts';
import type { TextToken } from '#domain/foods/search/text.ts';
import type { PhraseMatches } from './phrase-matches.ts';
import { readQuantity } from '#domain/meals/reading/amounts/quantity.ts';

/** Positions of the words that name a food, including its amount. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Below this score the words together are hardly a name. */
const MIN_SCORE = 0.45;

/** Whether one of two adjacent names contains both: all their words match one food. */
function areOne(tokens: readonly TextToken[], one: Span, other: Span, matches: PhraseMatches): boolean {
  if (readQuantity(tokens, other.from).next > other.from) return false;
  const from = Math.max(one.from, readQuantity(tokens, one.from).next);
  const termsOf = (span: Span): readonly Term[] =>
    matches.corrected(termsOfWords(tokens.slice(span.from, span.to).map(({ text }) => text)));
  const terms = termsOf({ from, to: other.to });
  const both = matches.best(terms);
  const names = [termsOf({ from, to: one.to }), termsOf(other)].map((part) => matches.best(part)?.food);
  return (
    both !== undefined &&
    both.score >= MIN_SCORE &&
    names.includes(both.food) &&
    terms.every((term) => !matches.isFoodTerm(term) || both.matchedTerms.has(term.text))
  );
}

/** Joins two spans that name one food: "canned fruit cocktail preserved in syrup", "center rib pork chop". */
export function joinNames(
  tokens: readonly TextToken[],
  spans: readonly Span[],
  matches: PhraseMatches,
): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && last.to === span.from && areOne(tokens, last, span, matches))
      joined[joined.length - 1] = { from: last.from, to: span.to };
    else joined.push(span);
  }
  return joined;
}
