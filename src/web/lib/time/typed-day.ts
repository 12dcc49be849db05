import { isLocalDate } from '#web/lib/clock.ts';

/** A year that is still being typed is in one of the first centuries. */
const FIRST_DAY = '2000-01-01';

/** Whether a date field holds all of its date, `YYYY-MM-DD`. */
export const isFullyTyped = (text: string): boolean => isLocalDate(text) && text >= FIRST_DAY;
