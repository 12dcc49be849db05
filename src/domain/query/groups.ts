import { MEAL_KINDS } from '#domain/meals/meal.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { mondayOf, weekdayOf } from '#domain/time/local-date.ts';
import { peaksByFood } from './meal-peaks.ts';
import type { Query } from './query.ts';
import type { RecordSource } from './record-source.ts';
import type { Value } from './aggregate.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function groupName({ group }: Query, { date, entry }: Value): string | null {
  switch (group) {
    case 'day':
      return date;
    case 'week':
      return mondayOf(date);
    case 'month':
      return date.slice(0, 7);
    case 'weekday':
      return WEEKDAYS[weekdayOf(date)] ?? null;
    case 'hour':
      return entry?.at ? `${entry.at.slice(11, 13)}:00` : null;
    case 'kind':
      return entry?.kind ?? null;
    case 'food':
      return entry?.name ?? null;
    default:
      return null;
  }
}

/**
 * Values by what a query groups them by; those without a name are grouped under null. Weekdays run from Monday to Sunday, meals from breakfast
 * to snacks, weeks and months from the first to the last.
 */
export function groupsOf(
  query: Query,
  metric: Metric,
  source: RecordSource,
  values: readonly Value[],
): ReadonlyMap<string | null, readonly Value[]> {
  const isOfPeaks = query.group === 'food' && metric.list === 'glucose';
  if (isOfPeaks) return peaksByFood(values, source);
  const groups = Map.groupBy(values, (value) => groupName(query, value));
  if (query.group === 'day' || query.group === 'food' || query.group === 'hour') return groups;
  if (query.group === 'kind' && metric.list !== 'foods') return groups;
  // Meals and workouts aren’t necessarily sorted by date.
  const placeOf = (name: string | null): string => {
    if (query.group === 'weekday') return `${WEEKDAYS.findIndex((day) => day === name)}`;
    return query.group === 'kind' ? `${MEAL_KINDS.findIndex((kind) => kind === name)}` : (name ?? '');
  };
  return new Map([...groups].toSorted(([one], [other]) => (placeOf(one) < placeOf(other) ? -1 : 1)));
}
