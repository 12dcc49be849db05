import { findMetric } from '#domain/metrics/catalog.ts';
import { AGGREGATE_WORDS } from '#domain/query/aggregate-words.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { fromMetricUnit } from './spoken-units.ts';

const REASONS: Readonly<Record<NonNullable<Answer['reason']>, string>> = {
  'no data': 'I have no data for this.',
  'too few days': 'There are too few days for this.',
  'unknown metric': 'I don’t know this metric.',
  'not understood': 'I didn’t understand this question.',
};

const rounded = (value: number, decimals: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.max(decimals, Math.abs(value) < 10 ? 2 : 1) });

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The answer's value in the unit it is wanted in. */
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

/** The answer in one plain sentence: value, unit, days or records counted. */
export function answerSentence(answer: Answer, query: Query | undefined, wanted?: string): string {
  if (answer.reason !== null || query === undefined) return REASONS[answer.reason ?? 'not understood'];
  const metric = findMetric(query.metric);
  if (!metric) return REASONS['unknown metric'];
  const { value, unit } = inUnit(answer, query, wanted);
  const shown = `${rounded(value ?? 0, metric.decimals)}${unit === 'count' ? '' : unit === '%' ? '%' : ` ${unit}`}`;
  const [first] = answer.rows;
  const isNamed =
    query.rank !== undefined ||
    ((query.aggregate === 'max' || query.aggregate === 'min') && first !== undefined);
  const where =
    isNamed && first ? `, ${[first.label, first.date].filter((part) => part !== null).join(' on ')}` : '';
  const basis = `${plural(answer.n, answer.what === 'days' ? 'day' : 'record')}${metric.days === 'complete' && answer.what === 'days' && query.aggregate !== 'sum' ? ' with a complete diary' : ''}`;
  const span =
    answer.from !== null && answer.to !== null
      ? answer.from === answer.to
        ? ` on ${answer.from}`
        : ` from ${answer.from} to ${answer.to}`
      : '';
  const [one, other] = answer.sides ?? [];
  if (one && other)
    return `Difference in ${AGGREGATE_WORDS[query.aggregate]} ${metric.names[0]}: ${shown} (${rounded(one.value ?? 0, metric.decimals)} against ${rounded(other.value ?? 0, metric.decimals)}; ${basis}).`;
  const counted = query.threshold ? 'days or records that match for' : '';
  const name =
    query.aggregate === 'count' || query.aggregate === 'share'
      ? `${AGGREGATE_WORDS[query.aggregate]} ${counted} ${metric.names[0]}`.replace('  ', ' ')
      : `${AGGREGATE_WORDS[query.aggregate]} ${metric.names[0]}`;
  return `Your ${name}${span}: ${shown}${where} (${basis}).`;
}
