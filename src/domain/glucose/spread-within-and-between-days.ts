import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import type { GlucoseGrid } from './glucose-grid.ts';

/** Standard deviations in mg/dL that take a spread apart; undefined where too few values are there. */
export interface SpreadParts {
  /** SDw: mean of the days' own standard deviations. */
  readonly withinDays: number | undefined;
  /** SDhh:mm: standard deviation of the average day. */
  readonly betweenClockTimes: number | undefined;
  /** SDws: mean of the standard deviations of all hours, one beginning at each slot. */
  readonly withinHours: number | undefined;
  /** SDdm: standard deviation of the days' means. */
  readonly betweenDailyMeans: number | undefined;
  /** SDb: mean of the standard deviations between days at each clock time. */
  readonly betweenDays: number | undefined;
  /** SDb//dm: the same after each day's mean is taken off. */
  readonly betweenDaysLessMeans: number | undefined;
  /** Mean and standard deviation of the days' coefficients of variation, percent. */
  readonly dailyCvMeanPercent: number | undefined;
  readonly dailyCvSdPercent: number | undefined;
}

/** Less than half a day, as travel leaves it, is no day to compare with others. */
const LEAST_DAY_MINUTES = 720;

const orMissing = (value: number | undefined): number => value ?? Number.NaN;

/**
 * Takes the spread of a grid apart into what happens within days, between days, and between times of the day.
 * Source: Rodbard 2009, doi:10.1089/dia.2009.0015; daily coefficients of variation: Umpierrez and Kovatchev 2018,
 * doi:10.1016/j.amjms.2018.09.010.
 */
export function spreadWithinAndBetweenDays(grid: GlucoseGrid): SpreadParts {
  const { series, stepMinutes } = grid;
  const days = grid.days.filter(({ values }) => values.length * stepMinutes >= LEAST_DAY_MINUTES);
  const means = days.map(({ values }) => orMissing(meanOf(values)));
  const sds = days.map(({ values }) => orMissing(sdOf(values)));
  const cvs = days.map((_, day) => (100 * orMissing(sds[day])) / orMissing(means[day]));
  const clockSlots = days[0]?.clockValues.length ?? 0;
  const column = (slot: number): number[] => days.map(({ clockValues }) => orMissing(clockValues[slot]));
  const ofSlots = (figure: (values: readonly number[]) => number | undefined): Float64Array =>
    Float64Array.from({ length: clockSlots }, (_, slot) => orMissing(figure(column(slot))));
  return {
    withinDays: meanOf(sds),
    betweenClockTimes: sdOf(ofSlots(meanOf)),
    withinHours: meanOf(hourlySds(series, Math.round(60 / stepMinutes))),
    betweenDailyMeans: sdOf(means),
    betweenDays: meanOf(ofSlots(sdOf)),
    betweenDaysLessMeans: meanOf(
      ofSlots((values) => sdOf(values.map((value, day) => value - orMissing(means[day])))),
    ),
    dailyCvMeanPercent: meanOf(cvs),
    dailyCvSdPercent: sdOf(cvs),
  };
}

const hourlySds = (series: Float64Array, hourSlots: number): Float64Array =>
  Float64Array.from({ length: Math.max(0, series.length - hourSlots + 1) }, (_, from) =>
    orMissing(sdOf(series.subarray(from, from + hourSlots))),
  );
