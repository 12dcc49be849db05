import type { Estimate, NutrientEstimates } from './estimate.ts';

/** Another food the same words may mean. */
export interface FoodAlternative {
  readonly foodId: string;
  readonly name: string;
  /** 0 to 1, comparable within one item only. */
  readonly score: number;
}

/** One food of a described meal, matched and sized. */
export interface AnalyzedItem {
  /** The words of the description that this item was read from. */
  readonly words: string;
  readonly foodId: string;
  readonly name: string;
  readonly alternatives: readonly FoodAlternative[];
  readonly amount: number;
  /** A portion label of the food ("slice", "cup") or a mass or volume unit ("g", "oz", "ml"). */
  readonly unit: string;
  readonly grams: Estimate;
  /** 0 to 1: how likely food and amount are as meant. */
  readonly confidence: number;
  readonly nutrients: NutrientEstimates;
}

/** What a description was understood as. `notUnderstood` holds every food-like phrase that matched nothing. */
export interface MealAnalysis {
  readonly text: string;
  readonly items: readonly AnalyzedItem[];
  readonly total: NutrientEstimates;
  readonly notUnderstood: readonly string[];
}
