import { z } from 'zod';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { base } from '#contract/shared/errors.ts';
import { mealItem } from './meals.ts';
import { localDate } from '#contract/shared/time.ts';
import { number, wholeNumber } from '#contract/shared/number.ts';

/** When it was eaten, in local time. */
const occasion = z.object({ date: localDate, hour: number().int().min(0).max(23) });

const again = z.object({
  /** Its last items and amounts, with only the main nutrients. */
  items: z.array(mealItem),
  /** Latest kind of meal. */
  kind: z.enum(MEAL_KINDS),
  /** How often it was eaten in the window. */
  times: z.number().int(),
  /** Times, newest first, at most 40. */
  occasions: z.array(occasion),
});

/** Recent meals and foods, best suggestions first. */
const eatenLately = z.object({
  /** Distinct meals by their foods. */
  meals: z.array(again),
  /** Single foods, on their own or from a meal; one item each. */
  foods: z.array(again),
});

export type RecentMeal = z.infer<typeof again>;
export type RecentMeals = z.infer<typeof eatenLately>;

export const recentMeals = {
  list: base
    .route({
      method: 'GET',
      path: '/meals/recent',
      tags: ['meals'],
      summary: 'List recent meals and foods, without duplicates',
    })
    .input(
      z.object({
        days: wholeNumber(1, 366).default(90),
        limit: wholeNumber(1, 200).default(60),
      }),
    )
    .output(eatenLately),
};
