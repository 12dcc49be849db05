import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { SHARED_DATA } from '../../scripts/shared-data.ts';
import type { AnalyzedRow } from './analysis-rows.ts';
import { daysOf, printRangeScores, statedOf, type Stated } from './range-scores.ts';
import { recalledFoods } from './recalled-rows.ts';

/** Everyday phrases; the truth is a dietitian's best estimate of their energy. */
function everydayRows(index: FoodIndex): Stated[] {
  const file = path.join(SHARED_DATA, 'everyday/dev.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const { text, note } = JSON.parse(line) as { text: string; note: string };
    const [, best] = /best (\d+) kcal/.exec(note) ?? [];
    if (best === undefined) return [];
    const { total } = analyzeMeal(text, index);
    return [{ said: 'everyday', total, truth: { energyKcal: Number(best) } }];
  });
}

/** Names without an amount, against recalled amounts. Skips names read as several foods. */
function vagueRows(index: FoodIndex): Stated[] {
  return recalledFoods().flatMap(({ text, truths }) => {
    const { items, total, notUnderstood } = analyzeMeal(text, index);
    if (items.length !== 1 || notUnderstood.length > 0) return [];
    return truths.map((truth) => ({ said: 'recalled', total, truth }));
  });
}

/** Coverage and width of the stated ranges, by how amounts were phrased: single foods, meals, days. */
export function printRanges(results: readonly AnalyzedRow[], index: FoodIndex): void {
  const meals = results.filter(({ row }) => row.group !== 'items');
  const single = (row: AnalyzedRow): boolean => row.analysis.items.length === 1;
  const stated = meals.map(statedOf);
  printRangeScores('single foods', [
    ...results.filter((row) => row.row.group === 'items' || single(row)).map(statedOf),
    ...vagueRows(index),
  ]);
  printRangeScores('meals', [...meals.filter((row) => !single(row)).map(statedOf), ...everydayRows(index)]);
  printRangeScores('days', [...Map.groupBy(stated, ({ said }) => said).values()].flatMap(daysOf));
}
