import { MINUTE_MS } from './spans.ts';

/** Device clocks differ, so a time this far ahead still counts as now. */
export const MAX_CLOCK_SKEW_MS = 5 * MINUTE_MS;
