import { type DayRange, daysIn, rangeBefore, untilToday } from '#domain/time/day-range.ts';
import type { StatisticDay, Statistics, StatisticTotals } from '#contract/insights.ts';
import { activationRate } from '#domain/insights/activation.ts';
import { FEATURES } from '#domain/insights/features.ts';
import { rateOf } from '#domain/insights/rate.ts';
import { revenueOf, type MoneyMove } from '#domain/insights/revenue.ts';
import { stickiness } from '#domain/insights/stickiness.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { modelDaysOf } from '#server/coach/model/usage-queries.ts';
import { figuresOf, type Figures } from './figures.ts';
import { buyersOf, moneyOf, type Money } from './payments.ts';

const sumOf = (days: readonly string[], figure: (day: string) => number): number =>
  days.reduce((sum, day) => sum + figure(day), 0);

const dayOf = ({ valueOf }: Figures, date: string): StatisticDay => ({
  date,
  visitors: valueOf(date, 'visitors'),
  views: valueOf(date, 'views'),
  signUps: valueOf(date, 'sign-ups'),
  activeDaily: valueOf(date, 'active-1'),
  activeWeekly: valueOf(date, 'active-7'),
  activeMonthly: valueOf(date, 'active-30'),
});

/** Totals of a range without future days. */
function totalsOf(figures: Figures, range: DayRange, today: string, buyers: number): StatisticTotals {
  const dates = daysIn(untilToday(range, today));
  const days = dates.map((date) => dayOf(figures, date));
  const last = days.at(-1);
  const [visitors, signUps] = [
    sumOf(dates, (day) => figures.valueOf(day, 'visitors')),
    sumOf(dates, (day) => figures.valueOf(day, 'sign-ups')),
  ];
  const activated = days.map(({ date, signUps: ofDay }) => ({
    date,
    signUps: ofDay,
    activated: figures.valueOf(date, 'activated'),
  }));
  return {
    visitors,
    views: sumOf(dates, (day) => figures.valueOf(day, 'views')),
    signUps,
    // People who opted out of counting, or came back another day, may sign up too.
    signUpRate: rateOf(Math.min(signUps, visitors), visitors) ?? null,
    activation: activationRate(activated, today) ?? null,
    conversion: rateOf(Math.min(buyers, signUps), signUps) ?? null,
    activeDaily: last?.activeDaily ?? 0,
    activeWeekly: last?.activeWeekly ?? 0,
    activeMonthly: last?.activeMonthly ?? 0,
    stickiness:
      stickiness(
        days.map(({ activeDaily, activeMonthly }) => ({ daily: activeDaily, monthly: activeMonthly })),
      ) ?? null,
  };
}

function sourcesOf({ partsOf }: Figures, payments: Money['paymentsBySource']): Statistics['sources'] {
  const [visitors, views] = [partsOf('visitors'), partsOf('views')];
  const [signUps, activated] = [partsOf('sign-ups'), partsOf('activated')];
  return [...new Set([visitors, signUps, payments].flatMap((figures) => [...figures.keys()]))]
    .map((source) => ({
      source,
      visitors: visitors.get(source)?.value ?? 0,
      views: views.get(source)?.value ?? 0,
      signUps: signUps.get(source)?.value ?? 0,
      activation: rateOf(activated.get(source)?.settled ?? 0, signUps.get(source)?.settled ?? 0) ?? null,
      payments: payments.get(source) ?? 0,
    }))
    .toSorted(
      (one, other) =>
        other.visitors - one.visitors ||
        other.signUps - one.signUps ||
        one.source.localeCompare(other.source),
    );
}

function featuresOf({ partsOf, valueOf }: Figures, dates: readonly string[]): Statistics['features'] {
  const [members, uses] = [partsOf('feature-members'), partsOf('feature-uses')];
  const activeDays = sumOf(dates, (day) => valueOf(day, 'active-1'));
  return FEATURES.map((feature) => {
    const memberDays = members.get(feature)?.value ?? 0;
    return {
      feature,
      memberDays,
      uses: uses.get(feature)?.value ?? 0,
      share: rateOf(Math.min(memberDays, activeDays), activeDays) ?? null,
    };
  }).toSorted((one, other) => other.memberDays - one.memberDays);
}

function revenueSums(moves: readonly MoneyMove[], movesBefore: readonly MoneyMove[]): Statistics['revenue'] {
  const [now, before] = [revenueOf(moves), revenueOf(movesBefore)];
  const earlier = new Map(before.map((each) => [each.currency, each.netMinor]));
  const onlyBefore = before.filter(({ currency }) => !now.some((each) => each.currency === currency));
  const none = { payments: 0, refunds: 0, paidMinor: 0, refundedMinor: 0, netMinor: 0 };
  return [...now, ...onlyBefore.map((each) => ({ ...each, ...none }))].map((each) => ({
    ...each,
    netMinorBefore: earlier.get(each.currency) ?? 0,
    days: [
      ...Map.groupBy(
        moves.filter(({ currency }) => currency === each.currency),
        ({ date }) => date,
      ),
    ]
      .flatMap(([date, ofDay]) =>
        revenueOf(ofDay).map(({ payments, refunds, paidMinor, refundedMinor }) => ({
          date,
          payments,
          refunds,
          paidMinor,
          refundedMinor,
        })),
      )
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  }));
}

/** Marketing statistics for a range of days (UTC), and for the previous range of the same length. */
export async function statisticsOf(db: Db, range: DayRange, nowMs: number): Promise<Statistics> {
  const today = localDate(nowMs, 'UTC');
  const before = rangeBefore(range);
  const [figures, money, moneyBefore, buyers, coachModels] = await Promise.all([
    figuresOf(db, { ...range, beforeFrom: before.from, today }),
    moneyOf(db, range),
    moneyOf(db, before),
    buyersOf(db, range),
    modelDaysOf(db, range),
  ]);
  const dates = daysIn(untilToday(range, today));
  return {
    ...range,
    today,
    countedSince: figures.countedSince,
    totals: totalsOf(figures, range, today, buyers.now),
    before: totalsOf(figures, before, today, buyers.before),
    days: dates.map((date) => dayOf(figures, date)),
    sources: sourcesOf(figures, money.paymentsBySource),
    campaigns: [...figures.partsOf('campaign-visitors')]
      .map(([campaign, { value }]) => ({ campaign, visitors: value }))
      .toSorted((one, other) => other.visitors - one.visitors || one.campaign.localeCompare(other.campaign)),
    pages: figures.pages.toSorted(
      (one, other) => other.visitors - one.visitors || one.path.localeCompare(other.path),
    ),
    features: featuresOf(figures, dates),
    revenue: revenueSums(money.moves, moneyBefore.moves),
    coachModels,
    sandboxPayments: money.sandboxPayments,
  };
}
