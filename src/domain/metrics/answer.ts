import type { DayRange } from '#domain/time/day-range.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import type { Metric } from './metric.ts';

/** A metric on a local day. */
export interface DayValue {
  readonly date: string;
  readonly value: number;
  /** Whether the day was logged completely; only such days count for intake. */
  readonly isWhole: boolean;
  /** Number of readings behind the value, if a window averages all readings instead of days. */
  readonly readings?: number;
}

/** Statistics of the days that count. */
export interface Statistics {
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly sum: number;
  /** Sample standard deviation; null for a single day. */
  readonly sd: number | null;
  readonly first: number;
  readonly last: number;
}

/** Figures of a metric in a window. */
export interface WindowAnswer extends DayRange {
  /** Days that count. */
  readonly dayCount: number;
  /** Days of the window without a value. */
  readonly missingDays: number;
  /** Days with a value that doesn't count, because the day wasn't logged completely. */
  readonly partialDays: number;
  /** Null if no day counts. */
  readonly statistics: Statistics | null;
  /** Why there are no statistics. */
  readonly reason: 'no-data' | 'no-complete-days' | null;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return (low + high) / 2;
}

/** Statistics of a series, oldest first. @returns null for an empty one */
export function statisticsOf(values: readonly number[]): Statistics | null {
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return null;
  const mean = sum(values) / values.length;
  const squares = sum(values.map((value) => (value - mean) ** 2));
  return {
    mean,
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
    sum: sum(values),
    sd: values.length < 2 ? null : Math.sqrt(squares / (values.length - 1)),
    first,
    last,
  };
}

/** Average of days: each counts once, or as often as it has readings. */
function meanOfDays(days: readonly DayValue[]): number {
  const readings = sum(days.map((day) => day.readings ?? 1));
  return sum(days.map((day) => day.value * (day.readings ?? 1))) / readings;
}

/**
 * Computes a metric's figures for a window. Intake counts complete days only: a partly logged day would make every average too low.
 * @param days of the window with a value, oldest first
 */
export function answerWindow(
  metric: Pick<Metric, 'days'>,
  days: readonly DayValue[],
  { from, to }: DayRange,
): WindowAnswer {
  const counted = metric.days === 'complete' ? days.filter(({ isWhole }) => isWhole) : days;
  const ofDays = statisticsOf(counted.map(({ value }) => value));
  const statistics = ofDays && { ...ofDays, mean: meanOfDays(counted) };
  return {
    from,
    to,
    dayCount: counted.length,
    missingDays: daysBetween(from, to) + 1 - days.length,
    partialDays: days.length - counted.length,
    statistics,
    reason: statistics ? null : days.length > 0 ? 'no-complete-days' : 'no-data',
  };
}

/** Difference between a window's mean and an earlier window's. */
export interface Comparison {
  readonly difference: number;
  /** Null if the earlier mean is 0. */
  readonly percent: number | null;
}

/** Compares two windows by their mean. @returns null unless both have one */
export function compareWindows(now: WindowAnswer, before: WindowAnswer): Comparison | null {
  if (!now.statistics || !before.statistics) return null;
  const difference = now.statistics.mean - before.statistics.mean;
  return {
    difference,
    percent: before.statistics.mean === 0 ? null : (100 * difference) / before.statistics.mean,
  };
}
