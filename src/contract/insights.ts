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
  .refine(({ from, to }) => to >= from, { path: ['to'], error: 'The end must not be before the start.' })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_DAYS, {
    path: ['from'],
    error: `Choose at most ${MAX_DAYS} days.`,
  });

const count = z.int().nonnegative();

/** A share with its 95 % interval (Wilson) and its counts. */
const rate = z.object({ value: z.number(), low: z.number(), high: z.number(), count, n: count });

const totals = z.object({
  visitors: count,
  views: count,
  signUps: count,
  /** Sign-ups by visitors of a day. */
  signUpRate: rate.nullable(),
  /** Of those whose seven days are over. */
  activation: rate.nullable(),
  /** Of those who signed up in the range, those who have bought lifetime access since. */
  conversion: rate.nullable(),
  /** Of the last day of the range. */
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
  /** Days on which money moved. */
  days: z.array(money.extend({ date: localDate })),
});

const statistics = z.object({
  from: localDate,
  to: localDate,
  /** The day (UTC) that is not over. */
  today: localDate,
  /** The first day with any counts; null if there are none yet. */
  countedSince: localDate.nullable(),
  totals,
  /** Of as many days before. */
  before: totals,
  days: z.array(day),
  sources: z.array(source),
  campaigns: z.array(z.object({ campaign: z.string(), visitors: count })),
  pages: z.array(z.object({ path: z.string(), visitors: count, views: count })),
  features: z.array(
    z.object({
      feature: z.enum(FEATURES),
      /** Members by day, added up over the days. */
      memberDays: count,
      uses: count,
      /** Of all days of active members. */
      share: rate.nullable(),
    }),
  ),
  revenue: z.array(revenue),
  /** Payments of the sandbox gateway, which moves no money. */
  sandboxPayments: count,
});

const cohorts = z.object({
  /** The last day with an activity rollup; null before the first night. */
  through: localDate.nullable(),
  rows: z.array(
    z.object({
      /** The Monday of the week of signing up. */
      week: localDate,
      signUps: count,
      /** By weeks since; null for those that are not over. */
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
        'Visitors, sign-ups, active members and revenue of a range of days (UTC), with the range before',
    })
    .input(statisticsRange)
    .output(statistics),
  cohorts: base
    .route({
      method: 'GET',
      path: '/admin/cohorts',
      tags,
      summary: 'Weekly retention of those who signed up in the last twelve weeks',
    })
    .output(cohorts),
};
