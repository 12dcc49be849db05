import { localDate } from '#domain/time/local-date.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

const NAP_FROM_HOUR = 14;
const NAP_TO_HOUR = 21;

/** Shorter naps don't count toward the day's sleep. */
export const MIN_NAP_MINUTES = 20;

/**
 * Whether a sleep looks like a nap: it starts at 2 p.m. or later and ends by 9 p.m. the same day, local time. The member can overrule
 * this, since people on night shifts sleep during the day.
 */
export function looksLikeNap(inBedMs: number, outOfBedMs: number, timeZone: string): boolean {
  const { hour, minute } = wallClock(outOfBedMs, timeZone);
  return (
    localDate(inBedMs, timeZone) === localDate(outOfBedMs, timeZone) &&
    wallClock(inBedMs, timeZone).hour >= NAP_FROM_HOUR &&
    hour * 60 + minute <= NAP_TO_HOUR * 60
  );
}
