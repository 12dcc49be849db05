import { daysBetween } from '#domain/time/local-date.ts';

/** One time that something was eaten, on the eater's own calendar and clock. */
export interface Occasion {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** After so many days an occasion counts half: people eat by the week, and what was left off a month ago should make room. */
const HALF_LIFE_DAYS = 7;
/** So many hours from now an occasion counts half: meals wander by an hour or two, breakfast and dinner do not meet. */
const HALF_HOURS = 2;

function hoursApart(one: number, other: number): number {
  const apart = Math.abs(one - other) % 24;
  return Math.min(apart, 24 - apart);
}

/**
 * How likely something is wanted again: often and lately counts, each occasion 2^(−age / 7 days). The form is that of the exponential
 * frecency of browsers' address bars; the half-lives are product values. Comparable among things asked with the same `today` and `hour`.
 * @param today `YYYY-MM-DD`
 * @param hour 0 to 23; given, what is eaten around that hour counts more
 */
export const frecency = (occasions: readonly Occasion[], today: string, hour?: number): number =>
  occasions.reduce((sum, occasion) => {
    const ageDays = Math.max(0, daysBetween(occasion.date, today));
    const apart = hour === undefined ? 0 : hoursApart(occasion.hour, hour);
    return sum + 2 ** (-ageDays / HALF_LIFE_DAYS) * 2 ** -((apart / HALF_HOURS) ** 2);
  }, 0);
