import { TREND_HOLDS_DAYS, weightTrend, type Weighing } from '#domain/body/weight-trend.ts';
import { daysBetween } from '#domain/time/local-date.ts';

/** Body mass of a member on a day, and its source. */
export interface BodyMass {
  readonly massKg: number;
  readonly source: 'trend' | 'weighing' | 'profile';
  /** Local day of the weighing behind it; undefined for the profile's mass. */
  readonly weighedOn: string | undefined;
}

/**
 * Body mass on a local day, for every safety rule, deficit, target and score: the trend while it is current, else the last weighing, else
 * the profile's mass. A single odd weighing doesn't move the trend, so it can't lift or impose a safety limit.
 * @param weighings in any order; those after the day don't count
 */
export function bodyMassOn(weighings: readonly Weighing[], profileMassKg: number, date: string): BodyMass {
  const known = weighings.filter((weighing) => weighing.date <= date);
  const trend = weightTrend(known).points.at(-1);
  if (trend && daysBetween(trend.date, date) <= TREND_HOLDS_DAYS)
    return { massKg: trend.trendKg, source: 'trend', weighedOn: trend.date };
  const last = known.toSorted((one, other) => one.atMs - other.atMs).at(-1);
  if (last) return { massKg: last.massKg, source: 'weighing', weighedOn: last.date };
  return { massKg: profileMassKg, source: 'profile', weighedOn: undefined };
}
