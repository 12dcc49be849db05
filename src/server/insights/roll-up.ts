import { and, between, eq, inArray, lt, max, sql, type SQL } from 'drizzle-orm';
import { ACTIVATION_DAYS } from '#domain/insights/activation.ts';
import type { DayRange } from '#domain/insights/change.ts';
import { COHORT_WEEKS, mondayOf } from '#domain/insights/retention.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { activeFigures, campaignFigures, cohortFigures, memberFigures, visitSums } from './day-figures.ts';
import { COHORT_METRIC, DAY_METRICS } from './metrics.ts';
import { sweepSalts } from './salts.ts';
import { featureDays, statisticDays, visitDays, visits } from './tables.ts';

/** Days that are added up again each night: those whose sign-ups may still have been activated. */
const AGAIN_DAYS = ACTIVATION_DAYS + 1;
/** Days added up in one transaction: a server that was off for a year does not hold the tables for long. */
const DAYS_AT_ONCE = 31;
/** Raw views are deleted after so many days, uses by single members after a good year. */
const VISITS_KEPT_DAYS = 30;
const USES_KEPT_DAYS = 400;

/** The last day (UTC) that was added up. */
export async function rolledThrough(db: Db): Promise<string | null> {
  const [found] = await db
    .select({ day: max(statisticDays.day) })
    .from(statisticDays)
    .where(eq(statisticDays.metric, 'rolled-up'));
  return found?.day ?? null;
}

/** The first day that anything was counted on. */
export async function firstDay(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select least((select min(day) from visits), (select min(day) from feature_days), (select min(day) from sign_ups))::text as day`);
  return rows[0]?.day ?? null;
}

async function rollUpDays(tx: Db, range: DayRange): Promise<void> {
  const { from, to } = range;
  await tx
    .delete(statisticDays)
    .where(and(between(statisticDays.day, from, to), inArray(statisticDays.metric, [...DAY_METRICS])));
  await tx.delete(visitDays).where(between(visitDays.day, from, to));
  await tx.execute(sql`
    insert into visit_days (day, path, source, views, visitors)
    select day, path, source, views, visitors from (${visitSums(range)}) as sums where path is not null`);
  const keep = (rows: SQL) => tx.execute(sql`insert into statistic_days (day, metric, part, value) ${rows}`);
  for (const metric of ['views', 'visitors'] as const)
    await keep(sql`
      select day, ${metric}, source, ${sql.identifier(metric)} from (${visitSums(range)}) as sums where path is null`);
  await keep(campaignFigures(range));
  await keep(memberFigures(range));
  await keep(activeFigures(range));
  await keep(sql`
    select day::date, 'rolled-up', '', 1 from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)`);
}

/** Weeks of activity that a range of days touches: the running one is added up anew each night. */
async function rollUpCohorts(tx: Db, { from, to }: DayRange): Promise<void> {
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    await tx.execute(sql`
      delete from statistic_days
      where metric = ${COHORT_METRIC} and day between ${monday}::date - ${7 * COHORT_WEEKS}::int and ${monday}::date
        and day + 7 * part::int = ${monday}::date`);
    await tx.execute(sql`
      insert into statistic_days (day, metric, part, value)
      select day, ${COHORT_METRIC}, part, value from (${cohortFigures(monday, COHORT_WEEKS)}) as figures`);
  }
}

/** Deletes what was added up long enough ago. */
async function sweep(db: Db, today: string, through: string): Promise<void> {
  const before = (days: number) => {
    const day = addDays(today, -days);
    return day <= through ? day : through;
  };
  await db.delete(visits).where(lt(visits.day, before(VISITS_KEPT_DAYS)));
  await db.delete(featureDays).where(lt(featureDays.day, before(USES_KEPT_DAYS)));
}

/**
 * Adds up the days that are over since the last time, and the last eight anew; then deletes salts and raw rows that are old enough.
 * Doing it again changes nothing, and of several servers one does it.
 */
export async function rollUp(db: Db, nowMs: number): Promise<void> {
  await sweepSalts(db, nowMs);
  const today = localDate(nowMs, 'UTC');
  const yesterday = addDays(today, -1);
  const through = await rolledThrough(db);
  if (through !== null && through >= yesterday) return;
  const begin = through === null ? await firstDay(db) : addDays(through, 1 - AGAIN_DAYS);
  if (begin === null || begin > yesterday) return;
  for (let from = begin; from <= yesterday; from = addDays(from, DAYS_AT_ONCE)) {
    const last = addDays(from, DAYS_AT_ONCE - 1);
    const range = { from, to: last < yesterday ? last : yesterday };
    const isDone = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext('insights roll-up')) as mine`,
      );
      if (rows[0]?.mine !== true) return false;
      await rollUpDays(tx, range);
      await rollUpCohorts(tx, range);
      return true;
    });
    if (!isDone) return;
  }
  await sweep(db, today, yesterday);
}
