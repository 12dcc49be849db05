import { z } from 'zod';
import { FOOD_GROUPS } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { base } from './errors.ts';

const portion = z.object({ label: z.string(), grams: z.number() });

export const food = z.object({
  id: z.string(),
  fdcId: z.number(),
  name: z.string(),
  aliases: z.array(z.string()),
  group: z.enum(FOOD_GROUPS),
  nova: z.literal([1, 2, 3, 4]),
  portions: z.array(portion),
  defaultPortion: portion,
  per100g: z.partialRecord(z.enum(NUTRIENT_KEYS), z.number()),
});

/** Where the whole reference table lies as compact text, for analysis and search in the browser. The address changes with the content. */
const foodTable = z.object({ url: z.string() });

export const foods = {
  table: base
    .route({
      method: 'GET',
      path: '/foods/table',
      tags: ['foods'],
      summary: 'Where the whole reference table can be loaded',
    })
    .output(foodTable),
  search: base
    .route({ method: 'GET', path: '/foods', tags: ['foods'], summary: 'Search foods by name' })
    .input(
      z.object({
        query: z.string().trim().min(1, 'Type a food.').max(200),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.array(food)),
  get: base
    .route({ method: 'GET', path: '/foods/{id}', tags: ['foods'], summary: 'One food' })
    .input(z.object({ id: z.string().max(120) }))
    .output(food),
};
