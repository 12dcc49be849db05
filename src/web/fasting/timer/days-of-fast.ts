import { addDays } from '#domain/time/local-date.ts';

/**
 * The local days on which the meals and readings of a running fast stand. A flight over the date line puts today before its first day,
 * and what is logged after it on the day before: a reading that asks to stop must be found all the same.
 * @param fastDate the day on which it began, where it began
 * @param today where the device is now
 */
export const daysOfFast = (fastDate: string, today: string) =>
  fastDate <= today ? { from: addDays(fastDate, -1), to: today } : { from: addDays(today, -1), to: fastDate };
