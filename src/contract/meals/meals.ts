import { MAX_AMOUNT, MAX_ITEM_GRAMS, MAX_ITEMS, MAX_QUICK_ADD_KCAL } from '#domain/meals/limits.ts';
import { z } from 'zod';
import { MEAL_KINDS, MEAL_SOURCES } from '#domain/meals/meal.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { analysisRoutes, description } from './analysis.ts';
import { dayColumns, dayState } from './day-columns.ts';
import { dayTargets } from '#contract/goals/day-targets.ts';
import { dayRange } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { estimate, nutrientEstimates, otherFoods } from '#contract/shared/estimate.ts';
import { instant, localDate, timeZone } from '#contract/shared/time.ts';
import { number } from '#contract/shared/number.ts';
import { text, typedText } from '#contract/shared/text.ts';

const energy = number().min(0, 'Enter 0 or more.').max(MAX_QUICK_ADD_KCAL, 'Enter 20,000 kcal or less.');
const mass = number().min(0, 'Enter 0 or more.').max(MAX_ITEM_GRAMS, 'Enter 5,000 g or less.');

/** Nutrients a member typed for a quick add; missing ones are unknown. */
export const enteredNutrients = z.object({
  energyKcal: energy,
  proteinG: mass.optional(),
  carbsG: mass.optional(),
  fatG: mass.optional(),
  fiberG: mass.optional(),
});

const itemParts = z.object({
  id: z.uuid(),
  /** Null for a quick add, which has no food. */
  foodId: text().max(120).nullable(),
  /** The words this item was read from, if it came from a description. */
  words: typedText().max(500).optional(),
  amount: number().positive('Enter a number greater than 0.').max(MAX_AMOUNT, 'Enter 10,000 or less.'),
  unit: typedText().min(1).max(40),
  grams: estimate
    .refine(
      ({ value, low, high }) =>
        value > 0 && value <= MAX_ITEM_GRAMS && low >= 0 && low <= value && high >= value && high <= 20_000,
      'Enter more than 0 g, up to 5,000 g.',
    )
    .nullable(),
  confidence: number().min(0).max(1),
  /** Of a food read from words, as the analysis returned it; it widens the frozen ranges. */
  otherFoods: otherFoods.optional(),
});

/** One food of a confirmed meal. The server freezes its nutrients from the food, or from the entered figures. */
export const mealItemInput = itemParts
  .extend({
    /** Name of a quick add. Foods have their own. */
    name: typedText().min(1, 'Enter a name.').max(120, 'Use 120 characters or fewer.').optional(),
    /** Nutrients of the whole quick add. */
    entered: enteredNutrients.optional(),
  })
  .superRefine(({ foodId, name, grams, entered }, context) => {
    const issue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (foodId !== null && grams === null) issue('grams', 'Enter an amount.');
    if (foodId === null && !entered) issue('entered', 'Enter at least the calories.');
    if (foodId === null && !name) issue('name', 'Enter a name.');
  });

export const mealInput = z.object({
  id: z.uuid(),
  eatenAt: instant,
  timeZone,
  kind: z.enum(MEAL_KINDS),
  source: z.enum(MEAL_SOURCES),
  note: typedText().max(2000, 'Use 2,000 characters or fewer.').optional(),
  description: description.optional(),
  /** Pictures of the member that show this meal. */
  photoIds: z.array(z.uuid()).max(8, 'Add up to 8 photos.').optional(),
  items: z
    .array(mealItemInput)
    .min(1, 'Add at least one food.')
    .max(MAX_ITEMS, 'A meal can have up to 60 foods.'),
});

export const mealItem = itemParts.extend({
  name: z.string(),
  words: z.string().nullable(),
  nutrients: nutrientEstimates,
});

export const meal = mealInput.extend({
  date: localDate,
  note: z.string().nullable(),
  description: z.string().nullable(),
  photoIds: z.array(z.uuid()),
  items: z.array(mealItem),
  total: nutrientEstimates,
});

export const day = z.object({
  date: localDate,
  meals: z.array(meal),
  total: nutrientEstimates,
  targets: dayTargets,
  state: dayState,
});

/** When and what was eaten, for comparison with other measurements. */
export const eatenMeal = z.object({
  id: z.uuid(),
  date: localDate,
  eatenAt: instant,
  timeZone,
  kind: z.enum(MEAL_KINDS),
  energyKcal: z.number().nullable(),
  /** `carbsG` of the amount eaten; null if the food's carbohydrates are unknown. */
  foods: z.array(
    z.object({ foodId: z.string().nullable(), name: z.string(), carbsG: z.number().nullable() }),
  ),
});

export type MealInput = z.infer<typeof mealInput>;

export type Meal = z.infer<typeof meal>;
export type MealItem = z.infer<typeof mealItem>;
export type Day = z.infer<typeof day>;
export type EatenMeal = z.infer<typeof eatenMeal>;

/** A year, even a leap year. */
const MAX_DAYS = 366;

const byId = z.object({ id: z.uuid() });

export const meals = {
  ...analysisRoutes,
  create: base
    .route({
      method: 'POST',
      path: '/meals',
      successStatus: 201,
      tags: ['meals'],
      summary: 'Log a meal; sending the same ID again returns the stored meal',
    })
    .input(mealInput)
    .output(meal),
  update: base
    .route({ method: 'PUT', path: '/meals/{id}', tags: ['meals'], summary: 'Replace a meal' })
    .input(mealInput)
    .output(meal),
  remove: base
    .route({
      method: 'DELETE',
      path: '/meals/{id}',
      tags: ['meals'],
      summary: 'Delete a meal; it can be restored for 30 days',
    })
    .input(byId)
    .output(byId),
  restore: base
    .route({
      method: 'POST',
      path: '/meals/{id}/restore',
      tags: ['meals'],
      summary: 'Restore a deleted meal',
    })
    .input(byId)
    .output(meal),
  day: base
    .route({
      method: 'GET',
      path: '/days/{date}',
      tags: ['meals'],
      summary: 'Get the meals and totals for a day',
    })
    .input(z.object({ date: localDate }))
    .output(day),
  setState: base
    .route({
      method: 'PUT',
      path: '/days/{date}/state',
      tags: ['meals'],
      summary: 'Mark a day’s food log as complete or incomplete; null clears the mark',
    })
    .input(z.object({ date: localDate, state: dayState }))
    .output(z.object({ date: localDate, state: dayState })),
  eaten: base
    .route({
      method: 'GET',
      path: '/eaten-meals',
      tags: ['meals'],
      summary: 'List meals with their times and foods in a date range, oldest first',
    })
    .input(dayRange)
    .output(z.array(eatenMeal)),
  days: base
    .route({
      method: 'GET',
      path: '/days',
      tags: ['meals'],
      summary: 'Get daily totals for up to a year',
    })
    .input(
      z.object({ from: localDate, to: localDate }).superRefine(({ from, to }, context) => {
        const spanDays = daysBetween(from, to);
        if (spanDays < 0 || spanDays >= MAX_DAYS)
          context.addIssue({
            code: 'custom',
            path: ['to'],
            message: `Choose a range of 1 to ${MAX_DAYS} days.`,
          });
      }),
    )
    .output(dayColumns),
};
