/**
 * `npm run foods:figures`: writes data/figures.tsv, the nutrients per 100 g of every row that foods cite in USDA, BLS, CIQUAL and CNF.
 * Missing iodine is taken from the CIQUAL row named in data/same-foods.tsv. Run it after changing citations.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkValues } from '#domain/foods/checks/check-food.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { readSameFoods } from './same-foods.ts';
import { readCitedSets } from './composition-tables.ts';

const root = join(import.meta.dirname, '../..');
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
  console.error('A food composition table is missing; data/figures.tsv was not changed.');
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
