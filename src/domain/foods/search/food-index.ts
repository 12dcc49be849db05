import { MARKED_TERMS, STATE_TERMS, termsOfText, WEAK_TERMS, type Term } from './food-terms.ts';
import type { Food } from '#domain/foods/food.ts';
import { buildSpellingIndex, type SpellingIndex } from './near-spelling.ts';
import { SPELLINGS } from './spellings.ts';
import { runSteps, type Steps } from '#domain/foods/steps.ts';
import { stemWord } from './text.ts';

/** A name or alias of a food, as numbers. */
export interface IndexedPhrase {
  /** Position of the food in `foods`. */
  readonly food: number;
  readonly terms: readonly number[];
  readonly weights: readonly number[];
  /** Sum of its terms' weights, each counted once. */
  readonly total: number;
  /** The term that names the thing: the last one before "with", "in" or a comma. */
  readonly head: number;
  readonly isName: boolean;
}

/** Index used by analysis and search. Build it once; it never changes, except for parts built on first use. */
export interface FoodIndex {
  readonly foods: readonly Food[];
  readonly byId: ReadonlyMap<string, Food>;
  readonly termIds: ReadonlyMap<string, number>;
  readonly termWeights: readonly number[];
  /** Number of foods that contain a term. */
  readonly termFoods: readonly number[];
  readonly phrases: readonly IndexedPhrase[];
  /** Phrases by term. */
  readonly postings: readonly (readonly number[])[];
  /** All terms in a food's name and aliases. */
  readonly foodTerms: readonly ReadonlySet<number>[];
  /** Phrases keyed by their terms in order, joined by spaces. */
  readonly exact: ReadonlyMap<string, number>;
  /** Names that start with a number ("7 up"), which isn't an amount; their terms joined by spaces. */
  readonly numberNames: ReadonlySet<string>;
  /** Terms for kinds that are never implied ("diet"). */
  readonly markedTerms: ReadonlySet<number>;
  readonly spelling: () => SpellingIndex;
  readonly sortedTerms: () => readonly string[];
}

/** Weight of a term by how few foods contain it: 1 for the most common, about 2.7 if only one food does. */
function termWeight(text: string, foodsWithTerm: number, foodCount: number): number {
  const weight = 0.6 + 0.25 * Math.log(1 + foodCount / Math.max(1, foodsWithTerm));
  return weight * (WEAK_TERMS.has(text) ? 0.4 : STATE_TERMS.has(text) ? 0.65 : 1);
}

/** Weight of a term after "with", "in" or a comma. */
export const POST_FACTOR = 0.7;

export const headPosition = (terms: readonly Term[]): number => {
  const post = terms.findIndex((term) => term.post);
  return (post < 0 ? terms.length : Math.max(1, post)) - 1;
};

const NUMBER_NAME = /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|quarter) /;

/** Forms that differ in more than the last letter: "frise" is closer to "fries" than to "fry", "brownei" to "brownie". */
const knownPlurals = (termIds: ReadonlyMap<string, number>): string[] =>
  [...termIds.keys()].flatMap((word) =>
    /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ie`] : [],
  );

/** Other spellings of indexed words: "omlette" is closer to "omelette" than to "omelet". */
const knownSpellings = (termIds: ReadonlyMap<string, number>): string[] =>
  [...SPELLINGS].flatMap(([word, forms]) =>
    forms.length > 0 && !termIds.has(word) && forms.every((form) => termIds.has(stemWord(form)))
      ? [word]
      : [],
  );

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

const DRY_GROUPS: ReadonlySet<string> = new Set(['legume', 'soy', 'whole-grain', 'refined-grain']);

/** Dry beans and grains are also called raw. */
function rawForms(food: Food, terms: readonly Term[]): (readonly Term[])[] {
  if (!DRY_GROUPS.has(food.group) || !terms.some(({ text }) => text === 'dry')) return [terms];
  return [terms, terms.map((term) => (term.text === 'dry' ? { ...term, text: 'raw' } : term))];
}

interface Draft {
  readonly food: number;
  readonly terms: readonly Term[];
  readonly isName: boolean;
}

function draftPhrases(food: Food, position: number): Draft[] {
  const seen = new Set<string>();
  return [food.name, ...food.aliases]
    .flatMap((text, at) => rawForms(food, termsOfText(text)).map((terms) => ({ terms, at })))
    .flatMap(({ terms, at }) => {
      const key = terms.map((term) => term.text).join(' ');
      if (terms.length === 0 || seen.has(key)) return [];
      seen.add(key);
      return [{ food: position, terms, isName: at === 0 }];
    });
}

/** Foods and phrases per step: one or two milliseconds on a slow phone. */
const FOODS_PER_STEP = 8;
const PHRASES_PER_STEP = 100;

/** Builds the index of names and aliases; takes about 100 ms for 4,000 foods. */
export const buildFoodIndex = (foods: readonly Food[]): FoodIndex => runSteps(foodIndexSteps(foods));

/** `buildFoodIndex` with pauses. */
export function* foodIndexSteps(foods: readonly Food[]): Steps<FoodIndex> {
  const drafts: Draft[] = [];
  for (const [position, food] of foods.entries()) {
    drafts.push(...draftPhrases(food, position));
    if (position % FOODS_PER_STEP === 0) yield;
  }
  const termIds = new Map<string, number>();
  const foodTerms = foods.map(() => new Set<number>());
  for (const [at, { food, terms }] of drafts.entries()) {
    for (const { text } of terms) {
      const id = termIds.get(text) ?? termIds.size;
      termIds.set(text, id);
      foodTerms[food]?.add(id);
    }
    if (at % PHRASES_PER_STEP === 0) yield;
  }
  const termFoods = Array.from({ length: termIds.size }, () => 0);
  for (const set of foodTerms) for (const id of set) termFoods[id] = (termFoods[id] ?? 0) + 1;
  const termWeights = [...termIds.keys()].map((text, id) =>
    termWeight(text, termFoods[id] ?? 1, foods.length),
  );
  const postings = termWeights.map((): number[] => []);
  const exact = new Map<string, number>();
  const phrases: IndexedPhrase[] = [];
  for (const [at, { food, terms, isName }] of drafts.entries()) {
    const ids = terms.map(({ text }) => termIds.get(text) ?? 0);
    const weights = terms.map(
      ({ post }, place) => (termWeights[ids[place] ?? 0] ?? 1) * (post ? POST_FACTOR : 1),
    );
    for (const id of new Set(ids)) postings[id]?.push(at);
    const key = terms.map((term) => term.text).join(' ');
    if (isName || !exact.has(key)) exact.set(key, at);
    const total = weights.reduce(
      (sum, weight, place) => sum + (ids.indexOf(ids[place] ?? 0) === place ? weight : 0),
      0,
    );
    phrases.push({ food, terms: ids, weights, total, head: ids[headPosition(terms)] ?? 0, isName });
    if (at % PHRASES_PER_STEP === 0) yield;
  }
  return {
    foods,
    byId: new Map(foods.map((food) => [food.id, food])),
    termIds,
    termWeights,
    termFoods,
    phrases,
    // Trims lists, which reserve extra space while they grow.
    postings: postings.map((list) => list.slice()),
    foodTerms,
    exact,
    numberNames: new Set([...exact.keys()].filter((key) => NUMBER_NAME.test(key))),
    markedTerms: new Set([...MARKED_TERMS].flatMap((text) => termIds.get(text) ?? [])),
    spelling: once(() =>
      buildSpellingIndex([...termIds.keys(), ...knownPlurals(termIds), ...knownSpellings(termIds)]),
    ),
    sortedTerms: once(() => [...termIds.keys()].toSorted()),
  };
}
