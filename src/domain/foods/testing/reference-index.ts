import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildFoodIndex } from '#domain/foods/search/food-index.ts';
import { parseFoods } from '#domain/foods/parse-foods.ts';

const DATA = path.resolve(import.meta.dirname, '../../../../data');

/** A file of the reference data. */
export const source = (file: string) => ({ file, text: readFileSync(path.join(DATA, file), 'utf8') });

export const foodTables = readdirSync(path.join(DATA, 'foods')).map((name) => source(`foods/${name}`));

/** The reference foods with their figures, shared by the tests of a worker. */
export const referenceFoods = parseFoods(foodTables, source('figures.tsv'));
export const referenceIndex = buildFoodIndex(referenceFoods);
