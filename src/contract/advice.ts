import { z } from 'zod';
import { ADVICE_RULES } from '#domain/advice/facts.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate, timeZone } from '#contract/shared/time.ts';

/** One finding: its rule, and its figures, with units in their names. */
export const finding = z.object({
  rule: z.enum(ADVICE_RULES),
  figures: z.record(z.string(), z.number()),
  sampleSize: z.number(),
});

export const advice = {
  get: base
    .route({
      method: 'GET',
      path: '/advice',
      tags: ['advice'],
      summary: 'List findings from the last four weeks, most important first',
    })
    .input(z.object({ date: localDate, timeZone }))
    .output(z.array(finding)),
};
