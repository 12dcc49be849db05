import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { indexOthers, rankFoods } from '#domain/foods/search/rank-foods.ts';
import { quantiles } from '../report.ts';

const SHOWN = 3;

/** A query as people type it, and a pattern for the intended food's name. */
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

/** Prints how often the intended food is among the first three results. */
export function printSearchTypos(index: FoodIndex, worst: number): void {
  const sources = { reference: index, others: indexOthers([]), usage: new Map(), today: '2026-11-20' };
  const find = (query: string) => rankFoods(sources, query, SHOWN).map(({ food: { name } }) => name);
  const times: number[] = [];
  const missed: string[] = [];
  const queries = typoQueries();
  for (const [query] of queries) find(query);
  for (const [query, wanted] of queries) {
    const begin = performance.now();
    const found = find(query);
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
