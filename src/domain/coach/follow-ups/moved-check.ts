import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { isOneDay } from '#domain/query/windows.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import type { YesNoCheck } from '#domain/questions/spoken/yes-no-check.ts';

const isOfSome = ({ test }: YesNoCheck): boolean => test.op === '>' && test.value === 0;

/** Whether two questions ask for the same kind of record: "Did I eat fish?", "and rice?" */
const isOfSameList = (one: Query, other: Query): boolean =>
  findMetric(one.metric)?.list === findMetric(other.metric)?.list;

/** What decides a changed question that yes or no answers; undefined if it no longer does. */
export function movedCheck(
  { query: before, check }: Understood,
  query: Query,
  { targets }: RecordSource,
): YesNoCheck | undefined {
  if (!check || query.group || query.rank) return undefined;
  const isSame = query.metric === before.metric;
  if (!check.query) {
    // 8 hours are no number of steps.
    const isFit = isSame || query.versus !== undefined || (isOfSome(check) && isOfSameList(before, query));
    return isFit && (query.versus === undefined) === (before.versus === undefined) ? check : undefined;
  }
  if (!check.query.target)
    return isSame ? { ...check, query: { ...query, ...partsOf(check.query) } } : undefined;
  if (!isSame && targets[query.metric] === undefined) return undefined;
  const isSum = isOneDay(query.window) && findMetric(query.metric)?.perDay === 'sum';
  const aggregate = isSum ? 'sum' : query.aggregate === 'sum' ? 'mean' : query.aggregate;
  return { ...check, query: { ...query, aggregate, target: check.query.target } };
}

/** What a deciding query asks beyond the question. */
const partsOf = ({ aggregate, between }: Query): Partial<Query> => ({
  aggregate,
  ...(between && { between }),
});
