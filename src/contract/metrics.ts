import { z } from 'zod';
import { TOKEN_AREAS } from '#domain/tokens/scopes.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate } from '#contract/shared/time.ts';
import { typedText } from '#contract/shared/text.ts';

const metric = z.object({
  id: z.string(),
  label: z.string(),
  /** Other names that people use. */
  names: z.array(z.string()),
  unit: z.string(),
  /** The part of the data it belongs to: a token needs to read that. */
  area: z.enum(TOKEN_AREAS),
  /** How the values of one day become the day's value. */
  perDay: z.enum(['sum', 'mean', 'last']),
  /** Whether averages count only days that were logged completely. */
  needsWholeDays: z.boolean(),
});

const window = z.object({
  from: localDate,
  to: localDate,
  dayCount: z.number(),
  missingDays: z.number(),
  partialDays: z.number(),
  statistics: z
    .object({
      mean: z.number(),
      median: z.number(),
      min: z.number(),
      max: z.number(),
      sum: z.number(),
      sd: z.number().nullable(),
      first: z.number(),
      last: z.number(),
    })
    .nullable(),
  reason: z.enum(['no-data', 'no-complete-days']).nullable(),
});

const answer = window.extend({
  metric: metric.pick({ id: true, label: true, unit: true }),
  days: z.array(z.object({ date: localDate, value: z.number(), isWhole: z.boolean() })),
  comparison: z
    .object({
      window,
      /** Of the means; null unless both windows have one. */
      difference: z.number().nullable(),
      percent: z.number().nullable(),
    })
    .nullable(),
});

export type MetricListed = z.infer<typeof metric>;
export type MetricAnswer = z.infer<typeof answer>;

/** A year, even a leap year. */
const MAX_DAYS = 366;
const isRange = (from: string, to: string): boolean => {
  const spanDays = daysBetween(from, to);
  return spanDays >= 0 && spanDays < MAX_DAYS;
};
const RANGE = `Choose a range of 1 to ${MAX_DAYS} days.`;

const question = z
  .object({
    metric: typedText().min(1).max(60),
    from: localDate,
    to: localDate,
    /** An earlier window to compare with; both ends or none. */
    compareFrom: localDate.optional(),
    compareTo: localDate.optional(),
  })
  .superRefine(({ from, to, compareFrom, compareTo }, context) => {
    const issue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!isRange(from, to)) issue('to', RANGE);
    if ((compareFrom === undefined) !== (compareTo === undefined))
      issue('compareTo', 'Enter both comparison dates.');
    else if (compareFrom !== undefined && compareTo !== undefined && !isRange(compareFrom, compareTo))
      issue('compareTo', RANGE);
  });

const tags = ['metrics'];

/** Questions about any number of a member, by the catalog of metrics. */
export const metrics = {
  list: base
    .route({
      method: 'GET',
      path: '/metrics',
      tags,
      summary: 'Search the available metrics',
    })
    .input(z.object({ search: typedText().max(100).default('') }))
    .output(z.array(metric)),
  query: base
    .route({
      method: 'GET',
      path: '/metrics/{metric}',
      tags,
      summary: 'Get a metric by day with its statistics, compared with an earlier period',
    })
    .input(question)
    .output(answer),
};
