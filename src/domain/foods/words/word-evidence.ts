import { STATE_TERMS, WEAK_TERMS } from '#domain/foods/search/food-terms.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';

/** How often each food word is meant, estimated from how often people eat the foods with that name (data/eaten.tsv). */
export interface WordEvidence {
  /** Words as written, by first letter: "cookie" besides the stem "cooky". */
  readonly written: ReadonlyMap<string, readonly WrittenWord[]>;
  /** Log likelihood that a word is meant, alone or after another. */
  readonly likelihood: (term: number, before?: number) => number;
  /** Whether a name contains the second word right after the first. */
  readonly areOneName: (term: number, next: number) => boolean;
}

export interface WrittenWord {
  readonly text: string;
  readonly term: number;
}

/** Frequency of foods without evidence, and of foods nobody recalled, in 100,000 items. */
const RARELY = 0.05;
/** Aliases are used less than the main name. */
const ALIAS = 0.3;
/** Words for cooking and state occur in many names but are often omitted. */
const LEFT_OUT = 0.3;
/** Share of a word's likelihood that depends on the previous word. */
const BY_NEIGHBOR = 0.7;

const formsOf = (term: string): string[] =>
  /[^aeiou]y$/.test(term) ? [term, `${term.slice(0, -1)}ie`, `${term.slice(0, -1)}ies`] : [term];

function buildEvidence({ foods, phrases, termIds }: FoodIndex): WordEvidence {
  const size = termIds.size;
  const counts = new Float64Array(size);
  const pairs = new Map<number, number>();
  const seen = new Int32Array(size).fill(-1);
  let total = 0;
  for (const { food, terms, isName } of phrases) {
    const share = (foods[food]?.doubt?.eatenPer100000 ?? RARELY) * (isName ? 1 : ALIAS);
    for (const [at, term] of terms.entries()) {
      const next = terms[at + 1];
      if (next !== undefined) pairs.set(term * size + next, (pairs.get(term * size + next) ?? 0) + share);
      if (seen[term] === food) continue;
      seen[term] = food;
      counts[term] = (counts[term] ?? 0) + share;
      total += share;
    }
  }
  for (const word of [...STATE_TERMS, ...WEAK_TERMS]) {
    const term = termIds.get(word);
    if (term !== undefined) counts[term] = (counts[term] ?? 0) * LEFT_OUT;
  }
  const written = Map.groupBy(
    [...termIds].flatMap(([word, term]) =>
      /^[a-z]{3,}$/.test(word) ? formsOf(word).map((text): WrittenWord => ({ text, term })) : [],
    ),
    ({ text }) => text.charAt(0),
  );
  const alone = (term: number): number => (counts[term] ?? 0) / total;
  return {
    written,
    likelihood: (term, before) => {
      const beside =
        before === undefined ? 0 : (pairs.get(before * size + term) ?? 0) / Math.max(1, counts[before] ?? 0);
      return Math.log((1 - BY_NEIGHBOR) * alone(term) + BY_NEIGHBOR * Math.min(1, beside));
    },
    areOneName: (term, next) => pairs.has(term * size + next),
  };
}

const known = new WeakMap<FoodIndex['phrases'], WordEvidence>();

/** Evidence for the words of an index, computed on first use. */
export function wordEvidence(index: FoodIndex): WordEvidence {
  const found = known.get(index.phrases) ?? buildEvidence(index);
  known.set(index.phrases, found);
  return found;
}
