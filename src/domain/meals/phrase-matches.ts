import type { FoodIndex } from '#domain/foods/food-index.ts';
import { STATE_TERMS, WEAK_TERMS, type Term } from '#domain/foods/food-terms.ts';
import { matchFoods, type FoodMatch } from '#domain/foods/match-foods.ts';

const KEPT = 12;
/** A phrase of more words says no more; this keeps a text without any comma from taking long. */
const MOST_TERMS = 24;

/** Answers each set of terms once during one analysis: grouping asks for the same words again and again. */
export class PhraseMatches {
  readonly #index: FoodIndex;
  readonly #known = new Map<string, readonly FoodMatch[]>();

  constructor(index: FoodIndex) {
    this.#index = index;
  }

  of(all: readonly Term[]): readonly FoodMatch[] {
    const terms = all.slice(0, MOST_TERMS);
    const key = terms.map(({ text, post }) => (post ? `~${text}` : text)).join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const matches = matchFoods(this.#index, terms, KEPT);
    this.#known.set(key, matches);
    return matches;
  }
}

const strongOf = (terms: readonly Term[]): readonly Term[] =>
  terms.filter(({ text }) => !WEAK_TERMS.has(text) && !text.startsWith('-'));

/** Whether the terms are words of state or place only, such as "from a fast food place". */
export const areWeak = (terms: readonly Term[]): boolean => strongOf(terms).length === 0;

/** Whether the terms only tell how a food was made or kept: "boiled", "drained", "fresh". */
export const areStates = (terms: readonly Term[]): boolean =>
  terms.length > 0 && strongOf(terms).every(({ text }) => STATE_TERMS.has(text));

/** Whether the match says most of these terms, beyond words of state such as "fresh". */
export function speaksOf(match: FoodMatch, terms: readonly Term[]): boolean {
  const strong = strongOf(terms);
  return (
    strong.length > 0 && strong.filter(({ text }) => match.matchedTerms.has(text)).length > strong.length / 2
  );
}
