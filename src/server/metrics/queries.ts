import type { DayRange } from '#domain/time/day-range.ts';
import { and, asc, between, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isMarkerKey, type MarkerKey } from '#domain/blood/markers.ts';
import { isNutrient, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { DayValue } from '#domain/metrics/answer.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { REGULARITY_DAYS } from '#domain/sleep/sleep-regularity.ts';
import { addDays } from '#domain/time/local-date.ts';
import { bloodPanels, bloodValues } from '#server/blood/tables.ts';
import type { Db } from '#server/db/database.ts';
import { longevityScores } from '#server/longevity/tables.ts';
import { meals } from '#server/meals/tables.ts';
import { mealValue } from '#server/meals/total-queries.ts';
import { memberOn, todayOf } from '#server/member/queries.ts';
import { wholeDaysOf } from '#server/member/whole-days.ts';
import { ratedSleepOf } from '#server/sleep/queries.ts';
import { STORED_METRICS } from './stored-metrics.ts';
import { storedValues, type Value } from './stored-values.ts';

/** Member and days to read. */
export interface MetricReads extends DayRange {
  readonly db: Db;
  readonly userId: string;
  readonly nowMs: number;
}

const mealsOfDays = ({ userId, from, to }: MetricReads) =>
  and(eq(meals.userId, userId), between(meals.localDate, from, to), isNull(meals.deletedAt));

/** Amounts of a nutrient by day, from the meals that report it; days without any are omitted. */
async function nutrientValues(asked: MetricReads, key: NutrientKey): Promise<Value[]> {
  const rows = await asked.db
    .select({
      date: meals.localDate,
      value: sql<number | null>`sum(${mealValue(key)})`,
    })
    .from(meals)
    .where(mealsOfDays(asked))
    .groupBy(meals.localDate)
    .orderBy(asc(meals.localDate));
  return rows.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]));
}

const mealCounts = (asked: MetricReads): Promise<Value[]> =>
  asked.db
    .select({ date: meals.localDate, value: sql<number>`count(*)::float` })
    .from(meals)
    .where(mealsOfDays(asked))
    .groupBy(meals.localDate)
    .orderBy(asc(meals.localDate));

const markerValues = ({ db, userId, from, to }: MetricReads, key: MarkerKey): Promise<Value[]> =>
  db
    .select({ date: bloodPanels.localDate, value: sql<number>`avg(${bloodValues.canonicalValue})::float` })
    .from(bloodPanels)
    .innerJoin(
      bloodValues,
      and(eq(bloodValues.userId, bloodPanels.userId), eq(bloodValues.panelId, bloodPanels.id)),
    )
    .where(
      and(
        eq(bloodPanels.userId, userId),
        between(bloodPanels.localDate, from, to),
        isNull(bloodPanels.deletedAt),
        eq(bloodValues.marker, key),
        isNotNull(bloodValues.canonicalValue),
      ),
    )
    .groupBy(bloodPanels.localDate)
    .orderBy(asc(bloodPanels.localDate));

/** The displayed score of each day that has one. */
async function scoreValues({ db, userId, from, to }: MetricReads): Promise<Value[]> {
  const rows = await db
    .select({ date: longevityScores.localDate, value: longevityScores.displayed })
    .from(longevityScores)
    .where(and(eq(longevityScores.userId, userId), between(longevityScores.localDate, from, to)))
    .orderBy(asc(longevityScores.localDate));
  return rows.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]));
}

type RatedNight = Awaited<ReturnType<typeof ratedSleepOf>>['days'][number];

const SLEEP: Readonly<Record<string, (day: RatedNight) => number | undefined>> = {
  sleepMinutes: ({ asleepMinutes }) => asleepMinutes,
  napMinutes: ({ napMinutes }) => (napMinutes > 0 ? napMinutes : undefined),
  sleepEfficiencyPercent: ({ night }) => night?.efficiencyPercent,
  sleepScore: ({ score }) => score?.score,
};

async function sleepValues(
  { db, userId, nowMs, from, to }: MetricReads,
  valueOf: (day: RatedNight) => number | undefined,
): Promise<Value[]> {
  const { ageYears } = await memberOn(db, userId, nowMs);
  // The score of a night depends on the regularity of the nights before, and the regularity of its first pair of days on the nights around
  // it.
  const { days } = await ratedSleepOf(
    db,
    userId,
    { from: addDays(from, -REGULARITY_DAYS - 2), to },
    ageYears,
  );
  return days.flatMap((day) => {
    const value = valueOf(day);
    return value === undefined || day.date < from ? [] : [{ date: day.date, value }];
  });
}

/** Reads a metric by day; undefined if there are no daily values. */
function readerOf({ key, perDay }: Metric): ((asked: MetricReads) => Promise<readonly Value[]>) | undefined {
  const stored = STORED_METRICS[key];
  if (stored)
    return async (asked) => (await storedValues(asked, [{ key, stored, usual: perDay }])).get(key) ?? [];
  const ofSleep = SLEEP[key];
  if (ofSleep) return (asked) => sleepValues(asked, ofSleep);
  if (isNutrient(key)) return (asked) => nutrientValues(asked, key);
  if (isMarkerKey(key)) return (asked) => markerValues(asked, key);
  if (key === 'longevityScore') return scoreValues;
  return key === 'meals' ? mealCounts : undefined;
}

/** Metrics of the catalog with daily values. */
export const DAILY_METRICS: readonly Metric[] = METRICS.filter((metric) => readerOf(metric) !== undefined);

/** Several metrics by local day, oldest first; those of one table are read together. */
export async function valuesOf(
  asked: MetricReads,
  metrics: readonly Metric[],
): Promise<ReadonlyMap<string, readonly Value[]>> {
  const stored = metrics.flatMap(({ key, perDay: usual }) => {
    const found = STORED_METRICS[key];
    return found ? [{ key, stored: found, usual }] : [];
  });
  const others = metrics.filter(({ key }) => STORED_METRICS[key] === undefined);
  const found = await Promise.all([
    storedValues(asked, stored),
    ...others.map(async (metric) => new Map([[metric.key, (await readerOf(metric)?.(asked)) ?? []]])),
  ]);
  return new Map(found.flatMap((each) => [...each]));
}

/** Marks which values belong to days that were logged completely, for metrics whose averages count only those. */
export async function withWholeDays(
  { db, userId, from, to, nowMs }: MetricReads,
  metric: Metric,
  values: Promise<readonly Value[]>,
): Promise<DayValue[]> {
  const today = (await todayOf(db, userId, nowMs)) ?? to;
  // The last requested day counts as not over.
  const days = { from, to: to < today ? addDays(to, 1) : to };
  const [found, whole] = await Promise.all([
    values,
    metric.days === 'complete' ? wholeDaysOf(db, userId, days) : undefined,
  ]);
  const wholeDays = whole && new Set(whole);
  return found.map((value) => ({ ...value, isWhole: wholeDays?.has(value.date) ?? true }));
}

/** A metric of one member by local day, oldest first; days without a value are omitted. */
export const seriesOf = (asked: MetricReads, metric: Metric): Promise<DayValue[]> =>
  withWholeDays(asked, metric, readerOf(metric)?.(asked) ?? Promise.resolve([]));
