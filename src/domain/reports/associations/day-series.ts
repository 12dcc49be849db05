import type { DayRange } from '#domain/time/day-range.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { completeDays } from '#domain/query/values.ts';
import { isWithin } from '#domain/query/windows.ts';
import { averageQuery } from '#domain/reports/report-figure.ts';
import type { Cause } from './pairs.ts';

/** Values by local day; days without one are missing. */
export type DaySeries = ReadonlyMap<string, number>;

/** The query for a cause's records. */
export const causeQuery = (cause: Cause, range: DayRange): Query =>
  averageQuery(cause.of === 'last-meal' ? 'energyKcal' : cause.metric, range);

export function metricSeries(metric: string, source: RecordSource, range: DayRange): DaySeries {
  const { rows } = evaluate(averageQuery(metric, range), source);
  return new Map(rows.flatMap(({ date, value }) => (date === null ? [] : [[date, value] as const])));
}

const minuteOf = (at: string): number => Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));

/** Meals by day, on complete days: others may lack a later meal. */
function mealsByDay(source: RecordSource, range: DayRange) {
  const complete = completeDays(source);
  const eaten = source.entries.meals.filter(({ date }) => isWithin(date, range) && complete.has(date));
  return Map.groupBy(eaten, ({ date }) => date);
}

/** A cause by day. A complete day without any after the given time counts as 0. */
export function causeSeries(cause: Cause, source: RecordSource, range: DayRange): DaySeries {
  if (cause.of === 'metric') return metricSeries(cause.metric, source, range);
  const series = new Map<string, number>();
  for (const [date, meals] of mealsByDay(source, range)) {
    const timed = meals.flatMap(({ at, values }) => (at === null ? [] : [{ minute: minuteOf(at), values }]));
    if (timed.length === 0) continue;
    if (cause.of === 'last-meal') {
      series.set(date, Math.max(...timed.map(({ minute }) => minute)));
      continue;
    }
    const late = timed.filter(({ minute }) => minute >= cause.minute);
    series.set(
      date,
      late.reduce((sum, { values }) => sum + (values[cause.metric] ?? 0), 0),
    );
  }
  return series;
}
