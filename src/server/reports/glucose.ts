import type { DayRange } from '#domain/time/day-range.ts';
import { and, between, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { GlucosePart } from '#contract/reports/report-parts.ts';
import { ambulatoryGlucoseProfile } from '#domain/glucose/ambulatory-glucose-profile.ts';
import { glucoseManagementIndicator } from '#domain/glucose/formulas/glucose-management-indicator.ts';
import { glucoseGrid } from '#domain/glucose/glucose-grid.ts';
import { mealsOfFoods, rankFoodResponses } from '#domain/glucose/meals/rank-food-responses.ts';
import { tidySamples } from '#domain/glucose/tidy-samples.ts';
import { TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { MIN_PROFILE_DAYS } from '#domain/glucose/withheld-figures.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { glucoseReadings } from '#server/glucose/tables.ts';
import { traceBetween } from '#server/glucose/trace-queries.ts';
import { eatenBetween } from '#server/meals/queries.ts';

/** Profiles cover at most the last quarter of a range, because habits change. */
const MAX_PROFILE_DAYS = 90;
const STEP_MINUTES = 15;
const MAX_STRIPS = 14;
const MAX_FOODS = 8;

/** Figures of all readings of the range. The database computes them, because a year of a sensor has 100,000. */
async function summed(db: Db, userId: string, { from, to }: DayRange) {
  const mgdl = glucoseReadings.glucoseMgdl;
  const [low, high] = TIME_IN_RANGE_MGDL;
  const percent = (condition: ReturnType<typeof sql>) =>
    sql<number>`(100.0 * count(*) filter (where ${condition}) / count(*))::float8`;
  const [found] = await db
    .select({
      readings: sql<number>`count(*)::int`,
      days: sql<number>`count(distinct ${glucoseReadings.localDate})::int`,
      lastDay: sql<string>`max(${glucoseReadings.localDate})::text`,
      meanMgdl: sql<number>`avg(${mgdl})::float8`,
      sdMgdl: sql<number | null>`stddev_samp(${mgdl})::float8`,
      lowestMgdl: sql<number>`min(${mgdl})::float8`,
      highestMgdl: sql<number>`max(${mgdl})::float8`,
      belowPercent: percent(sql`${mgdl} < ${low}::float`),
      inRangePercent: percent(sql`${mgdl} between ${low}::float and ${high}::float`),
      abovePercent: percent(sql`${mgdl} > ${high}::float`),
    })
    .from(glucoseReadings)
    .where(
      and(
        eq(glucoseReadings.userId, userId),
        // Readings are indexed by instant only; a local day starts and ends within a day of UTC's.
        gte(glucoseReadings.measuredAt, sql`${from}::date - 1`),
        lt(glucoseReadings.measuredAt, sql`${to}::date + 2`),
        between(glucoseReadings.localDate, from, to),
        isNull(glucoseReadings.deletedAt),
      ),
    )
    .having(sql`count(*) > 0`);
  return found;
}

const rounded = (value: number): number => Math.round(10 * value) / 10;

/** Profile, fingersticks and foods of the last weeks with a sensor. */
async function profiled(db: Db, userId: string, { from, to }: DayRange) {
  const [trace, meals] = await Promise.all([
    traceBetween(db, userId, from, to),
    eatenBetween(db, userId, from, to),
  ]);
  const startMs = Date.parse(trace.startAt ?? '1970-01-01T00:00:00Z');
  const atMs = (index: number): number => startMs + 1000 * (trace.offsetSeconds[index] ?? 0);
  const samples = tidySamples(
    trace.glucoseMgdl.map((glucoseMgdl, index) => ({ atMs: atMs(index), glucoseMgdl })),
  );
  const zones = trace.zones.map(({ fromIndex, timeZone }) => ({ fromMs: atMs(fromIndex), timeZone }));
  const grid = glucoseGrid(samples, zones, STEP_MINUTES);
  const days = (grid?.days ?? []).filter(({ clockValues }) =>
    clockValues.some((value) => !Number.isNaN(value)),
  );
  const ranking = rankFoodResponses({
    samples,
    meals: mealsOfFoods(meals),
  });
  return {
    profile: grid && days.length >= MIN_PROFILE_DAYS ? [...ambulatoryGlucoseProfile(grid)] : [],
    strips: days.slice(-MAX_STRIPS).map(({ date, clockValues }) => ({
      date,
      values: Array.from(clockValues, (value) => (Number.isNaN(value) ? null : rounded(value))),
    })),
    foods: ranking.highestFirst.slice(0, MAX_FOODS).map(({ name, response }) => ({
      name,
      meals: response.count,
      response: response.mean,
      low: response.low ?? null,
      high: response.high ?? null,
    })),
    foodMeasure: ranking.measure,
    days: days.length,
  };
}

/** The glucose section of a report; null without readings. */
export async function glucoseOf(db: Db, userId: string, range: DayRange): Promise<GlucosePart | null> {
  const figures = await summed(db, userId, range);
  if (!figures) return null;
  const { sdMgdl, lastDay, ...sums } = figures;
  const earliest = addDays(lastDay, 1 - MAX_PROFILE_DAYS);
  const profileFrom = earliest > range.from ? earliest : range.from;
  const { days, ...profile } = await profiled(db, userId, { from: profileFrom, to: lastDay });
  const isSensor = days >= MIN_PROFILE_DAYS;
  return {
    ...sums,
    gmiPercent: isSensor ? glucoseManagementIndicator(sums.meanMgdl) : null,
    cvPercent: isSensor && sdMgdl !== null ? (100 * sdMgdl) / sums.meanMgdl : null,
    profileFrom,
    ...profile,
  };
}
