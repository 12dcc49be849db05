import { meanOf } from '#domain/numbers/statistics.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { mealResponse, type MealResponse } from './meal-response.ts';
import { meanWithInterval, type MeanWithInterval } from '#domain/numbers/mean-interval.ts';
import { tidySamples } from '#domain/glucose/tidy-samples.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';

/** Meals farther apart don't affect each other. Skipping them keeps a year of meals fast. */
const NEAR_MS = 6 * HOUR_MS;

/** A logged meal with its foods. Carbohydrates are in grams, undefined if unknown. */
export interface MealOfFoods {
  readonly id: string;
  readonly eatenAtMs: number;
  readonly foods: readonly {
    readonly foodId: string;
    readonly name: string;
    readonly carbsG?: number | undefined;
  }[];
}

/** A logged meal in the form of the food log. */
interface LoggedMeal {
  readonly id: string;
  readonly eatenAt: string;
  readonly foods: readonly {
    readonly foodId: string | null;
    readonly name: string;
    readonly carbsG: number | null;
  }[];
}

/** Meals for the ranking of foods. A quick add without a food counts by its name. */
export const mealsOfFoods = (meals: readonly LoggedMeal[]): readonly MealOfFoods[] =>
  meals.map(({ id, eatenAt, foods }) => ({
    id,
    eatenAtMs: Date.parse(eatenAt),
    foods: foods.map(({ foodId, name, carbsG }) => ({
      foodId: foodId ?? `typed:${name.toLowerCase()}`,
      name,
      ...(carbsG === null ? {} : { carbsG }),
    })),
  }));

/** A food with the responses to the meals that included it. */
export interface FoodResponse {
  readonly foodId: string;
  readonly name: string;
  /** In the unit of the ranking's measure. */
  readonly response: MeanWithInterval;
  /** The meals behind it, in the order they were given. */
  readonly meals: readonly { readonly id: string; readonly value: number }[];
  /** Meals in which it was the only food. Only these show the food's own response. */
  readonly mealsAlone: number;
  /** Average carbohydrate per meal (g), if known. A larger portion doesn't make a food worse. */
  readonly meanCarbsG: number | undefined;
}

/** Foods ranked by the member's own responses. */
export interface FoodRanking {
  /** `incremental-area`: mg/dL·min over two hours, from a sensor. `rise`: mg/dL between two fingersticks. */
  readonly measure: 'incremental-area' | 'rise';
  /** Meals with a valid response. */
  readonly validMeals: number;
  readonly meals: number;
  /** Foods in at least two meals, sorted by the lower end of the interval, highest first. */
  readonly highestFirst: readonly FoodResponse[];
  /** The same foods, sorted by the upper end of the interval, lowest first. */
  readonly lowestFirst: readonly FoodResponse[];
  /** Foods in only one meal: shown, but not ranked. */
  readonly singleMealFoods: readonly FoodResponse[];
}

/**
 * Ranks foods by the responses to the meals that included them, each with its sample size and 95% interval. A meal's response counts
 * for every food in it and isn't adjusted for carbohydrates or anything else. Doesn't claim a cause.
 * Sensor and fingerstick responses aren't mixed: the ranking uses whichever kind is more frequent.
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
    lowestFirst: repeated.toSorted((one, other) => end(one, 'high') - end(other, 'high')),
    singleMealFoods: foods.filter(({ response }) => response.count === 1),
  };
}

function measured(response: MealResponse, measure: FoodRanking['measure']): number | undefined {
  if (response.kind === 'curve' && measure === 'incremental-area') return response.incrementalAreaMgdlMin;
  return response.kind === 'pair' && measure === 'rise' ? response.riseMgdl : undefined;
}

function foodsOf(valid: readonly { meal: MealOfFoods; value: number }[]): readonly FoodResponse[] {
  const byFood = new Map<
    string,
    { name: string; meals: FoodResponse['meals'][number][]; carbsG: number[]; alone: number }
  >();
  for (const { meal, value } of valid) {
    const ids = new Set(meal.foods.map(({ foodId }) => foodId));
    for (const foodId of ids) {
      const portions = meal.foods.filter((food) => food.foodId === foodId);
      const known = byFood.get(foodId) ?? { name: '', meals: [], carbsG: [], alone: 0 };
      known.name = portions[0]?.name ?? known.name;
      known.meals.push({ id: meal.id, value });
      const carbs = portions.map(({ carbsG }) => carbsG ?? Number.NaN);
      if (!carbs.some(Number.isNaN)) known.carbsG.push(carbs.reduce((sum, grams) => sum + grams, 0));
      if (ids.size === 1) known.alone++;
      byFood.set(foodId, known);
    }
  }
  return Array.from(byFood, ([foodId, { name, meals, carbsG, alone }]) => {
    const response = meanWithInterval(meals.map(({ value }) => value));
    return response && { foodId, name, response, meals, mealsAlone: alone, meanCarbsG: meanOf(carbsG) };
  }).filter((food) => food !== undefined);
}
