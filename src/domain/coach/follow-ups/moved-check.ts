import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { isOneDay } from '#domain/query/windows.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import type { YesNoCheck } from '#domain/questions/spoken/yes-no-check.ts';

/** "Did I sleep 8 hours?", then "and this week?": on how many nights; and the other way round. */
export function movedQuestion({ query: before, check }: Understood, query: Query): Understood {
  const metric = findMetric(query.metric);
  if (!check || check.query || metric?.kind !== 'daily' || query.versus || query.group) return { query };
  const [wasOne, isOne] = [isOneDay(before.window), isOneDay(query.window)];
  const { threshold, ...plain } = query;
  if (wasOne && !isOne && !isOfSome(check) && query.aggregate === 'mean')
    return { query: { ...plain, aggregate: 'share', threshold: check.test }, check: EVERY };
  if (wasOne || !isOne || query.aggregate !== 'share' || !threshold || threshold.value === 'mean')
    return { query };
  if (threshold.value === 'target') {
    const aggregate = metric.perDay === 'sum' ? 'sum' : 'mean';
    const over: Query = { ...plain, aggregate, target: 'over' };
    return {
      query: { ...plain, aggregate: 'mean' },
      check: { query: over, test: { op: threshold.op, value: 0 } },
    };
  }
  const test = { ...threshold, value: threshold.value };
  return { query: { ...plain, aggregate: 'mean' }, check: { test } };
}

const EVERY: YesNoCheck = { test: { op: '>=', value: 100 } };

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
    const isOfTarget = query.threshold?.value === 'target' && before.threshold?.value === 'target';
    const isFit =
      isSame || isOfTarget || query.versus !== undefined || (isOfSome(check) && isOfSameList(before, query));
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
