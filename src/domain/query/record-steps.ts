import { daysBetween } from '#domain/time/local-date.ts';
import type { Period } from './periods.ts';
import type { Query } from './query.ts';
import type { Value } from './aggregate.ts';

/** The first time of each food, by day or of all. */
export function distinct(values: readonly Value[], period: Period): readonly Value[] {
  const keyOf = ({ date, entry }: Value): string =>
    `${period === 'day' ? date : ''} ${entry?.name?.toLowerCase() ?? ''}`;
  return [...Map.groupBy(values, keyOf).values()].flatMap(([first]) => first ?? []);
}

/** Days from each day with a record to the next, or the changes of their values. */
export function betweenRecords(
  values: readonly Value[],
  between: NonNullable<Query['between']>,
): readonly Value[] {
  const days = between === 'values' ? values : values.filter(({ date }, at) => date !== values[at - 1]?.date);
  return days.flatMap((one, at) => {
    const before = days[at - 1];
    if (!before) return [];
    return {
      ...one,
      value: between === 'days' ? daysBetween(before.date, one.date) : one.value - before.value,
    };
  });
}
