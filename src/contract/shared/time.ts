import { z } from 'zod';
import { isTimeZone } from '#domain/time/time-zone.ts';
import { text } from './text.ts';

/** An IANA zone name the platform knows, such as `Europe/Berlin`. */
export const timeZone = text()
  .min(1, 'Choose a time zone.')
  .max(64)
  .refine(isTimeZone, 'This isn’t a valid time zone.');

/** A local calendar day, `YYYY-MM-DD`, from 1900 to 2199: databases have no year 0, and calendar arithmetic ends at 9999. */
export const localDate = z.iso
  .date({ error: 'This isn’t a valid date (YYYY-MM-DD).', abort: true })
  .refine((date) => date >= '1900' && date < '2200', 'Choose a date between 1900 and 2199.');

/** An instant with its offset, ISO 8601, whose day is a `localDate` in every zone. */
export const instant = z.iso
  .datetime({ offset: true, error: 'This isn’t a valid time (ISO 8601 with offset).', abort: true })
  .refine((at) => at >= '1900-01-03' && at < '2199-12-30', 'Choose a time between 1900 and 2199.');
