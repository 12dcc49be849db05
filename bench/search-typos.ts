import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoodIndex } from '#domain/foods/food-index.ts';
import { searchFoods } from '#domain/foods/search-foods.ts';
import { quantiles } from './report.ts';

const SHOWN = 3;

/** A query as people type it, and the name the food they mean must have, as a pattern. */
function typoQueries(): (readonly [query: string, wanted: RegExp])[] {
  return readFileSync(path.join(import.meta.dirname, 'search-typos.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [query = '', wanted = ''] = line.split('\t');
      return [query, new RegExp(wanted, 'i')];
    });
}

/** Prints how often the food that was meant stands among the first three. */
export function printSearchTypos(index: FoodIndex, worst: number): void {
  const times: number[] = [];
  const missed: string[] = [];
  const queries = typoQueries();
  for (const [query] of queries) searchFoods(index, query, SHOWN);
  for (const [query, wanted] of queries) {
    const begin = performance.now();
    const found = searchFoods(index, query, SHOWN).map(({ name }) => name);
    times.push(performance.now() - begin);
    if (!found.some((name) => wanted.test(name)))
      missed.push(`${query} (${wanted.source}): ${found.join(' | ')}`);
  }
  const share = (100 * (queries.length - missed.length)) / queries.length;
  console.log(
    `\nSearch with typing errors (${queries.length}): in the first three ${share.toFixed(1)} %, p95 ${quantiles(times).p95.toFixed(1)} ms`,
  );
  for (const line of missed.slice(0, worst)) console.log(`  ${line}`);
}
