import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';

/** Delays after each failed attempt; after the last one the message is dropped. */
const WAITS_MS = [
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
];

/** Consecutive failures after which a webhook is disabled: about three days of one message, or a day of several. */
export const MAX_FAILURES = 20;

/** Delay after a number of failed attempts; undefined if no more attempts follow. */
export const retryWaitMs = (attempts: number): number | undefined => WAITS_MS[attempts - 1];
