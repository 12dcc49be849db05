import { MAX_ITEMS } from '#domain/meals/limits.ts';
import { z } from 'zod';
import { base } from '#contract/shared/errors.ts';
import { mealItem, mealItemInput } from './meals.ts';
import { number } from '#contract/shared/number.ts';
import { typedText } from '#contract/shared/text.ts';

/** More would be hard to find. */
export const MAX_SAVED_MEALS = 300;

const rank = number().min(-1e15).max(1e15);

export const savedMealInput = z.object({
  id: z.uuid(),
  name: typedText().min(1, 'Enter a name.').max(80, 'Use 80 characters or fewer.'),
  items: z
    .array(mealItemInput)
    .min(1, 'Add at least one food.')
    .max(MAX_ITEMS, 'A meal can have up to 60 foods.'),
  favourite: z.boolean().default(false),
});

/** One serving of a saved meal. Its items have only the main nutrients; logging it computes all of them. */
export const savedMeal = savedMealInput.extend({
  items: z.array(mealItem),
  favourite: z.boolean(),
  /** Position in the member's order, lowest first. */
  rank,
});

export type SavedMeal = z.infer<typeof savedMeal>;
export type SavedMealInput = z.input<typeof savedMealInput>;

const byId = z.object({ id: z.uuid() });

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  base.route({ method, path, tags: ['saved meals'], summary });

export const savedMeals = {
  list: route(
    'GET',
    '/saved-meals',
    `List saved meals in the member’s order, up to ${MAX_SAVED_MEALS}`,
  ).output(z.array(savedMeal)),
  create: route('POST', '/saved-meals', 'Save a meal; sending the same ID again returns the stored one')
    .input(savedMealInput.extend({ rank: rank.optional() }))
    .output(savedMeal),
  update: route('PUT', '/saved-meals/{id}', 'Replace a saved meal, keeping its position')
    .input(savedMealInput)
    .output(savedMeal),
  remove: route('DELETE', '/saved-meals/{id}', 'Delete a saved meal; it can be restored for 30 days')
    .input(byId)
    .output(byId),
  restore: route('POST', '/saved-meals/{id}/restore', 'Restore a deleted saved meal')
    .input(byId)
    .output(savedMeal),
  reorder: route('POST', '/saved-meals/order', 'Reorder saved meals')
    .input(
      z.object({
        ranks: z
          .array(z.object({ id: z.uuid(), rank }))
          .min(1)
          .max(MAX_SAVED_MEALS),
      }),
    )
    .output(z.array(savedMeal)),
};
