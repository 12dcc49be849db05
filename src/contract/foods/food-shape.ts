import { z } from 'zod';
import { FOOD_GROUPS } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';

const portion = z.object({ label: z.string(), grams: z.number() });

/** A food of any kind: from the reference table, a member's own, or an imported product. */
export const food = z.object({
  id: z.string(),
  fdcId: z.number().optional(),
  sourceId: z.string().optional(),
  name: z.string(),
  brand: z.string().optional(),
  aliases: z.array(z.string()),
  group: z.enum(FOOD_GROUPS),
  nova: z.literal([1, 2, 3, 4]).optional(),
  portions: z.array(portion),
  defaultPortion: portion,
  per100g: z.partialRecord(z.enum(NUTRIENT_KEYS), z.number()),
  glycaemicIndex: z.number().optional(),
  doubt: z
    .object({
      eatenPer100000: z.number().nonnegative().optional(),
      amount: z.object({ below: z.number(), above: z.number() }).optional(),
      figures: z.partialRecord(z.enum(NUTRIENT_KEYS), z.number()).optional(),
    })
    .optional(),
});
