import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { AnalyzedRow } from './analysis-rows.ts';
import { likelyCause } from './likely-cause.ts';
import { quantiles } from './report.ts';

const CARBS_WITHIN_G = 7.5;
const MACROS = ['energyKcal', 'carbsG', 'proteinG', 'fatG'] as const;
const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
const cell = (value: number, digits: number, width: number): string =>
  (Number.isNaN(value) ? '–' : value.toFixed(digits)).padStart(width);
const share = (values: readonly boolean[]): number => 100 * mean(values.map(Number));

/** Where a true figure lies against the stated range, and how wide that is as a share of its value. */
interface Judged {
  readonly side: 'below' | 'inside' | 'above';
  readonly width: number;
}

function judge({ row, analysis }: AnalyzedRow, key: (typeof MACROS)[number]): Judged | undefined {
  const truth = row.truth[key];
  if (truth === undefined) return undefined;
  const { value = 0, low = 0, high = 0 } = analysis.total[key] ?? {};
  const side = truth < low ? 'below' : truth > high ? 'above' : 'inside';
  return { side, width: value > 0 ? (high - low) / value : 0 };
}

const judgedOf = (rows: readonly AnalyzedRow[], key: (typeof MACROS)[number]): Judged[] =>
  rows.flatMap((row) => judge(row, key) ?? []);
const insideShare = (judged: readonly Judged[]): number => share(judged.map(({ side }) => side === 'inside'));

function meanError(rows: readonly AnalyzedRow[], key: NutrientKey): number {
  return mean(
    rows.flatMap(({ row, analysis }) => {
      const truth = row.truth[key];
      return truth === undefined ? [] : [Math.abs((analysis.total[key]?.value ?? 0) - truth)];
    }),
  );
}

/** Rows by group, and all of the USA together. */
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

export function printRanges(groups: ReadonlyMap<string, readonly AnalyzedRow[]>): void {
  console.log(
    '\nRanges: share of true figures inside the stated range (aim for energy: 85 to 95 in every group)',
  );
  console.log('group             kcal  below  above  median width    carbs  protein  fat    median widths');
  for (const [name, rows] of groups) {
    const [energy = [], ...others] = MACROS.map((key) => judgedOf(rows, key));
    if (energy.length === 0) continue;
    const width = (judged: readonly Judged[]): number => quantiles(judged.map((one) => one.width)).p50;
    console.log(
      `${name.padEnd(16)}${cell(insideShare(energy), 1, 6)}` +
        cell(share(energy.map(({ side }) => side === 'below')), 1, 7) +
        cell(share(energy.map(({ side }) => side === 'above')), 1, 7) +
        cell(width(energy), 2, 14) +
        `    ${others.map((judged) => cell(insideShare(judged), 1, 7)).join(' ')}` +
        `    ${others.map((judged) => cell(width(judged), 2, 5)).join(' ')}`,
    );
  }
}

const WIDTH_ENDS = [0.4, 0.55, 0.7, 0.9, 1.2, Infinity];

/** Honest ranges hold the truth as often whether they are narrow or wide. */
export function printCalibration(groups: ReadonlyMap<string, readonly AnalyzedRow[]>): void {
  console.log('\nCalibration: share of true energy inside, by the width of the stated range (rows)');
  const heads = WIDTH_ENDS.map((end) => (end === Infinity ? 'wider' : `to ${end}`).padStart(14));
  console.log(`${''.padEnd(16)}${heads.join('')}`);
  for (const [name, rows] of groups) {
    const judged = judgedOf(rows, 'energyKcal');
    if (judged.length === 0) continue;
    const cells = WIDTH_ENDS.map((end, at) => {
      const own = judged.filter(({ width }) => width <= end && width > (WIDTH_ENDS[at - 1] ?? -1));
      return `${cell(insideShare(own), 1, 8)} ${`(${own.length})`.padStart(5)}`;
    });
    console.log(`${name.padEnd(16)}${cells.join('')}`);
  }
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

/** The rows that are furthest off, with what was read. */
export function printWorst(groups: ReadonlyMap<string, readonly AnalyzedRow[]>, count: number): void {
  for (const [name, rows] of groups) {
    if (name === 'USA all') continue;
    console.log(`\nWorst of ${name}`);
    for (const row of rows.toSorted((a, b) => b.carbsError - a.carbsError).slice(0, count))
      console.log(describe(row));
  }
}
