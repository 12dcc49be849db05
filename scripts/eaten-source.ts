/** What US adults ate (NHANES What We Eat in America, 2007-2012), from files beside the project that not every machine has. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../shared/data/eaten');

/** Meals at which a food is eaten, in the order of the columns. */
const WHEN = ['breakfast', 'lunch', 'dinner', 'snack', 'drink'] as const;

/** One FNDDS food code as people recalled it. */
export interface EatenCode {
  readonly code: string;
  readonly description: string;
  readonly recalls: number;
  /** Weighted share of all recalled items. */
  readonly per100000: number;
  /** Grams at an eating occasion at p5, p25, p50, p75 and p95. */
  readonly grams: readonly number[];
  /** Share at breakfast, lunch, dinner, as a snack and as a drink. */
  readonly when: readonly number[];
}

/** Two codes eaten at one occasion: how often, and how many times as often as by chance. */
export interface EatenPair {
  readonly codes: readonly [string, string];
  readonly occasions: number;
  readonly lift: number;
}

function* rowsOf(file: string): Generator<Record<string, string>> {
  const [header = '', ...lines] = readFileSync(join(folder, file), 'utf8').split(/\r?\n/);
  const names = header.split(',');
  for (const line of lines) {
    if (line === '') continue;
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    );
    yield Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
  }
}

/** Every recalled code, or undefined if the files are missing. */
export function readEatenCodes(): EatenCode[] | undefined {
  if (!existsSync(join(folder, 'foods.csv'))) return undefined;
  return [...rowsOf('foods.csv')].map((row) => ({
    code: String(Number(row['food_code'])), // one of them is written 9.4e+07
    description: row['description'] ?? '',
    recalls: Number(row['recalls']),
    per100000: Number(row['per_100000']),
    grams: ['g_p05', 'g_p25', 'g_p50', 'g_p75', 'g_p95'].map((name) => Number(row[name])),
    when: WHEN.map((name) => Number(row[name])),
  }));
}

export const readEatenPairs = (): EatenPair[] =>
  [...rowsOf('pairs.csv')].map((row) => ({
    codes: [row['food_code_a'] ?? '', row['food_code_b'] ?? ''],
    occasions: Number(row['occasions']),
    lift: Number(row['lift']),
  }));
