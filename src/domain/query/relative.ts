import type { Metric } from '#domain/metrics/metric.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import type { Answer, NoAnswer, Query } from './query.ts';
import { targetOn, type RecordSource } from './record-source.ts';

export const noAnswer = (unit: string, reason: NoAnswer): Answer => ({
  value: null,
  unit,
  n: 0,
  what: 'days',
  from: null,
  to: null,
  dates: [],
  missingShare: null,
  rows: [],
  reason,
});

/** A change as a percentage of its starting value. */
export function asPercent(query: Query, answer: Answer): Answer {
  const first = answer.rows[0]?.value;
  if (!query.isPercent || query.aggregate !== 'change' || answer.value === null) return answer;
  return first
    ? { ...answer, value: (100 * answer.value) / Math.abs(first) }
    : { ...answer, value: null, reason: 'too few days' };
}

/** What a figure is compared with: the total or average of its days' targets, or the target of the day with the extreme. */
function targetOf(
  { aggregate, targetValue, isTargetTotal }: Query,
  metric: Metric,
  answer: Answer,
  source: RecordSource,
) {
  const extreme = aggregate === 'min' || aggregate === 'max' ? answer.rows[0]?.date : undefined;
  const dates = extreme ? [extreme] : answer.dates;
  if (targetValue !== undefined)
    return aggregate === 'sum' && !isTargetTotal ? targetValue * dates.length : targetValue;
  const targets = dates.flatMap((date) => targetOn(source, metric.key, date) ?? []);
  const mean = meanOf(targets);
  return mean !== undefined && aggregate === 'sum' ? mean * targets.length : mean;
}

/** How far a figure is above or below its target. */
export function againstTarget(query: Query, metric: Metric, answer: Answer, source: RecordSource): Answer {
  const { target: side } = query;
  if (side === undefined || answer.value === null) return answer;
  const target = targetOf(query, metric, answer, source);
  if (target === undefined) return noAnswer(metric.unit, 'no data');
  return { ...answer, value: side === 'over' ? answer.value - target : target - answer.value, target };
}
