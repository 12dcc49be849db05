/**
 * `npm run bench:analysis`: accuracy of text analysis on meals, foods and ingredient lines with known answers, and of search with typos.
 * `--worst N` lists the largest errors, `--only natural` limits it to one group of meals, `--half tune` to one half of the rows,
 * `--foods <folder>` uses another food table.
 */
import { loadFoods } from '#server/foods/food-library.ts';
import { groupsOf, printAccuracy, printCauses, printWorst } from './analysis-report.ts';
import { analyzeRow, describedRows } from './analysis-rows.ts';
import { printIngredientLines } from './ingredient-lines.ts';
import { printRanges } from './range-report.ts';
import { quantiles } from '../report.ts';
import { printSearchTypos } from '../search/search-typos.ts';

const WARM_UP = 200;

function flag(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

const { index } = loadFoods(flag('--foods'));
const worst = Number(flag('--worst') ?? 0);
const [only, half] = [flag('--only') ?? '', flag('--half')];
const rows = describedRows().filter(
  (row) => row.group.includes(only) && (half === undefined || row.half === half),
);
console.log(`${index.foods.length} foods`);
for (const row of rows.slice(0, WARM_UP)) analyzeRow(row, index);
const times: number[] = [];
const results = rows.map((row) => {
  const begin = performance.now();
  const result = analyzeRow(row, index);
  times.push(performance.now() - begin);
  return result;
});
if (results.length > 0) {
  const { p50, p95 } = quantiles(times);
  console.log(`ms a description: p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}\n`);
  const groups = groupsOf(results);
  printAccuracy(groups);
  printRanges(results, index);
  printCauses(results, index);
  if (worst > 0) printWorst(groups, worst);
}
printIngredientLines(index, worst);
printSearchTypos(index, worst);
