import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, NoAnswer, Query } from './query.ts';
import type { RecordSource } from './record-source.ts';

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

/** How far a figure is above or below its target. */
export function againstTarget(
  { target: side }: Query,
  metric: Metric,
  answer: Answer,
  source: RecordSource,
): Answer {
  if (side === undefined || answer.value === null) return answer;
  const target = source.targets[metric.key];
  if (target === undefined) return noAnswer(metric.unit, 'no data');
  return { ...answer, value: side === 'over' ? answer.value - target : target - answer.value };
}
