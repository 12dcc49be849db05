import { isLocalDate } from '#web/lib/clock.ts';

/** While a year is being typed, it is in one of the first centuries. */
const FIRST_DAY = '2000-01-01';

/** Whether a date field contains a complete date, `YYYY-MM-DD`. */
export const isFullyTyped = (text: string): boolean => isLocalDate(text) && text >= FIRST_DAY;
