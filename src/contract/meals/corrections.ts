import { z } from 'zod';
import { base } from '#contract/shared/errors.ts';

/** Meaning of some words for this member, from a confirmed meal that differs from its reading. */
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
      summary: 'What your words mean, oldest first: taught by your corrections',
    })
    .output(z.array(correction)),
  remove: base
    .route({
      method: 'DELETE',
      path: '/corrections/{id}',
      tags: ['meals'],
      summary: 'Forget one; removing it twice is fine',
    })
    .input(byId)
    .output(byId),
};
