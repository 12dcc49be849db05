import { addDays, localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { nearbyKetones } from '#domain/glucose/warnings/nearby-ketones.ts';
import { ketones } from '#web/glucose/queries.ts';

/** The highest blood ketones within 15 minutes of a moment, mmol/L, which affect the judgment of high glucose. */
export function useNearbyKetones(atMs: number): number | undefined {
  const date = localDate(atMs, deviceTimeZone());
  const { entries } = ketones.useEntries(addDays(date, -1), addDays(date, 1));
  return nearbyKetones(entries, atMs);
}
