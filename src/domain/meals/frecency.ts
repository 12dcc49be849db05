import { daysBetween } from '#domain/time/local-date.ts';

/** An occasion on which something was eaten, in local date and time. */
export interface Occasion {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** Days after which an occasion counts half. People eat in weekly patterns, and habits dropped a month ago should make room. */
const HALF_LIFE_DAYS = 7;
/** Hours of difference at which an occasion counts half: meal times shift by an hour or two, but breakfast and dinner stay apart. */
const HALF_HOURS = 2;

function hoursApart(one: number, other: number): number {
  const apart = Math.abs(one - other) % 24;
  return Math.min(apart, 24 - apart);
}

/**
 * How likely something is wanted again: the sum over occasions of 2^(−age / 7 days). Modeled after the frecency of browsers' address bars;
 * the half-lives are this product's choice. Comparable between calls with the same `today` and `hour`.
 * @param today `YYYY-MM-DD`
 * @param hour 0 to 23; if given, occasions around that hour count more
 */
export const frecency = (occasions: readonly Occasion[], today: string, hour?: number): number =>
  occasions.reduce((sum, occasion) => {
    const ageDays = Math.max(0, daysBetween(occasion.date, today));
    const apart = hour === undefined ? 0 : hoursApart(occasion.hour, hour);
    return sum + 2 ** (-ageDays / HALF_LIFE_DAYS) * 2 ** -((apart / HALF_HOURS) ** 2);
  }, 0);
