import { z } from 'zod';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';
import { GLUCOSE_UNITS } from '#domain/glucose/glucose-text.ts';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { DEFAULT_PAPER, PAPER_SIZES } from '#domain/reports/paper-size.ts';
import { REPORT_SECTIONS } from '#domain/reports/report-metrics.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate } from '#contract/shared/time.ts';
import { associations } from './associations.ts';
import { bloodPart, glucosePart } from './report-parts.ts';

const range = z.object({ from: localDate, to: localDate });
const mean = z.object({ value: z.number(), days: z.number() });
const day = z.object({ date: localDate, value: z.number() });

/** A metric's average per day, compared with the previous range. */
const figure = z.object({
  metric: z.string(),
  label: z.string(),
  unit: z.string(),
  decimals: z.number(),
  section: z.enum(REPORT_SECTIONS),
  /** Null without a day that counts. */
  now: mean.nullable(),
  before: mean.nullable(),
  /** Difference with its 95 % interval; null if either range has too few days. */
  change: z
    .object({
      difference: z.number(),
      low: z.number(),
      high: z.number(),
      strength: z.number(),
      certainty: z.enum(['high', 'moderate', 'low']),
    })
    .nullable(),
  /** Averages by step of the range. */
  points: z.array(day),
});

const targetDays = z.object({
  metric: z.string(),
  rule: z.enum(['near', 'at-least', 'at-most']),
  target: z.number(),
  days: z.array(z.object({ date: localDate, isOn: z.boolean() })),
});

/** A nutrient's average against what the member needs and should stay under. */
const need = z.object({
  nutrient: z.enum(NUTRIENT_KEYS),
  average: z.number(),
  days: z.number(),
  need: z.object({ amount: z.number(), kind: z.enum(['target', 'recommended']) }).nullable(),
  /** Of the need; null without a need, or if too few foods report the nutrient. */
  percent: z.number().nullable(),
  limit: z.number().nullable(),
  isOver: z.boolean(),
  topSource: z.string().nullable(),
});

const nutrition = z.object({
  needs: z.array(need),
  /** First day that sources were looked for. */
  sourcesFrom: localDate,
  /** Complete days since then, which sources are from. */
  sourceDays: z.number(),
  /** Foods that gave the most energy, kcal a day. */
  topFoods: z.array(z.object({ name: z.string(), energyKcal: z.number(), sharePercent: z.number() })),
  timing: z
    .object({
      days: z.number(),
      firstMinute: z.number(),
      lastMinute: z.number(),
      kinds: z.array(z.object({ kind: z.enum(MEAL_KINDS), energyKcal: z.number() })),
    })
    .nullable(),
  /** Healthy Eating Index of the last four weeks of the range; null if too few days are complete. */
  quality: z.object({ score: z.number(), low: z.number(), high: z.number(), days: z.number() }).nullable(),
});

export const report = z.object({
  range,
  /** What it is compared with; null for all data. */
  before: range.nullable(),
  /** Local day on which it was made. */
  today: localDate,
  step: z.enum(['day', 'week', 'month']),
  /** Days of the range up to today, and those with a complete food log. */
  dayCount: z.number(),
  completeDays: z.number(),
  figures: z.array(figure),
  targets: z.array(targetDays),
  nutrition: nutrition.nullable(),
  glucose: glucosePart.nullable(),
  blood: bloodPart.nullable(),
});
export type Report = z.infer<typeof report>;
export type ReportFigureAnswer = Report['figures'][number];

/** What a file of a report holds: all data without `from` and `to`. `kind` and `size` are for PDF, `glucose` for PDF and CSV. */
const fileQuery = z.object({
  from: localDate.optional(),
  to: localDate.optional(),
  kind: z.enum(['summary', 'full']).default('summary'),
  size: z.enum(PAPER_SIZES).default(DEFAULT_PAPER),
  glucose: z.enum(GLUCOSE_UNITS).optional(),
});

/** The report as a file, for the OpenAPI document. */
export const reportFileOperation = {
  id: 'reports.file',
  method: 'get',
  path: '/report-files/{file}',
  tag: 'reports',
  summary:
    'Get a report as `report.csv` or `report.json`. With Lifetime, also as `report.pdf`: a two-page summary for a clinician, or the full report with `kind=full`',
  scope: 'export:read',
  query: fileQuery,
  gives: 'application/pdf',
} as const;

const tags = ['reports'];

/** Whether both days are given in order, or neither. */
export const refineRange = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  context: z.RefinementCtx,
): void => {
  const issue = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
  if ((from === undefined) !== (to === undefined))
    issue('Choose both dates, or leave both blank to include all your data.');
  else if (from !== undefined && to !== undefined && to < from)
    issue('The last day can’t be before the first day.');
};

/** A report's range, or all data without `from` and `to`. */
const reportQuery = z
  .object({ from: localDate.optional(), to: localDate.optional() })
  .superRefine(refineRange);
/** A report's file. */
export const reportFileQuery = fileQuery.superRefine(refineRange);

export const reports = {
  get: base
    .route({
      method: 'GET',
      path: '/reports',
      tags,
      summary:
        'Get a report for a date range, compared with the previous period, or for all data if no range is given. A token gets only the sections whose data it can read',
    })
    .input(reportQuery)
    .output(report),
  associations: base
    .route({
      method: 'GET',
      path: '/reports/associations',
      tags,
      summary:
        'Get associations between predefined pairs of metrics over a date range of at least 90 days, corrected for multiple testing',
    })
    .input(reportQuery)
    .output(associations),
};
