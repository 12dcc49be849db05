import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { STATE_TERMS, WEAK_TERMS, type Term } from '#domain/foods/search/food-terms.ts';
import { matchFoods, type FoodMatch } from '#domain/foods/search/match-foods.ts';
import { correctTerms } from '#domain/foods/search/correct-terms.ts';

/** Number of foods compared with the best one, and offered as alternatives. */
const MAX_MATCHES = 12;
/** Longer phrases don't say more; keeps texts without commas fast. */
const MAX_TERMS = 24;

const keyOf = (terms: readonly Term[]): string =>
  terms
    .map(({ text, post, isCorrection }) => `${post ? '~' : ''}${isCorrection ? '?' : ''}${text}`)
    .join(' ');

/** Caches matches by terms during one analysis, because grouping looks up the same words repeatedly. */
export class PhraseMatches {
  readonly #index: FoodIndex;
  readonly #matches = new Map<string, readonly FoodMatch[]>();
  readonly #corrected = new Map<string, readonly Term[]>();
  readonly #best = new Map<string, FoodMatch | undefined>();

  constructor(index: FoodIndex) {
    this.#index = index;
  }

  isKnownTerm({ text }: Term): boolean {
    return this.#index.termIds.has(text.replace(/^-/, '')) || WEAK_TERMS.has(text) || STATE_TERMS.has(text);
  }

  /** Whether the word names or specifies a food, unlike words for state or place. */
  isFoodTerm({ text }: Term): boolean {
    return this.#index.termIds.has(text) && !WEAK_TERMS.has(text) && !STATE_TERMS.has(text);
  }

  /** The terms with typos corrected. */
  corrected(terms: readonly Term[]): readonly Term[] {
    const key = keyOf(terms);
    const known = this.#corrected.get(key) ?? correctTerms(this.#index, terms);
    this.#corrected.set(key, known);
    return known;
  }

  /** The foods that the terms may mean, best first. */
  of(all: readonly Term[]): readonly FoodMatch[] {
    const terms = all.slice(0, MAX_TERMS);
    const key = keyOf(terms);
    const known = this.#matches.get(key);
    if (known !== undefined) return known;
    const matches = matchFoods(this.#index, terms, MAX_MATCHES);
    this.#matches.set(key, matches);
    return matches;
  }

  /** The first result of `of`, found in a fraction of the time. */
  best(all: readonly Term[]): FoodMatch | undefined {
    const terms = all.slice(0, MAX_TERMS);
    const key = keyOf(terms);
    if (this.#best.has(key)) return this.#best.get(key);
    const [best] = this.#matches.get(key) ?? matchFoods(this.#index, terms, 1);
    this.#best.set(key, best);
    return best;
  }
}

const strongOf = (terms: readonly Term[]): readonly Term[] =>
  terms.filter(({ text }) => !WEAK_TERMS.has(text) && !text.startsWith('-'));

/** Whether the terms are only words for state or place, such as "from a fast food place". */
export const areWeak = (terms: readonly Term[]): boolean => strongOf(terms).length === 0;

/** Ways to prepare a food. They aren't names by themselves, though names may contain them ("peeled cucumber"). */
const PREPARED =
  /^(pitted|peeled|minced|crushed|grated|shredded|packed|halved|quartered|crumbled|melted|softened|defrosted|thawed|rinsed|trimmed|shelled|deveined|deseeded|seeded|cored|crisp|tender|warmed|heated|chilled|salted|lightly|removed|toasted)$/;

const QUALIFIED =
  /^(fiber|fat|fatty|sodium|calory|protein|gluten|sugar|salt|cholesterol|lactose|carb|content)$/;
const QUALIFYING = /^(low|lower|high|higher|reduced|free|diet|rich)$/;

/** "High in fiber", "reduced sodium": describes a food, but isn't one. */
const isQualifier = (terms: readonly Term[]): boolean =>
  terms.some(({ text }) => QUALIFYING.test(text)) &&
  terms.every(({ text }) => QUALIFYING.test(text) || QUALIFIED.test(text) || WEAK_TERMS.has(text));

/** Whether the terms only describe preparation or storage: "boiled", "drained", "fresh". */
export const areStates = (terms: readonly Term[]): boolean =>
  terms.length > 0 &&
  (strongOf(terms).every(({ text }) => STATE_TERMS.has(text) || PREPARED.test(text)) || isQualifier(terms));

/** Whether the match covers most of these terms, not counting words for state such as "fresh". */
export function speaksOf(match: FoodMatch, terms: readonly Term[]): boolean {
  const strong = strongOf(terms);
  return (
    strong.length > 0 && strong.filter(({ text }) => match.matchedTerms.has(text)).length > strong.length / 2
  );
}
