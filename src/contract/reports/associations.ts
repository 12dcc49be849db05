import { z } from 'zod';
import { localDate } from '#contract/shared/time.ts';

const point = z.object({ date: localDate, x: z.number(), y: z.number() });

const association = z.object({
  /** Key of the declared pair. */
  pair: z.string(),
  /** Days between, beyond the first outcome that the cause can change. */
  lag: z.union([z.literal(0), z.literal(1)]),
  /** Change of the outcome for a step of the cause, with its 95 % interval. */
  effect: z.number(),
  low: z.number(),
  high: z.number(),
  days: z.number(),
  /** Independent days that they are worth. */
  effectiveDays: z.number(),
  /** Adjusted for the number of tests. */
  p: z.number(),
  /** Days without weekday pattern and trend. */
  points: z.array(point),
  /** The line with its 95 % band, from the lowest x to the highest. */
  line: z.array(z.object({ x: z.number(), y: z.number(), low: z.number(), high: z.number() })),
});
export type AssociationAnswer = z.infer<typeof association>;

/** What goes together in a member's days, among pairs that were declared in advance. */
export const associations = z.object({
  from: localDate,
  to: localDate,
  tests: z.number(),
  found: z.array(association),
  /** Names of pairs that were tested without a clear result, and of those with too few days. */
  unclear: z.array(z.string()),
  thin: z.array(z.string()),
});
export type Associations = z.infer<typeof associations>;
