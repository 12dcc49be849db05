import type { EatenMeal } from '#contract/meals/meals.ts';
import { mealResponse, type InvalidReason, type MealResponse } from '#domain/glucose/meals/meal-response.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';

/** A logged meal with its response. */
export interface AnsweredMeal {
  readonly meal: EatenMeal;
  readonly response: MealResponse;
}

/**
 * Responses of the meals from a day on, newest first. Earlier meals only affect the first ones.
 * @param samples tidy, of sensor and fingersticks
 * @param from `YYYY-MM-DD`
 */
export function answerMeals(
  meals: readonly EatenMeal[],
  samples: readonly GlucoseSample[],
  from: string,
): readonly AnsweredMeal[] {
  const times = meals.map(({ id, eatenAt }) => ({ id, atMs: Date.parse(eatenAt) }));
  return meals
    .filter(({ date }) => date >= from)
    .map((meal) => ({
      meal,
      response: mealResponse(samples, {
        eatenAtMs: Date.parse(meal.eatenAt),
        otherMealsAtMs: times.filter(({ id }) => id !== meal.id).map(({ atMs }) => atMs),
      }),
    }))
    .toReversed();
}

const REASONS: Readonly<Record<InvalidReason, string>> = {
  'another-meal-before': 'another meal in the two hours before',
  'another-meal-after': 'another meal in the two hours after',
  'low-before': 'glucose was low before the meal',
  'no-baseline': 'no reading just before the meal',
  'readings-missing': 'readings after the meal are missing',
};

/** Why meals have no response, each reason with its meals, most frequent first. */
export function whyUnanswered(answered: readonly AnsweredMeal[]): readonly { text: string; count: number }[] {
  const counts = new Map<InvalidReason, number>();
  for (const { response } of answered)
    if (response.kind === 'invalid')
      for (const reason of response.reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => ({ text: REASONS[reason], count }));
}
