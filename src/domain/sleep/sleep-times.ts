import { MINUTE_MS } from '#domain/time/spans.ts';

const MAX_IN_BED_MINUTES = 20 * 60;
const MAX_ASLEEP_MINUTES = 16 * 60;

/** One sleep as told: from going to bed to getting up, instants in ms. What was not told is null. */
export interface SleepTimes {
  readonly inBedMs: number;
  readonly outOfBedMs: number;
  /** Minutes until asleep. */
  readonly latencyMinutes: number | null;
  /** Minutes awake in between. */
  readonly awakeMinutes: number | null;
}

/** Minutes between going to bed and getting up. Elapsed time: a clock change or a journey in between changes nothing. */
export const inBedMinutes = ({ inBedMs, outOfBedMs }: Pick<SleepTimes, 'inBedMs' | 'outOfBedMs'>): number =>
  (outOfBedMs - inBedMs) / MINUTE_MS;

/**
 * Minutes asleep. An upper bound where the time until asleep or the time awake was not told.
 * @returns 0 or more, never more than the time in bed
 */
export const asleepMinutes = (times: SleepTimes): number =>
  Math.max(0, inBedMinutes(times) - (times.latencyMinutes ?? 0) - (times.awakeMinutes ?? 0));

/**
 * Sleep efficiency: asleep of time in bed, percent; science notes 2.2.
 * @returns undefined where the time until asleep or the time awake was not told, or it comes out below 30, which is no sleep to rate
 */
export function efficiencyPercent(times: SleepTimes): number | undefined {
  if (times.latencyMinutes === null || times.awakeMinutes === null) return undefined;
  const percent = (100 * asleepMinutes(times)) / inBedMinutes(times);
  return percent >= 30 && percent <= 100 ? percent : undefined;
}

/** A field of a sleep that cannot be so, and what to do about it. */
interface SleepIssue {
  readonly field: 'outOfBedAt' | 'awakeMinutes';
  readonly message: string;
}

/** What cannot be so in one sleep: in bed over 20 hours, asleep over 16, awake longer than in bed. */
export function sleepIssue(times: SleepTimes): SleepIssue | undefined {
  const inBed = inBedMinutes(times);
  if (!(inBed > 0))
    return { field: 'outOfBedAt', message: 'You got up after you went to bed: check the times.' };
  if (inBed > MAX_IN_BED_MINUTES)
    return { field: 'outOfBedAt', message: 'That is more than 20 hours in bed: check the times.' };
  if ((times.latencyMinutes ?? 0) + (times.awakeMinutes ?? 0) >= inBed)
    return { field: 'awakeMinutes', message: 'That leaves no time asleep: check the minutes.' };
  if (asleepMinutes(times) > MAX_ASLEEP_MINUTES)
    return { field: 'outOfBedAt', message: 'That is more than 16 hours asleep: check the times.' };
  return undefined;
}
