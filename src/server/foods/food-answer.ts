import type { z } from 'zod';
import type { food } from '#contract/foods/food-shape.ts';
import type { Food } from '#domain/foods/food.ts';

/** Converts a food to its API form. */
export const foodAnswer = (row: Food): z.infer<typeof food> => ({
  ...row,
  aliases: [...row.aliases],
  portions: [...row.portions],
});
