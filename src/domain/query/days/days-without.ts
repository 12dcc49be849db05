import type { Metric } from '#domain/metrics/metric.ts';
import type { Query } from '#domain/query/query.ts';
import { recordTest } from '#domain/query/record-filter.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { completeDays, recordValues } from '#domain/query/values.ts';
import { isWithin, slicedBy, type Span } from '#domain/query/windows.ts';

const ALWAYS: Span = { from: null, to: null };

/** Complete days without a food or meal, or without any at a time of day: of 0 g of it, and of 0 of a nutrient if some of it states the nutrient. */
export function daysWithout(
  { where }: Query,
  metric: Metric,
  source: RecordSource,
  span: Span,
): readonly string[] {
  if (recordValues(metric, source, { span: ALWAYS, where }).length === 0) return [];
  const isOfPart = recordTest(where, source, span);
  const eaten = new Set(
    slicedBy(source.entries.foods, span).flatMap((each) => (isOfPart(each) ? each.date : [])),
  );
  const complete = completeDays(source);
  // Eaten on days with a partial food log only: 0 on all others would be no average.
  if (eaten.size > 0 && ![...eaten].some((date) => complete.has(date))) return [];
  return [...complete].filter((date) => isWithin(date, span) && !eaten.has(date));
}
