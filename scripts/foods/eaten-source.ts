/** What US adults ate: NHANES What We Eat in America, 2007-2012. */
import { sharedCsv } from '../shared-data.ts';

/** Meals, in column order. */
const WHEN = ['breakfast', 'lunch', 'dinner', 'snack', 'drink'] as const;

/** An FNDDS food code with the amounts people recalled. */
export interface EatenCode {
  readonly code: string;
  readonly description: string;
  readonly recalls: number;
  /** Weighted share of all recalled items. */
  readonly per100000: number;
  /** Grams per eating occasion: 5th, 25th, 50th, 75th and 95th percentile. */
  readonly grams: readonly number[];
  /** Share at breakfast, lunch, dinner, as a snack and as a drink. */
  readonly when: readonly number[];
}

/** Two codes eaten together. Lift: observed occasions over those expected by chance. */
export interface EatenPair {
  readonly codes: readonly [string, string];
  readonly occasions: number;
  readonly lift: number;
}

/** All recalled codes, or undefined if the file is missing. */
export const readEatenCodes = (): EatenCode[] | undefined =>
  sharedCsv('eaten/foods.csv')?.map((row) => ({
    code: String(Number(row['food_code'])), // one of them is written 9.4e+07
    description: row['description'] ?? '',
    recalls: Number(row['recalls']),
    per100000: Number(row['per_100000']),
    grams: ['g_p05', 'g_p25', 'g_p50', 'g_p75', 'g_p95'].map((name) => Number(row[name])),
    when: WHEN.map((name) => Number(row[name])),
  }));

export const readEatenPairs = (): EatenPair[] =>
  (sharedCsv('eaten/pairs.csv') ?? []).map((row) => ({
    codes: [row['food_code_a'] ?? '', row['food_code_b'] ?? ''],
    occasions: Number(row['occasions']),
    lift: Number(row['lift']),
  }));
