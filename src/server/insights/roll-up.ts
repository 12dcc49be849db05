import type { DayRange } from '#domain/time/day-range.ts';
import { and, between, eq, inArray, lt, max, sql } from 'drizzle-orm';
import { ACTIVATION_DAYS } from '#domain/insights/activation.ts';
import { COHORT_WEEKS } from '#domain/insights/retention.ts';
import { addDays, localDate, mondayOf } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { activeFigures, cohortFigures, memberFigures, visitFigures } from './day-figures.ts';
import { COHORT_METRIC, DAY_METRICS } from './metrics.ts';
import { sweepSalts } from './salts.ts';
import { featureDays, statisticDays, visitDays, visits } from './tables.ts';
import { VISITS_LOCK } from './write-visits.ts';

/** Days recomputed each night, because their sign-ups may still become activated. */
const AGAIN_DAYS = ACTIVATION_DAYS + 1;
/** Days per transaction, if they have few rows: requests on the embedded database wait for one of them. */
const MAX_DAYS_PER_BATCH = 31;
const FEW_ROWS = 10_000;
/** Retention of raw views, and of uses by member, days. */
const VISITS_KEPT_DAYS = 30;
const USES_KEPT_DAYS = 400;

/** The last day (UTC) with a rollup. */
export async function rolledThrough(db: Db): Promise<string | null> {
  const [found] = await db
    .select({ day: max(statisticDays.day) })
    .from(statisticDays)
    .where(eq(statisticDays.metric, 'rolled-up'));
  return found?.day ?? null;
}

/** The first day with any counts. */
export async function firstDay(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select least((select min(day) from visits), (select min(day) from feature_days), (select min(day) from sign_ups))::text as day`);
  return rows[0]?.day ?? null;
}

/** Rolls up past days, replacing existing rollups. */
async function rollUpDays(tx: Db, range: DayRange): Promise<void> {
  const { from, to } = range;
  await tx.execute(sql`select ${VISITS_LOCK}`);
  await tx
    .delete(statisticDays)
    .where(and(between(statisticDays.day, from, to), inArray(statisticDays.metric, [...DAY_METRICS])));
  await tx.delete(visitDays).where(between(visitDays.day, from, to));
  await tx.execute(sql`
    with ${visitFigures(range)},
    by_page as (
      insert into visit_days (day, path, source, views, visitors)
      select day, path, source, views, visitors from visit_figures where path is not null
    )
    insert into statistic_days (day, metric, part, value)
    select day, metric, coalesce(campaign, source), value
    from visit_figures, lateral (
      values ('views', views, campaign is null), ('visitors', visitors, campaign is null),
        ('campaign-visitors', visitors, campaign is not null)
    ) as figures (metric, value, is_kept)
    where path is null and is_kept`);
  await tx.execute(sql`
    insert into statistic_days (day, metric, part, value)
    ${memberFigures(range)} union all ${activeFigures(range)} union all
    select day::date, 'rolled-up', '', 1 from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)`);
}

/** One week of activity; the current one is recomputed each night. */
async function rollUpCohorts(tx: Db, monday: string): Promise<void> {
  await tx.execute(sql`
    delete from statistic_days
    where metric = ${COHORT_METRIC} and day between ${monday}::date - ${7 * COHORT_WEEKS}::int and ${monday}::date
      and day + 7 * part::int = ${monday}::date`);
  await tx.execute(sql`
    insert into statistic_days (day, metric, part, value)
    select day, ${COHORT_METRIC}, part, value from (${cohortFigures(monday, COHORT_WEEKS)}) as figures`);
}

/** The last day rolled up together with `from`: a single day if there is much to read, a month if there is little. */
async function endOfPiece(db: Db, from: string, yesterday: string): Promise<string> {
  const last = addDays(from, MAX_DAYS_PER_BATCH - 1);
  const to = last < yesterday ? last : yesterday;
  const { rows } = await db.execute<{ few: boolean }>(sql`
    select (select count(*) from (
      (select 1 from feature_days where day between ${from}::date - 29 and ${to} limit ${FEW_ROWS})
      union all (select 1 from visits where day between ${from} and ${to} limit ${FEW_ROWS})
    ) as found) < ${FEW_ROWS} as few`);
  return rows[0]?.few === true ? to : from;
}

/** Deletes rollups after their retention period. */
async function sweep(db: Db, today: string, through: string): Promise<void> {
  const before = (days: number) => {
    const day = addDays(today, -days);
    return day <= through ? day : through;
  };
  await db.delete(visits).where(lt(visits.day, before(VISITS_KEPT_DAYS)));
  await db.delete(featureDays).where(lt(featureDays.day, before(USES_KEPT_DAYS)));
}

/**
 * Rolls up days since the last time and recomputes the last eight, then deletes old salts and raw rows. Safe to repeat; only one of several
 * servers does it. If there is much to read, each day is a separate transaction, so that requests wait for one day at most.
 */
export async function rollUp(db: Db, nowMs: number): Promise<void> {
  await sweepSalts(db, nowMs);
  const today = localDate(nowMs, 'UTC');
  const yesterday = addDays(today, -1);
  const through = await rolledThrough(db);
  if (through !== null && through >= yesterday) return;
  const begin = through === null ? await firstDay(db) : addDays(through, 1 - AGAIN_DAYS);
  if (begin === null || begin > yesterday) return;
  for (let from = begin; from <= yesterday;) {
    const to = await endOfPiece(db, from, yesterday);
    const isDone = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext('insights roll-up')) as mine`,
      );
      if (rows[0]?.mine !== true) return false;
      await rollUpDays(tx, { from, to });
      for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7))
        if (addDays(monday, 6) <= to || to === yesterday) await rollUpCohorts(tx, monday);
      return true;
    });
    if (!isDone) return;
    from = addDays(to, 1);
  }
  await sweep(db, today, yesterday);
}
