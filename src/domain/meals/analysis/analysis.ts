import type { EatenDay } from '#domain/meals/day/eaten-day.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import type { OtherFoods } from '#domain/meals/estimates/other-foods.ts';
import type { MealKind } from '#domain/meals/meal.ts';

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
  /** How far other foods that the words may mean are from this one; absent if none are. */
  readonly otherFoods?: OtherFoods | undefined;
  readonly nutrients: NutrientEstimates;
}

type Loggable = Pick<
  AnalyzedItem,
  'foodId' | 'words' | 'amount' | 'unit' | 'grams' | 'confidence' | 'otherFoods'
>;

/** What a logged item keeps of its analysis. The server adds name and nutrients. */
export const loggedItem = ({ foodId, words, amount, unit, grams, confidence, otherFoods }: Loggable) => ({
  foodId,
  words,
  amount,
  unit,
  grams: { ...grams },
  confidence,
  ...(otherFoods && { otherFoods }),
});

/** One of the meals that a description names, with what it says of it: "yesterday for lunch I had…". */
export interface NamedMeal {
  readonly kind?: MealKind | undefined;
  readonly day?: EatenDay | undefined;
  /** When on that day, in minutes after midnight. */
  readonly minute?: number | undefined;
  /** Its foods, as positions in `items`. */
  readonly items: readonly number[];
}

/** What a description was understood as. `notUnderstood` holds every food-like phrase that matched nothing. */
export interface MealAnalysis {
  readonly text: string;
  readonly items: readonly AnalyzedItem[];
  readonly total: NutrientEstimates;
  readonly notUnderstood: readonly string[];
  /** The meals that were named, in order; empty if neither a meal nor a day was. */
  readonly meals: readonly NamedMeal[];
  /** Set if the text is not in English, which is not read: an ISO 639 code, `und` for a language that is not known. */
  readonly language?: string | undefined;
}
