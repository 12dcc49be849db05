import { daysIn } from '#domain/time/day-range.ts';
import { weekdayOf } from '#domain/time/local-date.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { noAnswer } from '#domain/query/relative.ts';
import { selectedValues } from '#domain/query/select.ts';
import { completeDays } from '#domain/query/values.ts';
import { spanOf } from '#domain/query/windows.ts';

/** Days with a record of a metric; for nutrients, those with a complete food log. */
function loggedDays(query: Query, metric: Metric, source: RecordSource): ReadonlySet<string> {
  if (metric.days === 'complete') return completeDays(source);
  const { window, where } = query;
  const records: Query = {
    metric: metric.key,
    aggregate: 'mean',
    per: 'record',
    window,
    ...(where && { where }),
  };
  const logged = new Set(selectedValues(records, metric, source).map(({ date }) => date));
  if (metric.key === 'meals')
    for (const [date, state] of source.dayStates) if (state === 'fasted') logged.add(date);
  return logged;
}

/** Days without a record, from the first one on if the window has no first day. Today may still get one. */
export function daysMissing(query: Query, metric: Metric, source: RecordSource): Answer {
  const logged = loggedDays(query, metric, source);
  const { from, to } = spanOf(query.window, source.today);
  const first = from ?? [...logged].toSorted()[0];
  const { weekdays } = query;
  const days = daysIn({ from: first ?? source.today, to: to ?? source.today }).filter(
    (date) =>
      (weekdays === undefined || weekdays.includes(weekdayOf(date))) &&
      (date < source.today || source.isTodayOver || logged.has(date)),
  );
  if (first === undefined || days.length === 0) return noAnswer('count', 'no data');
  const missing = days.filter((date) => !logged.has(date));
  return {
    ...noAnswer('count', 'no data'),
    value: missing.length,
    n: days.length,
    from: first,
    to,
    dates: missing,
    rows: missing.map((date) => ({ date, at: null, label: null, value: 0, n: 1 })),
    reason: null,
  };
}
