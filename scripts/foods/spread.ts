/**
 * `npm run foods:spread`: writes data/figure-spread.tsv, the relative standard deviation of energy, protein, carbohydrate and fat between
 * national tables, for foods in several of them (data/same-foods.tsv). Run it after changing those.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFoods } from '#server/foods/food-library.ts';
import { readSameFoods } from './same-foods.ts';
import { relativeSd, SPREAD_KEYS, type SpreadKey } from './relative-sd.ts';
import { readCitedSets } from './composition-tables.ts';

const data = join(import.meta.dirname, '../../data');
const sets = readCitedSets();
if (!sets) {
  console.error('A food composition table is missing; data/figure-spread.tsv was not changed.');
  process.exit(1);
}
const keys = Object.keys(SPREAD_KEYS) as SpreadKey[];
const bySource = new Map(
  readSameFoods(data).flatMap(({ source, others }) => {
    const figures = [source, ...others].flatMap((id) => sets.get(id)?.figures ?? []);
    if (figures.length < 2) return [];
    const cells = keys.map((key) => {
      const sd = relativeSd(key, figures);
      return sd === undefined ? '' : String(Math.round(sd * 100) / 100);
    });
    return [[source, [...cells, String(figures.length)].join('\t')] as const];
  }),
);
const rows = [...loadFoods(data).index.byId.values()].flatMap(({ id, fdcId }) => {
  const cells = bySource.get(String(fdcId));
  return cells === undefined ? [] : [`${id}\t${cells}`];
});
rows.sort();
writeFileSync(
  join(data, 'figure-spread.tsv'),
  `${['food', ...keys, 'tables'].join('\t')}\n${rows.join('\n')}\n`,
);
console.log(`${rows.length} foods written to data/figure-spread.tsv`);
