import { addDays, localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { ketonesBeside } from './ketone-words.ts';
import { ketones } from '#web/glucose/queries.ts';

/** The highest blood ketones within a quarter of an hour of a moment, mmol/L: high glucose is judged with them. */
export function useKetonesBeside(atMs: number): number | undefined {
  const date = localDate(atMs, deviceTimeZone());
  const { entries } = ketones.useEntries(addDays(date, -1), addDays(date, 1));
  return ketonesBeside(entries, atMs);
}
