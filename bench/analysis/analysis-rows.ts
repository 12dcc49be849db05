import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import type { MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { SHARED_DATA, sharedCsv } from '../../scripts/shared-data.ts';

/** Half of a file's rows. Rules are tuned on one half and confirmed on the other. */
export type Half = 'tune' | 'confirm';

const halfAt = (row: number): Half => (row % 2 === 1 ? 'tune' : 'confirm');

export interface DescribedRow {
  readonly text: string;
  readonly group: string;
  readonly half: Half;
  readonly truth: Partial<Record<NutrientKey, number>>;
}

export interface AnalyzedRow {
  readonly row: DescribedRow;
  readonly analysis: MealAnalysis;
  readonly carbsError: number;
}

/** Rows of an evaluation file; if it is missing, says so and returns none. */
export function sharedRows(file: string): Record<string, string>[] {
  const rows = sharedCsv(file);
  if (rows) return rows;
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
