import { z } from 'zod';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { base } from '#contract/shared/errors.ts';
import { mealItem } from './meals.ts';
import { localDate } from '#contract/shared/time.ts';
import { number, wholeNumber } from '#contract/shared/number.ts';

/** When it was eaten, on the calendar and clock of where the member was. */
const occasion = z.object({ date: localDate, hour: number().int().min(0).max(23) });

const again = z.object({
  /** What it is last, with its amounts of then; of the nutrients the main ones. */
  items: z.array(mealItem),
  /** What it was eaten as last. */
  kind: z.enum(MEAL_KINDS),
  /** How often it was eaten in that time. */
  times: z.number().int(),
  /** When, newest first; the last 40 at most. */
  occasions: z.array(occasion),
});

/** What was eaten lately, most wanted first. */
const eatenLately = z.object({
  /** Meals by what they are made of. */
  meals: z.array(again),
  /** Single foods, on their own or in a meal; one item each. */
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
      summary: 'What was eaten lately, the same meal and the same food once each',
    })
    .input(
      z.object({
        days: wholeNumber(1, 366).default(90),
        limit: wholeNumber(1, 200).default(60),
      }),
    )
    .output(eatenLately),
};
