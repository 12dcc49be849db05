import { addDays } from '#domain/time/local-date.ts';

/**
 * Local days of a running fast's meals and readings. After a flight across the date line, today may be before its first day, and entries
 * may be on the day before: a reading that calls for stopping must still be found.
 * @param fastDate local day where it started
 * @param today where the device is now
 */
export const fastDays = (fastDate: string, today: string) =>
  fastDate <= today ? { from: addDays(fastDate, -1), to: today } : { from: addDays(today, -1), to: fastDate };
