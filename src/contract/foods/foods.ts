import { z } from 'zod';
import { FOOD_ORIGINS } from '#domain/foods/search/rank-foods.ts';
import { base } from '#contract/shared/errors.ts';
import { food } from './food-shape.ts';
import { barcode, own, recipes } from './own-foods.ts';
import { localDate } from '#contract/shared/time.ts';
import { wholeNumber } from '#contract/shared/number.ts';
import { typedText } from '#contract/shared/text.ts';

const eaten = { times: z.number(), lastDate: localDate };

/** A search result: its source, and how often it was eaten in the last 90 days, if at all. */
const foodHit = z.object({
  food,
  origin: z.enum(FOOD_ORIGINS),
  usage: z.object(eaten).optional(),
});

const usual = z.object({
  usage: z.array(z.object({ foodId: z.string(), ...eaten })),
  /** Search imported products only. Browsers have no table of these. */
  products: z.array(food),
});

export type Usual = z.infer<typeof usual>;

export const foods = {
  search: base
    .route({
      method: 'GET',
      path: '/foods',
      tags: ['foods'],
      summary:
        'Search custom foods, recipes, reference foods and products by name or brand; foods the member eats are listed first',
    })
    .input(
      z.object({
        query: typedText().min(1, 'Type a food.').max(200),
        limit: wholeNumber(1, 50).default(20),
      }),
    )
    .output(z.array(foodHit)),
  usual: base
    .route({
      method: 'GET',
      path: '/foods/usual',
      tags: ['foods'],
      summary: 'List foods eaten in the last 90 days',
    })
    .output(usual),
  byBarcode: base
    .route({
      method: 'GET',
      path: '/foods/barcode/{code}',
      tags: ['foods'],
      summary: 'Find a food by barcode: custom foods first, then imported products',
    })
    .input(z.object({ code: barcode }))
    .output(foodHit),
  get: base
    .route({ method: 'GET', path: '/foods/{id}', tags: ['foods'], summary: 'Get a food' })
    .input(z.object({ id: typedText().max(120) }))
    .output(food),
  own,
  recipes,
};
