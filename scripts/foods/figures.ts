/**
 * `npm run foods:figures`: writes data/figures.tsv, the nutrients per 100 g of every row that foods cite in USDA, BLS, CIQUAL and CNF.
 * Missing iodine is taken from the CIQUAL row named in data/same-foods.tsv. No table lists added sugars, so they are estimated from
 * sugars and typical parts. Run it after changing citations or food patterns.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFoodPatterns } from '#domain/diet-quality/parse-food-patterns.ts';
import { checkValues } from '#domain/foods/checks/check-food.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { parseFoods } from '#domain/foods/parse-foods.ts';
import type { TableSource } from '#domain/foods/table-source.ts';
import { estimateAddedSugars } from './added-sugars.ts';
import { readSameFoods } from './same-foods.ts';
import { citedSet, readCitedSets } from './composition-tables.ts';

const data = join(import.meta.dirname, '../../data');

const sourceIn = (file: string): TableSource => ({ file, text: readFileSync(join(data, file), 'utf8') });

const tables = readdirSync(join(data, 'foods'))
  .filter((name) => name.endsWith('.tsv'))
  .map((name) => sourceIn(`foods/${name}`));
const cited = new Set(
  tables.flatMap(({ text }) =>
    text
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split('\t')[1] ?? []),
  ),
);

const sets = readCitedSets();
if (!sets) {
  console.error('A food composition table is missing; data/figures.tsv was not changed.');
  process.exit(1);
}
const iodine = new Map(readSameFoods(data).map((same) => [same.source, same.iodine]));
const figures = new Map<string, { readonly [K in NutrientKey]?: number }>();
for (const id of [...cited].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
  const set = citedSet(sets, id);
  if (!set) {
    console.error(`Cited but in no table: ${id}`);
    process.exitCode = 1;
    continue;
  }
  for (const { message } of checkValues(set.raw)) console.log(`${id} ${set.name}: ${message} Left unknown.`);
  const iodineUg = set.figures.iodineUg ?? sets.get(iodine.get(id) ?? '')?.figures.iodineUg;
  figures.set(id, { ...set.figures, ...(iodineUg !== undefined && { iodineUg }) });
}

/** Text of data/figures.tsv. */
const asTable = (): string =>
  [
    ['source', ...NUTRIENT_KEYS].join('\t'),
    ...[...figures].map(([id, set]) => [id, ...NUTRIENT_KEYS.map((key) => set[key] ?? '')].join('\t')),
    '',
  ].join('\n');

const FIGURES = 'figures.tsv';
const foods = parseFoods(tables, { file: FIGURES, text: asTable() });
const patterns = parseFoodPatterns(
  sourceIn('food-patterns-parts.tsv'),
  sourceIn('food-patterns.tsv'),
  sourceIn('food-patterns-plants.tsv'),
);
const addedSugars = estimateAddedSugars(foods, patterns);
for (const [id, addedSugarsG] of addedSugars) figures.set(id, { ...figures.get(id), addedSugarsG });

writeFileSync(join(data, FIGURES), asTable());
console.log(
  `${figures.size} figure sets written to data/${FIGURES}, ${addedSugars.size} with estimated added sugars`,
);
