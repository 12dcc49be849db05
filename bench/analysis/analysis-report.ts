import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { AnalyzedRow } from './analysis-rows.ts';
import { likelyCause } from './likely-cause.ts';

const CARBS_WITHIN_G = 7.5;
const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
const cell = (value: number, digits: number, width: number): string =>
  (Number.isNaN(value) ? '–' : value.toFixed(digits)).padStart(width);
const share = (values: readonly boolean[]): number => 100 * mean(values.map(Number));

function meanError(rows: readonly AnalyzedRow[], key: NutrientKey): number {
  return mean(
    rows.flatMap(({ row, analysis }) => {
      const truth = row.truth[key];
      return truth === undefined ? [] : [Math.abs((analysis.total[key]?.value ?? 0) - truth)];
    }),
  );
}

/** Rows by group, plus all of the USA. */
export function groupsOf(rows: readonly AnalyzedRow[]): Map<string, readonly AnalyzedRow[]> {
  const groups = new Map<string, readonly AnalyzedRow[]>(Map.groupBy(rows, ({ row }) => row.group));
  const usa = rows.filter(({ row }) => row.group.startsWith('USA'));
  if (usa.length > 0) groups.set('USA all', usa);
  return groups;
}

export function printAccuracy(groups: ReadonlyMap<string, readonly AnalyzedRow[]>): void {
  console.log('Accuracy: share within 7.5 g of carbohydrate, mean absolute errors');
  console.log('group             rows  within %  carbs g    kcal  protein g   fat g');
  for (const [name, rows] of groups)
    console.log(
      `${name.padEnd(16)} ${String(rows.length).padStart(5)}` +
        cell(share(rows.map(({ carbsError }) => carbsError <= CARBS_WITHIN_G)), 1, 10) +
        cell(meanError(rows, 'carbsG'), 1, 9) +
        cell(meanError(rows, 'energyKcal'), 1, 8) +
        cell(meanError(rows, 'proteinG'), 1, 11) +
        cell(meanError(rows, 'fatG'), 1, 8),
    );
}

export function printCauses(rows: readonly AnalyzedRow[], index: FoodIndex): void {
  const counts = new Map<string, number>();
  for (const { row, analysis, carbsError } of rows) {
    if (row.group === 'items' || carbsError <= CARBS_WITHIN_G) continue;
    const cause = likelyCause(analysis, row.truth, index);
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  console.log('\nMost frequent causes of a carbohydrate error over 7.5 g (meals)');
  for (const [cause, count] of [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 10))
    console.log(`${String(count).padStart(5)}  ${cause}`);
}

function describe({ row, analysis, carbsError }: AnalyzedRow): string {
  const { energyKcal } = analysis.total;
  const items = analysis.items.map(
    (item) =>
      `      ${item.amount} ${item.unit} ${item.name} ${item.grams.value.toFixed(0)} g · C ${(item.nutrients.carbsG?.value ?? 0).toFixed(1)} · E ${(item.nutrients.energyKcal?.value ?? 0).toFixed(0)} · ${item.confidence} <${item.words}>`,
  );
  const missed =
    analysis.notUnderstood.length > 0 ? `\n      not understood: ${analysis.notUnderstood.join(' | ')}` : '';
  const energy =
    row.truth.energyKcal === undefined
      ? ''
      : `, ${row.truth.energyKcal.toFixed(0)} kcal in ${(energyKcal?.low ?? 0).toFixed(0)} to ${(energyKcal?.high ?? 0).toFixed(0)}`;
  return `  ${carbsError.toFixed(1)} g off (true ${(row.truth.carbsG ?? 0).toFixed(1)}${energy}): ${row.text}\n${items.join('\n')}${missed}`;
}

/** The rows with the largest errors, and how they were read. */
export function printWorst(groups: ReadonlyMap<string, readonly AnalyzedRow[]>, count: number): void {
  for (const [name, rows] of groups) {
    if (name === 'USA all') continue;
    console.log(`\nWorst of ${name}`);
    for (const row of rows.toSorted((a, b) => b.carbsError - a.carbsError).slice(0, count))
      console.log(describe(row));
  }
}
