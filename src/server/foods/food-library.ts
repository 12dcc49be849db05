import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseFoodPatterns, type PatternTable } from '#domain/diet-quality/parse-food-patterns.ts';
import { type FoodIndex, foodIndexSteps } from '#domain/foods/search/food-index.ts';
import { packFoodDoubts } from '#domain/foods/food-doubts.ts';
import { parseEaten } from '#domain/foods/parse-eaten.ts';
import { parseFoodsSteps } from '#domain/foods/parse-foods.ts';
import type { Steps } from '#domain/foods/steps.ts';
import type { TableSource } from '#domain/foods/table-source.ts';

/** An index that is completed on first access. */
const lazyIndex = (whole: () => FoodIndex): FoodIndex => ({
  get foods() {
    return whole().foods;
  },
  get byId() {
    return whole().byId;
  },
  get termIds() {
    return whole().termIds;
  },
  get termWeights() {
    return whole().termWeights;
  },
  get termFoods() {
    return whole().termFoods;
  },
  get phrases() {
    return whole().phrases;
  },
  get postings() {
    return whole().postings;
  },
  get foodTerms() {
    return whole().foodTerms;
  },
  get exact() {
    return whole().exact;
  },
  get numberNames() {
    return whole().numberNames;
  },
  get markedTerms() {
    return whole().markedTerms;
  },
  spelling: () => whole().spelling(),
  sortedTerms: () => whole().sortedTerms(),
});

/** The reference table, ready to search and analyze. */
export interface FoodLibrary {
  /** Built on first access, or earlier by `build`. */
  readonly index: FoodIndex;
  /** Ingredients of the reference foods. */
  readonly patterns: PatternTable;
  /** Builds the rest in steps of a few milliseconds. @throws FoodTableError */
  build(): Promise<void>;
}

/** Folder of the tables, found from the source and from a build. */
function dataFolder(): string {
  const places = ['../../../data', '../../data', '../data'].map((place) =>
    path.join(import.meta.dirname, place),
  );
  const folder = places.find((place) => existsSync(path.join(place, 'figures.tsv')));
  if (folder === undefined)
    throw new Error(`Couldn’t find the reference foods (data/figures.tsv) near ${import.meta.dirname}.`);
  return folder;
}

const STEP_MS = 5;

/** A value built in steps, or immediately for callers that can't wait. Errors are thrown to every caller. */
function inSteps<T>(steps: Steps<T>): { readonly now: () => T; readonly soon: () => Promise<void> } {
  let made: (() => T) | undefined;
  const goOn = (untilMs: number): void => {
    try {
      while (!made && performance.now() < untilMs) {
        const { done, value } = steps.next();
        if (done) made = () => value;
      }
    } catch (error) {
      made = () => {
        throw error;
      };
    }
  };
  const now = (): T => {
    for (;;) {
      if (made) return made();
      goOn(Infinity);
    }
  };
  return {
    now,
    soon: async () => {
      for (; !made; await setImmediate()) goOn(performance.now() + STEP_MS);
      made();
    },
  };
}

type FoodSources = Parameters<typeof parseFoodsSteps>;

function* indexSteps(...sources: FoodSources): Steps<FoodIndex> {
  return yield* foodIndexSteps(yield* parseFoodsSteps(...sources));
}

const sourceIn = (folder: string, file: string): TableSource => ({
  file,
  text: readFileSync(path.join(folder, file), 'utf8'),
});

/** Reads the tables that the reference foods are parsed from. */
export function readFoodSources(folder: string): FoodSources {
  const tables = readdirSync(path.join(folder, 'foods'))
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .map((name) => sourceIn(folder, `foods/${name}`));
  const eaten = parseEaten(sourceIn(folder, 'eaten.tsv'));
  const doubts = packFoodDoubts(tables, eaten, sourceIn(folder, 'figure-spread.tsv'));
  return [tables, sourceIn(folder, 'figures.tsv'), sourceIn(folder, 'glycemic-index.tsv'), doubts];
}

/**
 * Opens the reference foods, once at start.
 * @throws Error if a table is missing; later reads throw FoodTableError, naming file and line, if one is incomplete
 */
export function loadFoods(folder = dataFolder()): FoodLibrary {
  const index = inSteps(indexSteps(...readFoodSources(folder)));
  let patterns: PatternTable | undefined;
  return {
    index: lazyIndex(index.now),
    get patterns() {
      return (patterns ??= parseFoodPatterns(
        sourceIn(folder, 'food-patterns-parts.tsv'),
        sourceIn(folder, 'food-patterns.tsv'),
        sourceIn(folder, 'food-patterns-plants.tsv'),
      ));
    },
    build: index.soon,
  };
}
