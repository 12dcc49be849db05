import {
  BAG_CREDIT,
  boundReachedBy,
  candidatesFor,
  EXACT_BONUS,
  MISSED_PHRASE,
  MISSED_QUERY,
  NAME_BONUS,
  PHRASE_HEAD_MISSED,
  type QueryTerm,
} from './candidates.ts';
import { headPosition, POST_FACTOR, type FoodIndex, type IndexedPhrase } from './food-index.ts';
import { STATE_TERMS, WEAK_TERMS, type Term } from './food-terms.ts';
import type { Food } from '#domain/foods/food.ts';
import { correctTerms } from './correct-terms.ts';

/** A food that words may mean; lists are sorted best first. */
export interface FoodMatch {
  readonly food: Food;
  /** 0 to 1; 1 if a name or alias was said word for word. */
  readonly score: number;
  /** Share of the words' weight that the matched name covers. */
  readonly covered: number;
  /** Terms of the query in any name of the food. */
  readonly matchedTerms: ReadonlySet<string>;
}

const UNKNOWN_WEIGHT = 1;
/** An unknown word after the name ("… is my usual") is rarely part of it. */
const UNKNOWN_POST = 0.5;
const NEGATED_WEIGHT = 0.7;
const QUERY_HEAD_MISSED = 0.65;
const HEADS_DIFFER = 0.9;
const OPPOSED = 0.6;
const UNASKED_KIND = 0.88;
/** Weights of corrected words, which are guesses, short ones more so. */
const CORRECTED_TERM = 0.93;
const CORRECTED_SHORT_TERM = 0.85;
const SHORT_WORD = 5;

/** The query as weighted known and unknown terms. */
function queryTerms(index: FoodIndex, resolved: readonly Term[]): QueryTerm[] {
  const head = headPosition(resolved);
  const seen = new Set<string>();
  return resolved.flatMap(({ text, post, isCorrection = false }, at) => {
    if (seen.has(text)) return [];
    seen.add(text);
    const id = index.termIds.get(text);
    const known = text.startsWith('-')
      ? NEGATED_WEIGHT
      : id === undefined
        ? UNKNOWN_WEIGHT *
          (post ? UNKNOWN_POST : 1) *
          (STATE_TERMS.has(text) || WEAK_TERMS.has(text) ? 0.3 : 1)
        : (index.termWeights[id] ?? 1);
    return [{ text, id, weight: known * (post ? POST_FACTOR : 1), isHead: at === head, isCorrection }];
  });
}

function scorePhrase(
  index: Pick<FoodIndex, 'foodTerms' | 'termIds' | 'markedTerms'>,
  phrase: IndexedPhrase,
  query: readonly QueryTerm[],
  ids: readonly (number | undefined)[],
): number {
  const bag = index.foodTerms[phrase.food];
  let [matched, missedQuery, factor] = [0, 0, 1];
  let headKnown = false;
  for (const { id, text, weight, isHead, isCorrection } of query) {
    const held = id !== undefined && phrase.terms.includes(id);
    if (held && isCorrection) factor *= text.length > SHORT_WORD ? CORRECTED_TERM : CORRECTED_SHORT_TERM;
    if (held) matched += weight;
    else missedQuery += weight * (id !== undefined && bag?.has(id) === true ? 1 - BAG_CREDIT : 1);
    if (isHead && !held)
      factor *= id !== undefined && bag?.has(id) === true ? 0.8 : id === undefined ? 0.85 : QUERY_HEAD_MISSED;
    if (text.startsWith('-') && !held) {
      const opposite = index.termIds.get(text.slice(1));
      if (opposite !== undefined && phrase.terms.includes(opposite)) factor *= OPPOSED;
    }
    if (id === phrase.head) headKnown = true;
    if (isHead && held && id !== phrase.head) factor *= HEADS_DIFFER;
  }
  if (!headKnown) factor *= PHRASE_HEAD_MISSED;
  let missedPhrase = 0;
  for (let at = 0; at < phrase.terms.length; at += 1) {
    const term = phrase.terms[at] ?? -1;
    if (ids.includes(term)) continue;
    missedPhrase += phrase.weights[at] ?? 0;
    if (index.markedTerms.has(term)) factor *= UNASKED_KIND;
  }
  const score =
    (factor * matched) / (matched + MISSED_QUERY * missedQuery + MISSED_PHRASE * missedPhrase || 1);
  return score + (phrase.isName ? NAME_BONUS : 0);
}

/** Share of the query's weight that a phrase contains. */
function coveredBy(phrase: IndexedPhrase, query: readonly QueryTerm[]): number {
  let [matched, asked] = [0, 0];
  for (const { id, weight } of query) {
    asked += weight;
    if (id !== undefined && phrase.terms.includes(id)) matched += weight;
  }
  return asked === 0 ? 0 : matched / asked;
}

interface Scored {
  readonly phrase: IndexedPhrase;
  readonly score: number;
}

/** Several names of a food often rank near the top together. */
const NAMES_OF_FOOD = 4;

/** The best phrase of each food that may rank in the top few. Bounds exclude most candidates. */
function bestByFood(index: FoodIndex, query: readonly QueryTerm[], said: string, limit: number): Scored[] {
  const { phrases, foodTerms, termIds, markedTerms } = index;
  const known = { foodTerms, termIds, markedTerms };
  const exact = index.exact.get(said) ?? index.exact.get(query.map(({ text }) => text).join(' '));
  const ids = query.map(({ id }) => id);
  const best = new Map<number, Scored>();
  const candidates = candidatesFor(index, query);
  const scoreBetween = (least: number, below: number): void => {
    for (let place = 0; place < candidates.count; place += 1) {
      const bound = candidates.bounds[place] ?? 0;
      const at = candidates.touched[place] ?? 0;
      const phrase = phrases[at];
      if (bound < least || bound >= below || phrase === undefined) continue;
      const score = scorePhrase(known, phrase, query, ids) + (at === exact ? EXACT_BONUS : 0);
      if (score > (best.get(phrase.food)?.score ?? 0)) best.set(phrase.food, { phrase, score });
    }
  };
  const first = boundReachedBy(candidates, NAMES_OF_FOOD * limit);
  scoreBetween(first, Infinity);
  scoreBetween(leastOf([...best.values()], limit), first);
  return [...best.values()];
}

/** The lowest score among the top few; 0 if there are no more. */
const leastOf = (scored: readonly Scored[], limit: number): number =>
  scored.length < limit
    ? 0
    : (Float64Array.from(scored, ({ score }) => score).toSorted()[scored.length - limit] ?? 0);

/** The top few in order, without sorting all. */
function firstOf(scored: readonly Scored[], limit: number): readonly Scored[] {
  const least = leastOf(scored, limit);
  return scored
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || a.phrase.total - b.phrase.total)
    .slice(0, limit);
}

/**
 * Foods whose names or aliases match the terms, best first, one entry per food. Scores are a weighted overlap of words (Tversky index),
 * lowered if the head word is missing on either side or a "without" is contradicted.
 */
export function matchFoods(index: FoodIndex, terms: readonly Term[], limit: number): FoodMatch[] {
  const resolved = correctTerms(index, terms);
  const query = queryTerms(index, resolved);
  // Repeated words are part of some names: "double double".
  const said = resolved.map(({ text }) => text).join(' ');
  return firstOf(bestByFood(index, query, said, limit), limit).flatMap(({ score, phrase }) => {
    const food = index.foods[phrase.food];
    if (food === undefined) return [];
    const bag = index.foodTerms[phrase.food];
    const matchedTerms = new Set(
      query.filter(({ id }) => id !== undefined && bag?.has(id) === true).map(({ text }) => text),
    );
    return [{ food, score: Math.min(1, score), covered: coveredBy(phrase, query), matchedTerms }];
  });
}
