import type { FoodIndex, IndexedPhrase } from './food-index.ts';

/**
 * Excludes names before they are scored: an index has 12,000, a common word is in hundreds of them, and a meal takes dozens of searches.
 */

/** A weighted word of a search. */
export interface QueryTerm {
  readonly text: string;
  readonly id: number | undefined;
  readonly weight: number;
  readonly isHead: boolean;
  readonly isCorrection: boolean;
}

export const MISSED_QUERY = 0.75;
export const MISSED_PHRASE = 0.8;
/** Weight of a word that only another name of the food contains. */
export const BAG_CREDIT = 0.55;
export const PHRASE_HEAD_MISSED = 0.62;
/** Breaks ties between foods that fit equally well: first the one with this name, then one named by these words alone. */
export const NAME_BONUS = 0.002;
export const EXACT_BONUS = 0.005;

/** Terms that are weak or occur almost everywhere don't start a search if the query has better ones. */
function seedTerms(query: readonly QueryTerm[]): readonly QueryTerm[] {
  const known = query.filter((term) => term.id !== undefined && !term.text.startsWith('-'));
  const strong = known.filter((term) => term.weight > 0.75 || term.isHead);
  return strong.length > 0 ? strong : known;
}

/** Reusable buffers for a pass over the phrases of an index; `held` is all 0 between passes. */
interface Scratch {
  /** Weight of the query's terms that a phrase contains. */
  readonly held: Float64Array;
  readonly bounds: Float64Array;
  readonly touched: Int32Array;
  /** `total` and `head` of each phrase, in one piece of memory. */
  readonly totals: Float64Array;
  readonly heads: Int32Array;
}

const scratches = new WeakMap<readonly IndexedPhrase[], Scratch>();

function scratchFor(phrases: readonly IndexedPhrase[]): Scratch {
  const known = scratches.get(phrases);
  if (known) return known;
  const { length } = phrases;
  const scratch = {
    held: new Float64Array(length),
    bounds: new Float64Array(length),
    touched: new Int32Array(length),
    totals: Float64Array.from(phrases, ({ total }) => total),
    heads: Int32Array.from(phrases, ({ head }) => head),
  };
  scratches.set(phrases, scratch);
  return scratch;
}

/** Phrases that contain a term that starts a search, each with an upper bound of its score, which is cheaper than the score itself. */
export interface Candidates {
  readonly count: number;
  readonly touched: Int32Array;
  readonly bounds: Float64Array;
}

export function candidatesFor(index: FoodIndex, query: readonly QueryTerm[]): Candidates {
  const { phrases, postings, termWeights } = index;
  const { held, bounds, touched, totals, heads } = scratchFor(phrases);
  const seeds = seedTerms(query);
  let [asked, unseeded, count] = [0, 0, 0];
  for (const term of query) {
    const { id, weight } = term;
    const most = id === undefined ? 0 : Math.max(weight, termWeights[id] ?? 0);
    asked += weight;
    if (!seeds.includes(term)) unseeded += most;
    else
      for (const at of postings[id ?? -1] ?? []) {
        if (held[at] === 0) touched[count++] = at;
        held[at] = (held[at] ?? 0) + most;
      }
  }
  const ids = query.flatMap(({ id }) => id ?? []);
  for (let place = 0; place < count; place += 1) {
    const at = touched[place] ?? 0;
    const most = (held[at] ?? 0) + unseeded;
    held[at] = 0;
    const missedQuery = MISSED_QUERY * (1 - BAG_CREDIT) * Math.max(0, asked - most);
    const overlap = most / (most + missedQuery + MISSED_PHRASE * Math.max(0, (totals[at] ?? 0) - most));
    bounds[place] =
      overlap * (ids.includes(heads[at] ?? -1) ? 1 : PHRASE_HEAD_MISSED) + NAME_BONUS + EXACT_BONUS;
  }
  return { count, touched, bounds };
}

const STEPS = 64;

/** A bound that at least as many candidates reach, and not many more. */
export function boundReachedBy({ count, bounds }: Candidates, wanted: number): number {
  const counts = new Int32Array(STEPS + 1);
  const stepOf = (bound: number): number => Math.min(STEPS, Math.floor(bound * STEPS));
  for (let place = 0; place < count; place += 1) {
    const step = stepOf(bounds[place] ?? 0);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let [step, reached] = [STEPS, counts[STEPS] ?? 0];
  while (step > 0 && reached < wanted) {
    step -= 1;
    reached += counts[step] ?? 0;
  }
  return step / STEPS;
}
