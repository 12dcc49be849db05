import { type DayRange, untilToday } from '#domain/time/day-range.ts';
import { sql } from 'drizzle-orm';
import type { Report } from '#contract/reports/reports.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { completeDays } from '#domain/query/values.ts';
import { isWithin } from '#domain/query/windows.ts';
import { daysOnTarget } from '#domain/reports/days-on-target.ts';
import {
  byStep,
  reportFigures,
  reportQueries,
  type ReportFigure,
  type ReportRanges,
} from '#domain/reports/report-figure.ts';
import type { ReportSection } from '#domain/reports/report-metrics.ts';
import { comparedRange, stepOf, stepStarts } from '#domain/reports/report-range.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { dayTarget } from '#domain/water/water-target.ts';
import { recordsFor, TRACKED_TABLES } from '#server/coach/record-queries.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { targetsBetween } from '#server/goals/day-target-queries.ts';
import { planTargetsOf } from '#server/goals/queries.ts';
import { memberOn, type Member } from '#server/member/queries.ts';
import { bloodOf } from './blood.ts';
import { glucoseOf } from './glucose.ts';
import { eatenOf, nutritionOf } from './nutrition.ts';

/** A report to make. */
export interface ReportQuery {
  readonly userId: string;
  readonly range: DayRange;
  /** Compared with the previous range. */
  readonly isCompared: boolean;
  readonly sections: readonly ReportSection[];
}

/** Maximum sodium. Source: National Academies 2019. */
const MAX_SODIUM_MG = 2300;

/** First local day on which the member logged anything; undefined without any. */
export async function firstDayOf({ db }: DietReads, userId: string): Promise<string | undefined> {
  const parts = [...TRACKED_TABLES, 'hrv_readings', 'glucose_readings'].map(
    (table) =>
      sql`select min(local_date) as first from ${sql.identifier(table)} where user_id = ${userId} and deleted_at is null`,
  );
  const { rows } = await db.execute<{ first: string | null }>(
    sql`select min(first)::text as first from (${sql.join(parts, sql` union all `)}) as firsts`,
  );
  return rows[0]?.first ?? undefined;
}

const figureAnswer = (
  { section, metric, now, before, change, days }: ReportFigure,
  startOf: (date: string) => string,
): Report['figures'][number] => ({
  metric: metric.key,
  label: metric.names[0],
  unit: metric.unit,
  decimals: metric.decimals,
  section,
  now: now ?? null,
  before: before ?? null,
  change: change ?? null,
  points: [...byStep(days, startOf)],
});

async function targetOnDays({ db, now }: DietReads, member: Member, range: DayRange) {
  const { userId, settings, sex, ageYears, mass, conditions } = member;
  const [ofDay, plan] = await Promise.all([
    targetsBetween(db, userId, range, now()),
    planTargetsOf(db, userId, member.date, now()),
  ]);
  const { proteinG, fiberG } = ofDay(range.to);
  const body = { sex, ageYears, massKg: mass.massKg, conditions, proteinG, fiberG };
  const { targetMl } = dayTarget(settings?.waterMl, body);
  const steady: Readonly<Record<string, number | undefined>> = {
    sodiumMg: MAX_SODIUM_MG,
    waterMl: targetMl,
    sleepMinutes: 60 * (settings?.sleepHours ?? sleepNeed(ageYears).least),
  };
  return {
    plan,
    on: (metric: string, date: string): number | undefined =>
      metric === 'energyKcal' || metric === 'proteinG' || metric === 'fiberG'
        ? ofDay(date)[metric]
        : steady[metric],
  };
}

const completeDaysIn = (source: RecordSource, range: DayRange): number =>
  [...completeDays(source)].filter((date) => isWithin(date, range)).length;

/** Makes a report: the figures of the metric catalog, compared with the previous range. */
export async function reportOf(deps: DietReads, asked: ReportQuery): Promise<Report> {
  const { db, now } = deps;
  const { userId, sections, isCompared } = asked;
  const nowMs = now();
  const member = await memberOn(db, userId, nowMs);
  const today = member.date;
  const range = untilToday(asked.range, today);
  const ranges: ReportRanges = { range, before: isCompared ? comparedRange(asked.range, today) : null };
  const eater = { ...member.health, sex: member.sex, ageYears: member.ageYears };
  const [source, targets, eaten, glucose, blood] = await Promise.all([
    recordsFor({ db, userId, nowMs, today }, reportQueries(sections, ranges)),
    targetOnDays(deps, member, range),
    sections.includes('nutrition') ? eatenOf(deps, member, range) : null,
    sections.includes('glucose') ? glucoseOf(db, userId, range) : null,
    sections.includes('blood') ? bloodOf(db, member, range.to, nowMs) : null,
  ]);
  const figures = reportFigures(sections, source, ranges);
  const step = stepOf(range);
  const startOf = stepStarts(step);
  return {
    range: asked.range,
    before: ranges.before,
    today,
    step,
    dayCount: Math.max(0, daysBetween(range.from, range.to) + 1),
    completeDays: completeDaysIn(source, range),
    figures: figures.map((figure) => figureAnswer(figure, startOf)),
    targets: daysOnTarget(figures, targets.on, today).map((each) => ({ ...each, days: [...each.days] })),
    nutrition: eaten && nutritionOf(eaten, { range, source, figures, eater, targets: targets.plan }),
    glucose,
    blood,
  };
}
