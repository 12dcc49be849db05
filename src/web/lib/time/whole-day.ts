import { isLocalDate } from '#web/lib/clock.ts';

/** While a year is typed it is one of the first centuries. */
const FIRST_DAY = '2000-01-01';

/** Whether a day is typed to its end, `YYYY-MM-DD`. */
export const isWholeDay = (text: string): boolean => isLocalDate(text) && text >= FIRST_DAY;
