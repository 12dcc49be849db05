import { lineThrough } from '#domain/numbers/least-squares.ts';
import { meanOf, quantileOf, sdOf, sortedPresent } from '#domain/numbers/statistics.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import type { Aggregate, Comparison } from './query.ts';
import type { Entry } from './record-source.ts';

/** A value of a metric, for a record or a day. */
export interface Value {
  readonly date: string;
  /** The record; null if the value combines several. */
  readonly entry: Entry | null;
  readonly value: number;
  /** Weight in a mean; 1 unless the metric says otherwise. */
  readonly weight?: number;
}

const DAYS_PER_WEEK = 7;

/** A comparison whose average or target is known. */
type NumberComparison = Omit<Comparison, 'value'> & { readonly value: number };

export type ValueTest = (value: Value) => boolean;

export function meets(value: number, { op, value: limit, to = limit }: NumberComparison): boolean {
  switch (op) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '=':
      return value === limit;
    case 'between':
      return value >= Math.min(limit, to) && value <= Math.max(limit, to);
  }
}

function weightedMean(values: readonly Value[]): number | undefined {
  const weight = values.reduce((sum, value) => sum + (value.weight ?? 1), 0);
  const total = values.reduce((sum, value) => sum + value.value * (value.weight ?? 1), 0);
  return weight > 0 ? total / weight : undefined;
}

/** Slope of the least-squares line, per week; undefined for fewer than two days. */
function slopePerWeek(values: readonly Value[]): number | undefined {
  const [first] = values;
  if (!first) return undefined;
  const points = values.map(({ date, value }) => ({
    x: daysBetween(first.date, date) / DAYS_PER_WEEK,
    y: value,
  }));
  const slope = lineThrough(points)?.slope;
  return slope === undefined || Number.isNaN(slope) ? undefined : slope;
}

/** Consecutive days or weeks up to each value. One without a value, or with one that doesn't meet the threshold, ends a streak. */
function streaksOf(values: readonly Value[], isMet: ValueTest, stepDays: number): readonly number[] {
  const streaks: number[] = [];
  values.forEach((value, at) => {
    const before = values[at - 1];
    const isNext = before !== undefined && daysBetween(before.date, value.date) === stepDays;
    streaks.push(isMet(value) ? (isNext ? (streaks.at(-1) ?? 0) : 0) + 1 : 0);
  });
  return streaks;
}

/**
 * Statistic of values in chronological order.
 * @param options `isMet` for `count`, `share` and streaks: the values that count
 * @returns undefined if there are too few
 */
export function aggregated(
  aggregate: Exclude<Aggregate, 'part' | 'since' | 'held'>,
  values: readonly Value[],
  {
    isMet = () => true,
    percentile = 50,
    nth = 1,
    stepDays = 1,
  }: {
    readonly isMet?: ValueTest;
    readonly percentile?: number;
    readonly nth?: number;
    /** Days from one value to the next. */
    readonly stepDays?: number;
  } = {},
): number | undefined {
  const numbers = values.map(({ value }) => value);
  const [first, last] = [numbers[0], numbers.at(-1)];
  switch (aggregate) {
    case 'mean':
      return weightedMean(values);
    case 'median':
      return quantileOf(sortedPresent(numbers), 0.5);
    case 'min':
      return sortedPresent(numbers)[nth - 1];
    case 'max':
      return sortedPresent(numbers).at(-nth);
    case 'sum':
      return first === undefined ? undefined : numbers.reduce((sum, value) => sum + value, 0);
    case 'sd':
      return sdOf(numbers);
    case 'variance': {
      const sd = sdOf(numbers);
      return sd === undefined ? undefined : sd ** 2;
    }
    case 'cv': {
      const [sd, mean] = [sdOf(numbers), meanOf(numbers)];
      return sd === undefined || !mean ? undefined : (100 * sd) / mean;
    }
    case 'iqr': {
      const sorted = sortedPresent(numbers);
      const [low, high] = [quantileOf(sorted, 0.25), quantileOf(sorted, 0.75)];
      return low === undefined || high === undefined ? undefined : high - low;
    }
    case 'count':
      return values.filter(isMet).length;
    case 'share':
      return first === undefined ? undefined : (100 * values.filter(isMet).length) / numbers.length;
    case 'first':
      return first;
    case 'last':
      return last;
    case 'change':
      return first === undefined || last === undefined || numbers.length < 2 ? undefined : last - first;
    case 'slope':
      return slopePerWeek(values);
    case 'percentile':
      return quantileOf(sortedPresent(numbers), percentile / 100);
    case 'range': {
      const sorted = sortedPresent(numbers);
      const [low, high] = [sorted[0], sorted.at(-1)];
      return low === undefined || high === undefined ? undefined : high - low;
    }
    case 'streak':
      return first === undefined ? undefined : Math.max(0, ...streaksOf(values, isMet, stepDays));
    case 'current-streak':
      return first === undefined ? undefined : streaksOf(values, isMet, stepDays).at(-1);
  }
}

/** The order of the records behind a highest or lowest value. */
export const ENDS: Partial<Record<Aggregate, 'highest' | 'lowest'>> = { max: 'highest', min: 'lowest' };
