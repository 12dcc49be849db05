import { z } from 'zod';
import { findMetric, METRICS } from '#domain/metrics/catalog.ts';
import { findMetrics } from '#domain/metrics/find-metrics.ts';
import { AGGREGATES, GROUPS, type Comparison, type Query, type Window } from '#domain/query/query.ts';

const date = z.iso.date();

const window = z.object({
  kind: z.enum(['all', 'last-days', 'day', 'week', 'month', 'year', 'dates']),
  days: z.number().int().min(1).max(3660).optional().describe('For last-days: this many days up to today'),
  back: z
    .number()
    .int()
    .min(0)
    .max(600)
    .optional()
    .describe('For day, week, month, year: 0 is the current one, 1 the one before'),
  from: date.optional(),
  to: date.optional(),
});

const comparison = {
  op: z.enum(['<', '<=', '>', '>=', '=', 'between']),
  value: z.union([z.number(), z.enum(['mean', 'target'])]),
  to: z.number().optional(),
};

const selection = {
  window,
  weekdays: z.array(z.number().int().min(0).max(6)).max(7).optional().describe('Monday is 0, Sunday 6'),
  kinds: z.array(z.string().max(40)).max(10).optional().describe('Meal kinds or workout types'),
  food: z.string().max(80).optional().describe('Words in the name of a food'),
  when: z
    .array(
      z.object({
        metric: z.string().max(60),
        ...comparison,
        lag: z.number().int().min(0).max(1).optional().describe('1 looks at the day before'),
      }),
    )
    .max(3)
    .optional()
    .describe('Only days on which another metric compares like this'),
};

/** A query as a model writes it: flat, and checked against the catalog before it is run. */
export const queryInput = z.object({
  metric: z.string().max(60).describe('A key from list_metrics'),
  aggregate: z.enum(AGGREGATES),
  ...selection,
  threshold: z.object(comparison).optional().describe('For count, share and streaks: the days that count'),
  percentile: z.number().min(0).max(100).optional(),
  group: z.enum(GROUPS).optional(),
  rank: z.object({ order: z.enum(['highest', 'lowest']), limit: z.number().int().min(1).max(20) }).optional(),
  versus: z.object(selection).partial().optional().describe('Compares with this other selection'),
});
type QueryInput = z.output<typeof queryInput>;

/** A query that can't be run; the message tells the model what to change. */
export class UnusableQuery extends Error {}

function knownKey(key: string): string {
  if (findMetric(key)) return key;
  const near = findMetrics(METRICS, key).slice(0, 5);
  throw new UnusableQuery(
    `There is no metric ${JSON.stringify(key.slice(0, 40))}. ${near.length > 0 ? `Near: ${near.map((metric) => metric.key).join(', ')}.` : 'Use list_metrics.'}`,
  );
}

function windowOf({ kind, days, back, from, to }: z.output<typeof window>): Window {
  switch (kind) {
    case 'all':
      return { kind };
    case 'last-days':
      return { kind, days: days ?? 7 };
    case 'dates':
      if (from !== undefined && to !== undefined && from > to) throw new UnusableQuery('from is after to.');
      return { kind, from: from ?? null, to: to ?? null };
    default:
      return { kind, back: back ?? 0 };
  }
}

const comparisonOf = ({ op, value, to }: QueryInput['threshold'] & {}): Comparison => {
  if (op === 'between' && (to === undefined || typeof value !== 'number'))
    throw new UnusableQuery('between needs value and to.');
  return { op, value, ...(to === undefined ? {} : { to }) };
};

type SelectionInput = QueryInput['versus'] & {};

function selectionOf({ window: days, weekdays, kinds, food, when }: SelectionInput) {
  const where = { ...(kinds && { kinds }), ...(food !== undefined && { food }) };
  return {
    ...(days && { window: windowOf(days) }),
    ...(weekdays && { weekdays }),
    ...(Object.keys(where).length > 0 && { where }),
    ...(when && {
      when: when.map(({ metric, lag, ...compared }) => ({
        metric: knownKey(metric),
        comparison: comparisonOf(compared),
        ...(lag === 1 && { lag: 1 as const }),
      })),
    }),
  };
}

/** @throws UnusableQuery */
export function queryOf(input: QueryInput): Query {
  const { metric, aggregate, threshold, percentile, group, rank, versus } = input;
  if ((aggregate === 'streak' || aggregate === 'current-streak') && !threshold)
    throw new UnusableQuery('A streak needs a threshold.');
  return {
    metric: knownKey(metric),
    aggregate,
    ...selectionOf(input),
    window: windowOf(input.window),
    ...(threshold && { threshold: comparisonOf(threshold) }),
    ...(percentile !== undefined && { percentile }),
    ...(group && { group }),
    ...(rank && { rank, group: group ?? 'day' }),
    ...(rank && group === 'food' && { per: 'record' as const }),
    ...(versus && { versus: selectionOf(versus) }),
  };
}
