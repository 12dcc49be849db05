import { z } from 'zod';
import { entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { instant } from '#contract/shared/time.ts';
import { sourceOrderProcedures } from '#contract/shared/source-order.ts';
import { number } from '#contract/shared/number.ts';

const minutes = number()
  .min(0, 'Enter 0 or more.')
  .max(960, 'Enter 16 hours or less.')
  .nullable()
  .default(null);

/** Sleep from going to bed to getting up; unanswered fields are null. */
export const sleepInput = entryInput.extend({
  inBedAt: instant,
  outOfBedAt: instant,
  isNap: z.boolean(),
  latencyMinutes: minutes,
  awakeMinutes: minutes,
  awakenings: z.int().min(0, 'Enter 0 or more.').max(50, 'Enter 50 or fewer.').nullable().default(null),
  quality: z
    .int()
    .min(1, 'Choose a number from 1 to 5.')
    .max(5, 'Choose a number from 1 to 5.')
    .nullable()
    .default(null),
});

/** `source`: `manual`, or the source of an import. */
export const sleepEntry = sleepInput.extend({ ...entryAnswer, source: z.string() });

export type Sleep = z.infer<typeof sleepEntry>;

export const sleep = {
  ...entryProcedures({
    path: '/sleeps',
    tag: 'sleep',
    one: 'a night or nap',
    many: 'nights and naps',
    input: sleepInput,
    answer: sleepEntry,
  }),
  sources: sourceOrderProcedures({ path: '/sleep-sources', tag: 'sleep', what: 'sleep' }),
};
