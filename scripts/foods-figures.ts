/**
 * Writes data/figures.tsv: figures per 100 g of every figure set that the food tables cite, from USDA FoodData Central, BLS, CIQUAL and CNF.
 * Iodine that a set lacks comes from the row of CIQUAL that data/same-foods.tsv names. Run by `npm run foods:figures` after a table changed.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkValues } from '#domain/foods/checks/check-food.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { readSameFoods } from './same-foods.ts';
import { readCitedSets } from './tables.ts';

const root = join(import.meta.dirname, '..');
const tableFolder = join(root, 'data/foods');

function citedIds(): Set<string> {
  const ids = new Set<string>();
  for (const file of readdirSync(tableFolder).filter((name) => name.endsWith('.tsv'))) {
    for (const line of readFileSync(join(tableFolder, file), 'utf8').split('\n').slice(1)) {
      const source = line.split('\t')[1];
      if (source !== undefined) ids.add(source);
    }
  }
  return ids;
}

const sets = readCitedSets();
if (!sets) {
  console.error('The tables of composition are not all at hand; data/figures.tsv stays as it is.');
  process.exit(1);
}
const iodine = new Map(readSameFoods(join(root, 'data')).map((same) => [same.source, same.iodine]));
const rows: string[] = [];
for (const id of [...citedIds()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
  const set = sets.get(id);
  if (!set) {
    console.error(`Cited but in no table: ${id}`);
    process.exitCode = 1;
    continue;
  }
  for (const { message } of checkValues(set.raw)) console.log(`${id} ${set.name}: ${message} Left unknown.`);
  const iodineUg = set.figures.iodineUg ?? sets.get(iodine.get(id) ?? '')?.figures.iodineUg;
  const figures = { ...set.figures, ...(iodineUg !== undefined && { iodineUg }) };
  rows.push([id, ...NUTRIENT_KEYS.map((key) => figures[key] ?? '')].join('\t'));
}
writeFileSync(
  join(root, 'data/figures.tsv'),
  `${['source', ...NUTRIENT_KEYS].join('\t')}\n${rows.join('\n')}\n`,
);
console.log(`${rows.length} figure sets written to data/figures.tsv`);
