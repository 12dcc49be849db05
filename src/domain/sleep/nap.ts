import { localDate } from '#domain/time/local-date.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

const NAP_FROM_HOUR = 14;
const NAP_TO_HOUR = 21;

/** The least a nap must last to count into the sleep of its day, minutes. */
export const MIN_NAP_MINUTES = 20;

/**
 * Whether times look like a nap: from 14:00 on and up again by 21:00 of the same day, on the clock of the zone. The member has the
 * last word; somebody on night shifts sleeps their night by day.
 */
export function looksLikeNap(inBedMs: number, outOfBedMs: number, timeZone: string): boolean {
  const { hour, minute } = wallClock(outOfBedMs, timeZone);
  return (
    localDate(inBedMs, timeZone) === localDate(outOfBedMs, timeZone) &&
    wallClock(inBedMs, timeZone).hour >= NAP_FROM_HOUR &&
    hour * 60 + minute <= NAP_TO_HOUR * 60
  );
}
