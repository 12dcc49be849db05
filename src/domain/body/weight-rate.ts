import { lineThrough } from '#domain/numbers/least-squares.ts';
import { studentT975 } from '#domain/numbers/student-t.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import type { TrendPoint } from './weight-trend.ts';

const MAX_DAYS = 28;
const MIN_DAYS = 14;
const MIN_POINTS = 5;

/** Rate of change in body mass, kg per week, with its 95% interval. */
export interface WeightRate {
  readonly kgPerWeek: number;
  readonly lowKgPerWeek: number;
  readonly highKgPerWeek: number;
  readonly standardErrorKgPerWeek: number;
  /** Days and weighings it's based on. */
  readonly days: number;
  readonly points: number;
}

/**
 * Rate over the last two to four weeks: the least-squares slope of the trend. Neighboring trend values depend on each other, so the
 * error comes from a line through the weighings themselves.
 * @param points of a trend, oldest first; only those since its last restart count
 * @param today local day
 * @returns undefined for fewer than five weighings in the last 28 days, or if they span less than 14 days
 */
export function weightRate(points: readonly TrendPoint[], today: string): WeightRate | undefined {
  const from = addDays(today, 1 - MAX_DAYS);
  const stretch = points.at(-1)?.stretch;
  const recent = points.filter(
    (point) => point.stretch === stretch && point.date >= from && point.date <= today,
  );
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < MIN_POINTS) return undefined;
  const days = daysBetween(first.date, last.date) + 1;
  if (days < MIN_DAYS) return undefined;
  const lineOf = (key: 'trendKg' | 'massKg') =>
    lineThrough(recent.map((point) => ({ x: daysBetween(from, point.date), y: point[key] })));
  const [trend, weighings] = [lineOf('trendKg'), lineOf('massKg')];
  if (!trend || !weighings) return undefined;
  const kgPerWeek = 7 * trend.slope;
  const standardErrorKgPerWeek = 7 * weighings.standardError;
  const reach = studentT975(recent.length - 2) * standardErrorKgPerWeek;
  return {
    kgPerWeek,
    lowKgPerWeek: kgPerWeek - reach,
    highKgPerWeek: kgPerWeek + reach,
    standardErrorKgPerWeek,
    days,
    points: recent.length,
  };
}
