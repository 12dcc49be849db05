import { addDays, daysBetween } from '#domain/time/local-date.ts';
import type { TrendPoint } from './weight-trend.ts';

const MOST_DAYS = 28;
const LEAST_DAYS = 14;
const LEAST_POINTS = 5;

/** How fast a body mass changes, kg a week, with the bounds of the 95 % interval. */
export interface WeightRate {
  readonly kgPerWeek: number;
  readonly lowKgPerWeek: number;
  readonly highKgPerWeek: number;
  readonly standardErrorKgPerWeek: number;
  /** What it was read from. */
  readonly days: number;
  readonly points: number;
}

interface Spot {
  readonly day: number;
  readonly kg: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The straight line of least squares: its slope, the standard error of the slope, both a day. */
function lineOf(spots: readonly Spot[]): { slope: number; standardError: number } {
  const meanDay = mean(spots.map(({ day }) => day));
  const meanKg = mean(spots.map(({ kg }) => kg));
  const spread = spots.reduce((sum, { day }) => sum + (day - meanDay) ** 2, 0);
  const slope = spots.reduce((sum, { day, kg }) => sum + (day - meanDay) * (kg - meanKg), 0) / spread;
  const missed = spots.reduce((sum, { day, kg }) => sum + (kg - meanKg - slope * (day - meanDay)) ** 2, 0);
  return { slope, standardError: Math.sqrt(missed / (spots.length - 2) / spread) };
}

/** The 97.5 % quantile of Student's t, within 1 % from 3 degrees of freedom up. Source: Cornish and Fisher, doi:10.1080/00401706.1960.10489894. */
function studentT(degrees: number): number {
  const z = 1.959964;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}

/**
 * The rate of the last two to four weeks: the slope of the trend by least squares. Neighbouring trend values depend on each other, so its
 * error is taken from the weighings themselves around their own straight line.
 * @param points of a trend, oldest first; only those since it last began anew count
 * @param today local day
 * @returns undefined with fewer than five weighings in the last 28 days, or where they span less than 14
 */
export function weightRate(points: readonly TrendPoint[], today: string): WeightRate | undefined {
  const from = addDays(today, 1 - MOST_DAYS);
  const stretch = points.at(-1)?.stretch;
  const recent = points.filter(
    (point) => point.stretch === stretch && point.date >= from && point.date <= today,
  );
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < LEAST_POINTS) return undefined;
  const days = daysBetween(first.date, last.date) + 1;
  if (days < LEAST_DAYS) return undefined;
  const spots = (key: 'trendKg' | 'massKg'): readonly Spot[] =>
    recent.map((point) => ({ day: daysBetween(from, point.date), kg: point[key] }));
  const kgPerWeek = 7 * lineOf(spots('trendKg')).slope;
  const standardErrorKgPerWeek = 7 * lineOf(spots('massKg')).standardError;
  const reach = studentT(recent.length - 2) * standardErrorKgPerWeek;
  return {
    kgPerWeek,
    lowKgPerWeek: kgPerWeek - reach,
    highKgPerWeek: kgPerWeek + reach,
    standardErrorKgPerWeek,
    days,
    points: recent.length,
  };
}
