import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { analyzeMeal } from '#domain/meals/analyze-meal.ts';
import type { MealAnalysis } from '#domain/meals/analysis.ts';
import { readCsv } from './read-csv.ts';

/** Where the evaluation data stands, beside the project; it is no part of it. */
export const SHARED_DATA = path.join(import.meta.dirname, '../../shared/data');

/** Half of the rows of a file. */
export type Half = 'tune' | 'confirm';

const halfAt = (row: number): Half => (row % 2 === 1 ? 'tune' : 'confirm');

export interface DescribedRow {
  readonly text: string;
  readonly group: string;
  /** What is tuned on one half is confirmed on the other: odd rows of a file tune. */
  readonly half: Half;
  readonly truth: Partial<Record<NutrientKey, number>>;
}

export interface AnalyzedRow {
  readonly row: DescribedRow;
  readonly analysis: MealAnalysis;
  readonly carbsError: number;
}

/** Rows of a file of the evaluation data; says so and gives none where it is missing. */
export function sharedRows(file: string): Record<string, string>[] {
  const place = path.join(SHARED_DATA, file);
  if (existsSync(place)) return readCsv(readFileSync(place, 'utf8'));
  console.log(`skipped: ${file} is not in ${SHARED_DATA}\n`);
  return [];
}

/** Described meals and single foods with known nutrients (NutriBench, for evaluation only). */
export function describedRows(): DescribedRow[] {
  const meals = sharedRows('nutribench/meals_dev.csv').map((cells, at) => ({
    half: halfAt(at),
    text: cells['meal_description'] ?? '',
    group: cells['country'] === 'USA' ? `USA ${cells['serving_type']}` : 'other countries',
    truth: {
      carbsG: Number(cells['carb']),
      fatG: Number(cells['fat']),
      energyKcal: Number(cells['energy']),
      proteinG: Number(cells['protein']),
    },
  }));
  const items = sharedRows('nutribench/items_dev.csv').map((cells, at) => ({
    half: halfAt(at),
    text: cells['query'] ?? '',
    group: 'items',
    truth: { carbsG: Number(cells['carb_g']) },
  }));
  return [...meals, ...items];
}

export function analyzeRow(row: DescribedRow, index: FoodIndex): AnalyzedRow {
  const analysis = analyzeMeal(row.text, index);
  const carbsError = Math.abs((analysis.total.carbsG?.value ?? 0) - (row.truth.carbsG ?? 0));
  return { row, analysis, carbsError };
}
