/**
 * How well described meals are read: against meals and single foods with known nutrients (NutriBench, evaluation only).
 * `npm run accuracy`; `--worst N` lists the worst rows of every group, `--only natural` keeps one group.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoodIndex } from '#domain/foods/food-index.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { analyzeMeal } from '#domain/meals/analyze-meal.ts';
import type { MealAnalysis } from '#domain/meals/analysis.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { likelyCause } from './likely-cause.ts';
import { readCsv } from './read-csv.ts';

const folder = join(import.meta.dirname, '../../shared/data/nutribench');
const CARBS_WITHIN_G = 7.5;

interface Row {
  readonly text: string;
  readonly group: string;
  readonly truth: Partial<Record<NutrientKey, number>>;
}

interface Result {
  readonly row: Row;
  readonly analysis: MealAnalysis;
  readonly carbsError: number;
}

function mealRows(): Row[] {
  return readCsv(readFileSync(join(folder, 'meals_dev.csv'), 'utf8')).map((cells) => ({
    text: cells['meal_description'] ?? '',
    group: cells['country'] === 'USA' ? `USA ${cells['serving_type']}` : 'other countries',
    truth: {
      carbsG: Number(cells['carb']),
      fatG: Number(cells['fat']),
      energyKcal: Number(cells['energy']),
      proteinG: Number(cells['protein']),
    },
  }));
}

const itemRows = (): Row[] =>
  readCsv(readFileSync(join(folder, 'items_dev.csv'), 'utf8')).map((cells) => ({
    text: cells['query'] ?? '',
    group: 'items',
    truth: { carbsG: Number(cells['carb_g']) },
  }));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const valueOf = ({ analysis }: Result, key: NutrientKey): number => analysis.total[key]?.value ?? 0;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function meanError(results: readonly Result[], key: NutrientKey): string {
  const errors = results.flatMap((result) => {
    const truth = result.row.truth[key];
    return truth === undefined ? [] : [Math.abs(valueOf(result, key) - truth)];
  });
  return errors.length === 0 ? '   –  ' : mean(errors).toFixed(1).padStart(6);
}

function insideRange(results: readonly Result[]): string {
  const judged = results.flatMap(({ row, analysis }) => {
    const truth = row.truth.energyKcal;
    const { low = 0, high = 0 } = analysis.total.energyKcal ?? {};
    return truth === undefined ? [] : [truth >= low && truth <= high ? 1 : 0];
  });
  return judged.length === 0 ? '–' : percent(mean(judged));
}

function report(name: string, results: readonly Result[]): void {
  const within = mean(results.map(({ carbsError }) => (carbsError <= CARBS_WITHIN_G ? 1 : 0)));
  const errors = (['carbsG', 'energyKcal', 'proteinG', 'fatG'] as const)
    .map((key) => meanError(results, key))
    .join(' ');
  console.log(
    `${name.padEnd(16)} ${String(results.length).padStart(5)}  ${percent(within).padStart(7)}  ${errors}   ${insideRange(results)}`,
  );
}

function describe({ row, analysis, carbsError }: Result): string {
  const items = analysis.items.map(
    (item) =>
      `      ${item.amount} ${item.unit} ${item.name} ${item.grams.value.toFixed(0)} g · C ${(item.nutrients.carbsG?.value ?? 0).toFixed(1)} · ${item.confidence} <${item.words}>`,
  );
  const missed =
    analysis.notUnderstood.length > 0 ? `\n      not understood: ${analysis.notUnderstood.join(' | ')}` : '';
  return `  ${carbsError.toFixed(1)} g off (true ${(row.truth.carbsG ?? 0).toFixed(1)}): ${row.text}\n${items.join('\n')}${missed}`;
}

function printCauses(results: readonly Result[], index: FoodIndex): void {
  const counts = new Map<string, number>();
  for (const result of results) {
    if (result.carbsError <= CARBS_WITHIN_G) continue;
    const cause = likelyCause(result.analysis, result.row.truth, index);
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  console.log('\nMost frequent causes of a carbohydrate error over 7.5 g (meals)');
  for (const [cause, count] of [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 10))
    console.log(`${String(count).padStart(5)}  ${cause}`);
}

function main(): void {
  if (!existsSync(folder)) {
    console.log(`skipped: the described meals are not at ${folder}`);
    return;
  }
  const flag = (name: string): string | undefined =>
    process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
  const worst = Number(flag('--worst') ?? 0);
  const only = flag('--only');
  const index = loadFoods().index;
  const rows = [...mealRows(), ...itemRows()].filter(
    ({ group }) => only === undefined || group.includes(only),
  );
  const from = performance.now();
  const results = rows.map((row): Result => {
    const analysis = analyzeMeal(row.text, index);
    return {
      row,
      analysis,
      carbsError: Math.abs((analysis.total.carbsG?.value ?? 0) - (row.truth.carbsG ?? 0)),
    };
  });
  const perMealMs = (performance.now() - from) / rows.length;
  console.log(`${index.foods.length} foods; ${perMealMs.toFixed(2)} ms a description\n`);
  console.log(
    'group             rows  within 7.5 g  carbs g  kcal  protein g  fat g (mean abs. error)   true energy in range',
  );
  const groups = Map.groupBy(results, ({ row }) => row.group);
  for (const [name, list] of groups) report(name, list);
  const usa = results.filter(({ row }) => row.group.startsWith('USA'));
  if (usa.length > 0) report('USA all', usa);
  printCauses(
    results.filter(({ row }) => row.group !== 'items'),
    index,
  );
  for (const [name, list] of worst > 0 ? groups : []) {
    console.log(`\nWorst of ${name}`);
    for (const result of list.toSorted((a, b) => b.carbsError - a.carbsError).slice(0, worst))
      console.log(describe(result));
  }
}

main();
