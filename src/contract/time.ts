import { z } from 'zod';
import { isTimeZone } from '#domain/time/time-zone.ts';

/** An IANA zone name the platform knows, such as `Europe/Berlin`. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'This is not a known time zone.');

/** A local calendar day, `YYYY-MM-DD`. */
export const localDate = z.iso.date('This is not a valid date (YYYY-MM-DD).');

/** An instant with its offset, ISO 8601. */
export const instant = z.iso.datetime({
  offset: true,
  error: 'This is not a valid time (ISO 8601 with offset).',
});
