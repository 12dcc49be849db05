import type { MemberUnits } from '#domain/account/member-units.ts';
import { shownText } from '#domain/coach/format-number.ts';
import { showMetric } from '#domain/coach/show-metric.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Comparison } from '#domain/query/query.ts';
import { targetWord } from './target-word.ts';

const OPERATORS = {
  '<': 'under',
  '<=': 'at most',
  '>': 'over',
  '>=': 'at least',
  '=': 'exactly',
} as const;

/** Of what is counted: "more than 2 snacks". */
export const COUNT_OPERATORS = { ...OPERATORS, '<': 'fewer than', '>': 'more than' } as const;

const CLOCK_OPERATORS = {
  '<': 'before',
  '<=': 'at or before',
  '>': 'after',
  '>=': 'at or after',
  '=': 'at',
} as const;

const ON_TARGET = {
  '<': 'below',
  '<=': 'at or below',
  '>': 'above',
  '>=': 'at or above',
  '=': 'on',
} as const;

/** "Above target", but "above the limit". */
const targetName = (metric: Metric): string => {
  const word = targetWord(metric);
  return word === 'limit' ? 'the limit' : word;
};

/** "over 10,000", "between 6 h and 7 h". */
export function comparisonWords(comparison: Comparison, metric: Metric, units: MemberUnits): string {
  const { op, value, to } = comparison;
  const say = (number: number): string => shownText(showMetric(number, metric, { units }));
  const named = value === 'mean' ? 'average' : value === 'target' ? targetName(metric) : say(value);
  if (op === 'between') return `between ${named} and ${say(to ?? 0)}`;
  if (typeof value !== 'number') return `${ON_TARGET[op]} ${named}`;
  if (metric.unit === 'clock') return `${CLOCK_OPERATORS[op]} ${named}`;
  return `${OPERATORS[op]} ${named}`;
}
