import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { unitOf } from './answer-unit.ts';
import { compared, figureOf, matching } from './evaluate.ts';
import type { Answer, Query } from './query.ts';
import { recordSource } from './record-source.ts';
import { noAnswer } from './relative.ts';
import type { Tally } from './tally.ts';
import type { Value } from './values.ts';
import { spanOf } from './windows.ts';

/** Answers one side of a query from records counted by value. */
function talliedSide(query: Query, metric: Metric, { counts, first, shown }: Tally, today: string): Answer {
  const unit = unitOf(query, metric);
  const { from, to } = spanOf(query.window, today);
  const values = counts.flatMap(([value, count]) => {
    // One object for all equal values, because a hundred thousand take longer to make than to add up.
    const one: Value = { date: first ?? '', entry: null, value };
    return Array.from({ length: count }, () => one);
  });
  const source = recordSource({ today });
  const value = figureOf(query, metric, source, values);
  if (value === undefined) return noAnswer(unit, values.length === 0 ? 'no data' : 'too few days');
  return {
    ...noAnswer(unit, 'no data'),
    value,
    n: values.length,
    what: 'records',
    from: from ?? first,
    to,
    rows: shown.map((row) => ({ ...row, label: null, n: 1 })),
    rowCount: matching(query, metric, source, values).length,
    reason: null,
  };
}

/** Answers a query from records counted by value, for which `isOfTally` holds. @param other of `versus` */
export function evaluateTally(query: Query, today: string, tally: Tally, other?: Tally): Answer {
  const metric = findMetric(query.metric);
  if (!metric) return noAnswer('', 'unknown metric');
  const side = talliedSide(query, metric, tally, today);
  return other
    ? compared(query, side, talliedSide({ ...query, ...query.versus }, metric, other, today))
    : side;
}
