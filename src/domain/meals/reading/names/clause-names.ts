import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { readClause } from '#domain/meals/reading/items/read-clause.ts';
import type { Clause } from '#domain/meals/reading/text/split-clauses.ts';
import type { PhraseMatches } from './phrase-matches.ts';

/** A food that explains a clause this well is its whole meaning; no small talk is removed. */
const CLEAR_SCORE = 0.6;
/** A clause without punctuation is a list unless one food matches all of its words this well. */
const ONE_FOOD_SCORE = 0.8;
/** A plain English word names a food only by its exact name. */
export const PLAIN_NAME_SCORE = 0.97;
export const MIN_SPAN_SCORE = 0.45;

/** Whether one food explains every word of the clause. */
export function isOneFood(clause: Clause, lexicon: Lexicon, matches: PhraseMatches): boolean {
  const terms = matches.corrected(readClause(clause, lexicon).terms);
  const best = matches.best(terms);
  return (
    best !== undefined &&
    best.score >= ONE_FOOD_SCORE &&
    terms.every(({ text }) => best.matchedTerms.has(text))
  );
}

/** Whether no food matches the clause as a whole, though single words may still name one. */
export function isStrange(clause: Clause, lexicon: Lexicon, matches: PhraseMatches): boolean {
  const { terms } = readClause(clause, lexicon);
  return terms.length > 1 && (matches.best(matches.corrected(terms))?.score ?? 0) < MIN_SPAN_SCORE;
}

/** Whether one food explains the whole clause. */
export function isClear(clause: Clause, lexicon: Lexicon, matches: PhraseMatches): boolean {
  const terms = matches.corrected(readClause(clause, lexicon).terms);
  const best = matches.best(terms);
  if (best === undefined || best.score < CLEAR_SCORE) return false;
  // "Mum made stew" isn't the baby food of that name: plain words explain nothing next to words that name food.
  const named = terms.filter((term) => matches.isFoodTerm(term) && !PLAIN_WORDS.has(term.text));
  return named.length === 0
    ? best.score >= PLAIN_NAME_SCORE
    : named.some(({ text }) => best.matchedTerms.has(text));
}
