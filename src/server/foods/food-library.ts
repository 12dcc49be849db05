import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFoodPatterns, type PatternTable } from '#domain/diet-quality/parse-food-patterns.ts';
import { buildFoodIndex, type FoodIndex } from '#domain/foods/food-index.ts';
import { joinFoodsText } from '#domain/foods/foods-text.ts';
import { parseFoods } from '#domain/foods/parse-foods.ts';
import type { TableSource } from '#domain/foods/table-source.ts';

/** The reference table in memory: ready to search and analyse, and as the text that browsers load. */
export interface FoodLibrary {
  readonly index: FoodIndex;
  readonly text: string;
  /** Address of `text`; it changes with the content, so that browsers may keep it for good. */
  readonly tableUrl: string;
  /** What the reference foods are made of. */
  readonly patterns: PatternTable;
}

/** The folder of the tables: found from the source and from the build alike. */
function dataFolder(): string {
  const places = ['../../../data', '../../data', '../data'].map((place) =>
    path.join(import.meta.dirname, place),
  );
  const folder = places.find((place) => existsSync(path.join(place, 'figures.tsv')));
  if (folder === undefined)
    throw new Error(`The reference foods (data/figures.tsv) were not found from ${import.meta.dirname}.`);
  return folder;
}

/**
 * Reads the reference foods; once, at start.
 * @throws FoodTableError naming file and line where a table is not whole
 */
export function loadFoods(folder = dataFolder()): FoodLibrary {
  const source = (file: string): TableSource => ({
    file,
    text: readFileSync(path.join(folder, file), 'utf8'),
  });
  const tables = readdirSync(path.join(folder, 'foods'))
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .map((name) => source(`foods/${name}`));
  const figures = source('figures.tsv');
  const glycaemicIndices = source('glycaemic-index.tsv');
  const text = joinFoodsText(tables, figures, glycaemicIndices);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return {
    index: buildFoodIndex(parseFoods(tables, figures, glycaemicIndices)),
    text,
    tableUrl: `/foods-${hash}.txt`,
    patterns: parseFoodPatterns(
      source('food-patterns-parts.tsv'),
      source('food-patterns.tsv'),
      source('food-patterns-plants.tsv'),
    ),
  };
}
