import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Understood } from '#domain/questions/read-one.ts';

/** The figure compared with its target; for a single day, with what has been reached so far. */
export function againstTarget(
  { query, unit }: Understood,
  target: NonNullable<Query['target']>,
  { targets }: RecordSource,
): Understood | undefined {
  const metric = findMetric(query.metric);
  const isKnown = targets[query.metric] !== undefined && metric?.list !== 'targets';
  // A target is for whole days, not for a meal.
  if (!isKnown || query.versus || query.threshold || query.rank || query.where) return undefined;
  const isSoFar = query.window.kind === 'day' && query.aggregate === 'mean' && metric?.perDay === 'sum';
  return {
    query: { ...query, target, ...(isSoFar ? { aggregate: 'sum' } : {}) },
    ...(unit === undefined ? {} : { unit }),
  };
}
