/**
 * `npm run foods:check [-- <folder>]`: checks the reference foods against every rule. Prints each deviation with its excuse, if any, and
 * exits with 1 if a deviation has no excuse.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFoods } from '#domain/foods/checks/check-foods.ts';
import { parseExcuses } from '#domain/foods/checks/check-foods.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { citedSet, readCitedSets } from './composition-tables.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../data');
const file = 'foods-excused.tsv';
const excuses = parseExcuses({ file, text: readFileSync(join(folder, file), 'utf8') });
const foods = [...loadFoods(folder).index.byId.values()];
const sets = readCitedSets();
const cited =
  sets &&
  new Map(
    foods.flatMap(({ fdcId, sourceId = String(fdcId) }) => {
      const set = citedSet(sets, sourceId);
      return set === undefined ? [] : [[sourceId, set.figures] as const];
    }),
  );

const { deviations, idleExcuses } = checkFoods(foods, excuses, cited);
for (const { foodId, rule, message, excuse } of deviations)
  console.log(`${foodId}: ${rule}: ${message}${excuse === undefined ? '' : ` Excused: ${excuse}.`}`);
for (const { foodId, rule } of idleExcuses)
  console.log(`${foodId}: ${rule}: nothing to excuse; remove the line from ${file}.`);

const open = deviations.filter(({ excuse }) => excuse === undefined).length;
console.log(
  `${foods.length} foods, ${deviations.length} deviations: ${deviations.length - open} excused, ${open} open; ${idleExcuses.length} idle excuses.`,
);
if (!sets) console.log('A food composition table is missing, so cited figures were not compared.');
if (open + idleExcuses.length > 0) process.exitCode = 1;
