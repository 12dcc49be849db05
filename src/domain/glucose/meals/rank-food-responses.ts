import { meanOf } from '#domain/numbers/statistics.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { mealResponse, type MealResponse } from './meal-response.ts';
import { meanWithInterval, type MeanWithInterval } from '#domain/numbers/mean-interval.ts';
import { tidySamples } from '#domain/glucose/tidy-samples.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';

/** Meals farther apart do not disturb each other; not asking about them keeps a year of meals quick. */
const NEAR_MS = 6 * HOUR_MS;

/** A meal of the diary with the foods in it. Carbohydrates in grams, absent where unknown. */
export interface MealOfFoods {
  readonly id: string;
  readonly eatenAtMs: number;
  readonly foods: readonly {
    readonly foodId: string;
    readonly name: string;
    readonly carbsG?: number | undefined;
  }[];
}

/** A food with the responses of the meals it was part of. */
export interface FoodResponse {
  readonly foodId: string;
  readonly name: string;
  /** Of the meals; in the unit of the ranking's measure. */
  readonly response: MeanWithInterval;
  /** Meals of which it was the only food: only they are its own response. */
  readonly mealsAlone: number;
  /** Mean grams of carbohydrate where known: a larger portion is no worse food. */
  readonly meanCarbsG: number | undefined;
}

/** Foods by the member's own responses. */
export interface FoodRanking {
  /** `incremental-area`: mg/dL·min over two hours, from a sensor. `rise`: mg/dL between two finger-sticks. */
  readonly measure: 'incremental-area' | 'rise';
  /** Meals with a valid response, of all given. */
  readonly validMeals: number;
  readonly meals: number;
  /** Foods of at least two meals, those that surely raise most first (by the lower end of the interval). */
  readonly highestFirst: readonly FoodResponse[];
  /** The same, those that surely raise least first (by the upper end). */
  readonly gentlestFirst: readonly FoodResponse[];
  /** Foods of one meal: shown, not ranked. */
  readonly ofOneMeal: readonly FoodResponse[];
}

/**
 * Ranks foods by what followed the meals they were part of, each with its sample size and 95 % interval. A meal's response counts for
 * every food in it and for nothing else that happened; it is not adjusted for carbohydrates. No claim of cause.
 * Sensor and finger-stick responses are not mixed: the ranking is of those of which there are more.
 */
export function rankFoodResponses({
  meals,
  samples,
}: {
  readonly meals: readonly MealOfFoods[];
  readonly samples: readonly GlucoseSample[];
}): FoodRanking {
  const tidy = tidySamples(samples);
  const responses = meals.map((meal) => {
    const otherMealsAtMs = meals
      .filter(({ id, eatenAtMs }) => id !== meal.id && Math.abs(eatenAtMs - meal.eatenAtMs) <= NEAR_MS)
      .map(({ eatenAtMs }) => eatenAtMs);
    return { meal, response: mealResponse(tidy, { eatenAtMs: meal.eatenAtMs, otherMealsAtMs }) };
  });
  const countOf = (kind: MealResponse['kind']) =>
    responses.filter(({ response }) => response.kind === kind).length;
  const measure = countOf('curve') >= countOf('pair') ? 'incremental-area' : 'rise';
  const valid = responses.flatMap(({ meal, response }) => {
    const value = measured(response, measure);
    return value === undefined ? [] : [{ meal, value }];
  });
  const foods = foodsOf(valid);
  const repeated = foods.filter(({ response }) => response.count > 1);
  const end = (food: FoodResponse, side: 'low' | 'high'): number => food.response[side] ?? Number.NaN;
  return {
    measure,
    validMeals: valid.length,
    meals: meals.length,
    highestFirst: repeated.toSorted((one, other) => end(other, 'low') - end(one, 'low')),
    gentlestFirst: repeated.toSorted((one, other) => end(one, 'high') - end(other, 'high')),
    ofOneMeal: foods.filter(({ response }) => response.count === 1),
  };
}

function measured(response: MealResponse, measure: FoodRanking['measure']): number | undefined {
  if (response.kind === 'curve' && measure === 'incremental-area') return response.incrementalAreaMgdlMin;
  return response.kind === 'pair' && measure === 'rise' ? response.riseMgdl : undefined;
}

function foodsOf(valid: readonly { meal: MealOfFoods; value: number }[]): readonly FoodResponse[] {
  const byFood = new Map<string, { name: string; values: number[]; carbsG: number[]; alone: number }>();
  for (const { meal, value } of valid) {
    const ids = new Set(meal.foods.map(({ foodId }) => foodId));
    for (const foodId of ids) {
      const portions = meal.foods.filter((food) => food.foodId === foodId);
      const known = byFood.get(foodId) ?? { name: '', values: [], carbsG: [], alone: 0 };
      known.name = portions[0]?.name ?? known.name;
      known.values.push(value);
      const carbs = portions.map(({ carbsG }) => carbsG ?? Number.NaN);
      if (!carbs.some(Number.isNaN)) known.carbsG.push(carbs.reduce((sum, grams) => sum + grams, 0));
      if (ids.size === 1) known.alone++;
      byFood.set(foodId, known);
    }
  }
  return Array.from(byFood, ([foodId, { name, values, carbsG, alone }]) => {
    const response = meanWithInterval(values);
    return response && { foodId, name, response, mealsAlone: alone, meanCarbsG: meanOf(carbsG) };
  }).filter((food) => food !== undefined);
}
