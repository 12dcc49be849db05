import { z } from 'zod';
import { FASTING_PROTOCOLS, MAX_GOAL_HOURS } from '#domain/fasting/protocols.ts';
import { FASTING_BLOCKS, FASTING_CONDITIONS } from '#domain/fasting/screening.ts';
import { base } from '#contract/shared/errors.ts';
import { entryAnswer, entryInput, entryProcedures } from '#contract/shared/entry.ts';
import { instant, localDate } from '#contract/shared/time.ts';
import { number } from '#contract/shared/number.ts';

/** A fast; without an end it is running. */
export const fastInput = entryInput.extend({
  startedAt: instant,
  endedAt: instant.nullable().default(null),
  protocol: z.enum(FASTING_PROTOCOLS),
  goalHours: number()
    .min(1, 'Enter 1 hour or more.')
    .max(MAX_GOAL_HOURS, `Enter ${MAX_GOAL_HOURS} hours or less.`),
});

export const fast = fastInput.extend({ ...entryAnswer, isUnfinished: z.boolean() });

/** A member's answers before their first fast: codes of `domain/fasting`. */
export const fastingScreening = z.object({
  screenedOn: localDate,
  conditions: z.array(z.enum(FASTING_CONDITIONS)).max(FASTING_CONDITIONS.length),
});

/** Polled by every open screen: the running fast, and whether fasting is offered. */
export const fastingNow = z.object({
  fast: fast.nullable(),
  /** The last answers; null before the first. */
  screening: fastingScreening.nullable(),
  /** Other risks: age, weight, and answers from goals and the health profile. */
  against: z.array(z.enum(FASTING_BLOCKS)),
});

/** Input of a fast. */
export type FastInput = z.input<typeof fastInput>;
export type Fast = z.infer<typeof fast>;
export type FastingNow = z.infer<typeof fastingNow>;
export type FastingScreening = z.infer<typeof fastingScreening>;

const tags = ['fasting'];

export const fasting = {
  fasts: entryProcedures({
    path: '/fasts',
    tag: 'fasting',
    one: 'a fast',
    many: 'fasts',
    input: fastInput,
    answer: fast,
  }),
  /** Polled every few seconds by open screens, so that a fast started on one device appears on all. */
  running: base
    .route({ method: 'GET', path: '/fasting', tags, summary: 'Get the current fast and the last screening' })
    .output(fastingNow),
  screen: base
    .route({
      method: 'PUT',
      path: '/fasting/screening',
      tags,
      summary: 'Save the answers to the fasting screening',
    })
    .input(fastingScreening)
    .output(fastingScreening),
};
