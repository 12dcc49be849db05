import type { EatenDay } from '#domain/meals/day/eaten-day.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import type { OtherFoods } from '#domain/meals/estimates/other-foods.ts';
import type { MealKind } from '#domain/meals/meal.ts';

/** Another food that the same words may mean. */
export interface FoodAlternative {
  readonly foodId: string;
  readonly name: string;
  /** 0 to 1, comparable within one item only. */
  readonly score: number;
}

/** One food of a described meal, matched and with an amount. */
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
  /** 0 to 1: likelihood that food and amount are right. */
  readonly confidence: number;
  /** Distance of the other foods that the words may mean; absent if there are none. */
  readonly otherFoods?: OtherFoods | undefined;
  readonly nutrients: NutrientEstimates;
}

type Loggable = Pick<
  AnalyzedItem,
  'foodId' | 'words' | 'amount' | 'unit' | 'grams' | 'confidence' | 'otherFoods'
>;

/** The part of its analysis that a logged item stores. The server adds name and nutrients. */
export const loggedItem = ({ foodId, words, amount, unit, grams, confidence, otherFoods }: Loggable) => ({
  foodId,
  words,
  amount,
  unit,
  grams: { ...grams },
  confidence,
  ...(otherFoods && { otherFoods }),
});

/** One of the meals in a description, with its day and kind: "yesterday for lunch I had…". */
export interface NamedMeal {
  readonly kind?: MealKind | undefined;
  readonly day?: EatenDay | undefined;
  /** Time of that day, in minutes after midnight. */
  readonly minute?: number | undefined;
  /** Its foods, as indexes into `items`. */
  readonly items: readonly number[];
}

/** Interpretation of a description. `notUnderstood` has every food-like phrase without a match. */
export interface MealAnalysis {
  readonly text: string;
  readonly items: readonly AnalyzedItem[];
  readonly total: NutrientEstimates;
  readonly notUnderstood: readonly string[];
  /** The named meals, in order; empty if the text names neither a meal nor a day. */
  readonly meals: readonly NamedMeal[];
  /** Set if the text isn't in English and so isn't read: an ISO 639 code, or `und` if the language is unknown. */
  readonly language?: string | undefined;
}
