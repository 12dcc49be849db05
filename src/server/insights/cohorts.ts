import { sql } from 'drizzle-orm';
import type { Cohorts } from '#contract/insights.ts';
import { COHORT_WEEKS, retention } from '#domain/insights/retention.ts';
import { addDays, localDate, mondayOf } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { COHORT_METRIC } from './metrics.ts';
import { rolledThrough } from './roll-up.ts';

/** Retention: how many members of each of the last twelve sign-up weeks (UTC) came back in later weeks, as of last night. */
export async function cohortsOf(db: Db, nowMs: number): Promise<Cohorts> {
  const last = mondayOf(localDate(nowMs, 'UTC'));
  const first = addDays(last, -7 * (COHORT_WEEKS - 1));
  const through = await rolledThrough(db);
  if (through === null) return { through, rows: [] };
  const { rows } = await db.execute<{ week: string; since: number | null; value: number }>(sql`
    select (day - (extract(isodow from day)::int - 1))::text as week, null::int as since, sum(value)::float8 as value
    from statistic_days where metric = 'sign-ups' and day >= ${first} group by 1
    union all
    select day::text, part::int, value::float8
    from statistic_days where metric = ${COHORT_METRIC} and day >= ${first}`);
  const cohorts = new Map<string, { week: string; signUps: number; active: Map<number, number> }>();
  for (const { week, since, value } of rows) {
    const cohort = cohorts.get(week) ?? { week, signUps: 0, active: new Map<number, number>() };
    if (since === null) cohort.signUps = value;
    else cohort.active.set(since, value);
    cohorts.set(week, cohort);
  }
  return {
    through,
    rows: retention([...cohorts.values()], through).map(({ rates, ...row }) => ({
      ...row,
      rates: rates.map((rate) => rate ?? null),
    })),
  };
}
