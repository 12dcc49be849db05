import { MINUTE_MS } from './spans.ts';

/** Clocks of devices differ: a moment this far ahead is still now. */
export const MAX_CLOCK_SKEW_MS = 5 * MINUTE_MS;
