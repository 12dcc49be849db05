import { z } from 'zod';
import { base } from '#contract/shared/errors.ts';

/** What a phrase means to this member, learned from a corrected meal. */
export const correction = z.object({
  id: z.uuid(),
  /** Food words, then the amount if one was named: "coffee, 1 mug". */
  words: z.string(),
  foodId: z.string(),
  foodName: z.string(),
  amount: z.number().nullable(),
  unit: z.string().nullable(),
});

export type TaughtCorrection = z.infer<typeof correction>;

const byId = z.object({ id: z.uuid() });

export const corrections = {
  list: base
    .route({
      method: 'GET',
      path: '/corrections',
      tags: ['meals'],
      summary: 'List phrases learned from corrections, oldest first',
    })
    .output(z.array(correction)),
  remove: base
    .route({
      method: 'DELETE',
      path: '/corrections/{id}',
      tags: ['meals'],
      summary: 'Forget a phrase; safe to repeat',
    })
    .input(byId)
    .output(byId),
};
