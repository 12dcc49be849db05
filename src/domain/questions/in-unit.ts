import { findMetric } from '#domain/metrics/catalog.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { fromMetricUnit } from './spoken-units.ts';

/** The answer's value in the requested unit. */
export function inUnit(
  { value, unit }: Answer,
  query: Query,
  wanted: string | undefined,
): { readonly value: number | null; readonly unit: string } {
  const metric = findMetric(query.metric);
  if (value === null || wanted === undefined || metric === undefined || unit !== metric.unit)
    return { value, unit };
  const converted = fromMetricUnit(value, wanted, metric);
  return converted === undefined ? { value, unit } : { value: converted, unit: wanted };
}
