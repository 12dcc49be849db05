import { sdOf } from '#domain/numbers/statistics.ts';
import { clockMean } from '#domain/time/clock-mean.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

const LEAST_NIGHTS = 3;

interface MidSleepNight {
  readonly inBedMs: number;
  readonly outOfBedMs: number;
  readonly timeZone: string;
}

/** Minutes after midnight, on the clock of the night's own zone, at the middle between going to bed and getting up. */
export function midSleepMinutes({ inBedMs, outOfBedMs, timeZone }: MidSleepNight): number {
  const { hour, minute, second } = wallClock((inBedMs + outOfBedMs) / 2, timeZone);
  return hour * 60 + minute + second / 60;
}

/**
 * Standard deviation (n − 1) of mid-sleep, minutes: how far bed and wake times wander. Times of day are a circle, so 23:50 and 00:10
 * are 20 minutes apart. For a fortnight too short for the Sleep Regularity Index.
 * @returns undefined below three nights
 */
export function midSleepSdMinutes(nights: readonly MidSleepNight[]): number | undefined {
  if (nights.length < LEAST_NIGHTS) return undefined;
  const minutes = nights.map(midSleepMinutes);
  const centre = clockMean(minutes).minute;
  const offsets = minutes.map((each) => {
    const offset = (((each - centre) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
    return offset > DAY_MINUTES / 2 ? offset - DAY_MINUTES : offset;
  });
  return sdOf(offsets);
}
