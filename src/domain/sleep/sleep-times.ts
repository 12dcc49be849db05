import { MINUTE_MS } from '#domain/time/spans.ts';

const MAX_IN_BED_MINUTES = 20 * 60;
const MAX_ASLEEP_MINUTES = 16 * 60;

/** Times of one sleep, from going to bed to getting up; instants in ms. Null if not logged. */
export interface SleepTimes {
  readonly inBedMs: number;
  readonly outOfBedMs: number;
  /** Minutes until falling asleep. */
  readonly latencyMinutes: number | null;
  /** Minutes awake during the night. */
  readonly awakeMinutes: number | null;
}

/** Elapsed minutes between going to bed and getting up, whatever clock changes or travel fall in between. */
export const inBedMinutes = ({ inBedMs, outOfBedMs }: Pick<SleepTimes, 'inBedMs' | 'outOfBedMs'>): number =>
  (outOfBedMs - inBedMs) / MINUTE_MS;

/**
 * Minutes asleep. An upper bound if the time to fall asleep or the time awake wasn't logged.
 * @returns 0 or more, never more than the time in bed
 */
export const asleepMinutes = (times: SleepTimes): number =>
  Math.max(0, inBedMinutes(times) - (times.latencyMinutes ?? 0) - (times.awakeMinutes ?? 0));

/**
 * Sleep efficiency: percentage of time in bed spent asleep; science notes 2.2.
 * @returns undefined if the time to fall asleep or the time awake wasn't logged, or for results below 30, which can't be rated
 */
export function efficiencyPercent(times: SleepTimes): number | undefined {
  if (times.latencyMinutes === null || times.awakeMinutes === null) return undefined;
  const percent = (100 * asleepMinutes(times)) / inBedMinutes(times);
  return percent >= 30 && percent <= 100 ? percent : undefined;
}

/** An invalid field of a sleep, and what to do about it. */
interface SleepIssue {
  readonly field: 'outOfBedAt' | 'awakeMinutes';
  readonly message: string;
}

/** Checks a sleep: at most 20 hours in bed and 16 asleep, and not awake longer than in bed. */
export function sleepIssue(times: SleepTimes): SleepIssue | undefined {
  const inBed = inBedMinutes(times);
  if (!(inBed > 0))
    return { field: 'outOfBedAt', message: 'You can’t get up before you go to bed. Check the times.' };
  if (inBed > MAX_IN_BED_MINUTES)
    return { field: 'outOfBedAt', message: 'That’s more than 20 hours in bed. Check the times.' };
  if ((times.latencyMinutes ?? 0) + (times.awakeMinutes ?? 0) >= inBed)
    return { field: 'awakeMinutes', message: 'That leaves no time asleep. Check the minutes.' };
  if (asleepMinutes(times) > MAX_ASLEEP_MINUTES)
    return { field: 'outOfBedAt', message: 'That’s more than 16 hours asleep. Check the times.' };
  return undefined;
}
