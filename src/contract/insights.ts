import { z } from 'zod';
import { FEATURES } from '#domain/insights/features.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate } from '#contract/shared/time.ts';

/** Two years and a day: a comparison with the previous period reads twice as much. */
const MAX_DAYS = 731;

/** Days of UTC, both included. */
export const statisticsRange = z
  .object({ from: localDate, to: localDate })
  .refine(({ from, to }) => to >= from, {
    path: ['to'],
    error: 'The end date can’t be before the start date.',
  })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_DAYS, {
    path: ['from'],
    error: `Choose ${MAX_DAYS} days or fewer.`,
  });

const count = z.int().nonnegative();

/** A share with its 95 % interval (Wilson) and its counts. */
const rate = z.object({ value: z.number(), low: z.number(), high: z.number(), count, n: count });

const totals = z.object({
  visitors: count,
  views: count,
  signUps: count,
  /** Sign-ups per daily visitor. */
  signUpRate: rate.nullable(),
  /** Among sign-ups at least seven days old. */
  activation: rate.nullable(),
  /** Sign-ups in the range who have bought lifetime access since. */
  conversion: rate.nullable(),
  /** On the last day of the range. */
  activeDaily: count,
  activeWeekly: count,
  activeMonthly: count,
  stickiness: z.number().nullable(),
});

const day = z.object({
  date: localDate,
  visitors: count,
  views: count,
  signUps: count,
  activeDaily: count,
  activeWeekly: count,
  activeMonthly: count,
});

const source = z.object({
  source: z.string(),
  visitors: count,
  views: count,
  signUps: count,
  activation: rate.nullable(),
  /** Payments confirmed in the range, without the sandbox. */
  payments: count,
});

const money = z.object({ payments: count, refunds: count, paidMinor: z.int(), refundedMinor: z.int() });
const revenue = money.extend({
  currency: z.string(),
  netMinor: z.int(),
  netMinorBefore: z.int(),
  /** Days with payments or refunds. */
  days: z.array(money.extend({ date: localDate })),
});

const statistics = z.object({
  from: localDate,
  to: localDate,
  /** Today (UTC), which is incomplete. */
  today: localDate,
  /** The first day with any counts; null if there are none yet. */
  countedSince: localDate.nullable(),
  totals,
  /** Same number of days before. */
  before: totals,
  days: z.array(day),
  sources: z.array(source),
  campaigns: z.array(z.object({ campaign: z.string(), visitors: count })),
  pages: z.array(z.object({ path: z.string(), visitors: count, views: count })),
  features: z.array(
    z.object({
      feature: z.enum(FEATURES),
      /** Daily active members, summed over the days. */
      memberDays: count,
      uses: count,
      /** Share of all member days. */
      share: rate.nullable(),
    }),
  ),
  revenue: z.array(revenue),
  /** Answers of the coach by a model, by day; without any words. */
  coachModels: z.array(
    z.object({
      date: localDate,
      model: z.string(),
      answers: count,
      /** Questions that the embedded coach answered instead. */
      failures: count,
      inputTokens: count,
      outputTokens: count,
    }),
  ),
  /** Payments of the sandbox gateway, which moves no money. */
  sandboxPayments: count,
});

const cohorts = z.object({
  /** The last day with an activity rollup; null before the first night. */
  through: localDate.nullable(),
  rows: z.array(
    z.object({
      /** Monday of the sign-up week. */
      week: localDate,
      signUps: count,
      /** By weeks since sign-up; null for incomplete weeks. */
      rates: z.array(rate.nullable()),
    }),
  ),
});

export type Statistics = z.infer<typeof statistics>;
export type StatisticTotals = z.infer<typeof totals>;
export type StatisticDay = z.infer<typeof day>;
export type StatisticRate = z.infer<typeof rate>;
export type CurrencyRevenue = z.infer<typeof revenue>;
export type Cohorts = z.infer<typeof cohorts>;

const tags = ['admin'];

export const insights = {
  statistics: base
    .route({
      method: 'GET',
      path: '/admin/statistics',
      tags,
      summary:
        'Get visitors, sign-ups, active members and revenue for a date range (UTC) and the period before it',
    })
    .input(statisticsRange)
    .output(statistics),
  cohorts: base
    .route({
      method: 'GET',
      path: '/admin/cohorts',
      tags,
      summary: 'Get weekly retention for sign-ups from the last 12 weeks',
    })
    .output(cohorts),
};
