import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { noAnswer } from '#domain/query/relative.ts';
import { metDays } from '#domain/query/select.ts';
import { spanOf } from '#domain/query/windows.ts';

/** Days that meet one of several conditions, among all days with a record. */
export function daysOfAny(query: Query, metric: Metric, source: RecordSource): Answer {
  const { any: _any, ...whole } = query;
  const [met, all] = [metDays(query, metric, source), metDays(whole, metric, source)];
  const isShare = query.aggregate === 'share';
  const { from, to } = spanOf(query.window, source.today);
  if (all.length === 0) return noAnswer(isShare ? '%' : 'count', 'no data');
  return {
    ...noAnswer(isShare ? '%' : 'count', 'no data'),
    value: isShare ? (100 * met.length) / all.length : met.length,
    n: all.length,
    from: from ?? all[0] ?? null,
    to,
    dates: met,
    rows: met.map((date) => ({ date, at: null, label: null, value: 1, n: 1 })),
    reason: null,
  };
}
