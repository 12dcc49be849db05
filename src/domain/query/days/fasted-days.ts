import type { Metric } from '#domain/metrics/metric.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Value } from '#domain/query/aggregate.ts';
import { isWithin, type Span } from '#domain/query/windows.ts';

export const byDate = (one: Value, other: Value): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0;

/** Adds the member's fasting days, on which zero is known, not missing: unless no food states the nutrient, which is unknown then. */
export function withFasted(
  days: readonly Value[],
  { days: needed, perDay: how, field }: Metric,
  { dayStates, entries }: RecordSource,
  span: Span,
  where: Query['where'],
): readonly Value[] {
  if (needed !== 'complete' || how !== 'sum' || field === null || where !== undefined) return days;
  if (!entries.foods.some(({ values }) => values[field] !== undefined)) return days;
  const fasted = [...dayStates].flatMap(([date, state]) =>
    state === 'fasted' && isWithin(date, span) ? [date] : [],
  );
  if (fasted.length === 0) return days;
  const known = new Set(days.map(({ date }) => date));
  const added = fasted.flatMap((date) => (known.has(date) ? [] : [{ date, entry: null, value: 0 }]));
  return [...days, ...added].toSorted(byDate);
}

/** "The least protein on any day": on one with food, which a fasting day isn’t. */
export const isOfLowest = ({ aggregate, rank, group }: Query): boolean =>
  aggregate === 'min' || aggregate === 'range' || (group === 'day' && rank?.order === 'lowest');
