/**
 * Holds the reference foods against every rule (`npm run foods:check`): a line for each deviation with the food, the rule, by how much and
 * the reason that excuses it, then the counts. Ends with code 1 for a deviation that nothing excuses. Another folder than data/ may be named.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFoods } from '#domain/foods/checks/check-foods.ts';
import { parseExcuses } from '#domain/foods/checks/check-foods.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { readCitedSets } from './tables.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../data');
const file = 'foods-excused.tsv';
const excuses = parseExcuses({ file, text: readFileSync(join(folder, file), 'utf8') });
const foods = [...loadFoods(folder).index.byId.values()];
const sets = readCitedSets();
const cited = sets && new Map([...sets].map(([id, { figures }]) => [id, figures]));

const { deviations, idleExcuses } = checkFoods(foods, excuses, cited);
for (const { foodId, rule, message, excuse } of deviations)
  console.log(`${foodId}: ${rule}: ${message}${excuse === undefined ? '' : ` Excused: ${excuse}.`}`);
for (const { foodId, rule } of idleExcuses)
  console.log(`${foodId}: ${rule}: nothing to excuse; take the line out of ${file}.`);

const open = deviations.filter(({ excuse }) => excuse === undefined).length;
console.log(
  `${foods.length} foods, ${deviations.length} deviations: ${deviations.length - open} excused, ${open} open; ${idleExcuses.length} idle excuses.`,
);
if (!sets) console.log('The tables of composition are not all at hand: the cited figures were not compared.');
if (open + idleExcuses.length > 0) process.exitCode = 1;
