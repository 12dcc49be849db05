import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import { isOneDay } from '#domain/query/windows.ts';
import { isOfNights, isPartOfWeek } from './night-words.ts';

const isToday = ({ window }: Query): boolean => window.kind === 'day' && window.back === 0;

/** Which nights a question about days or weekends counts; null if the answer says it anyway. */
export function nightsNote(query: Query, isOfEvenings: boolean): string | null {
  const metric = findMetric(query.metric);
  if (!metric || !isOfNights(metric)) return null;
  const parts = [query.weekdays, query.versus?.weekdays].flatMap((days) => (days ? [days] : []));
  if (parts.some(isPartOfWeek))
    return 'Weekend nights are Friday and Saturday. Weekday nights are Sunday through Thursday.';
  const isOfDay = isOneDay(query.window) && !isToday(query) && query.versus === undefined;
  return isOfDay && !isOfEvenings ? 'A night counts toward the day you get up.' : null;
}
