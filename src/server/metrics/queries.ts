import { and, asc, between, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isMarkerKey, type MarkerKey } from '#domain/blood/markers.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { DayValue, Window } from '#domain/metrics/answer.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { REGULARITY_DAYS } from '#domain/sleep/sleep-regularity.ts';
import { addDays } from '#domain/time/local-date.ts';
import { bloodPanels, bloodValues } from '#server/blood/tables.ts';
import type { Db } from '#server/db/database.ts';
import { longevityScores } from '#server/longevity/tables.ts';
import { meals } from '#server/meals/tables.ts';
import { mealTotal } from '#server/meals/total-queries.ts';
import { memberOn, todayOf } from '#server/member/queries.ts';
import { wholeDaysOf } from '#server/member/whole-days.ts';
import { ratedSleepOf } from '#server/sleep/queries.ts';
import { STORED_METRICS, type StoredMetric } from './stored-metrics.ts';

interface Value {
  readonly date: string;
  readonly value: number;
}

/** Whose values are read, and of which days. */
interface Asked extends Window {
  readonly db: Db;
  readonly userId: string;
  readonly nowMs: number;
}

const aggregate = (aggregation: Metric['perDay'], value: SQL, at: SQL): SQL<number> => {
  if (aggregation === 'sum') return sql<number>`sum(${value})::float`;
  if (aggregation === 'mean') return sql<number>`avg(${value})::float`;
  return sql<number>`((array_agg(${value} order by ${at} desc))[1])::float`;
};

function storedValues(
  { db, userId, from, to }: Asked,
  { table, column, at, value = sql`${column}`, where, perDay }: StoredMetric,
  usual: Metric['perDay'],
): Promise<Value[]> {
  const { localDate, deletedAt } = table;
  return db
    .select({ date: sql<string>`${localDate}::text`, value: aggregate(perDay ?? usual, value, sql`${at}`) })
    .from(table as PgTable)
    .where(
      and(
        eq(table.userId, userId),
        between(localDate, from, to),
        isNull(deletedAt),
        isNotNull(column),
        where,
      ),
    )
    .groupBy(localDate)
    .orderBy(asc(localDate));
}

const mealsOfDays = ({ userId, from, to }: Asked) =>
  and(eq(meals.userId, userId), between(meals.localDate, from, to), isNull(meals.deletedAt));

/** Amounts of a nutrient by day, of the meals that report it; days on which none does are left out. */
async function nutrientValues(asked: Asked, key: NutrientKey): Promise<Value[]> {
  const rows = await asked.db
    .select({
      date: meals.localDate,
      value: sql<number | null>`sum((${mealTotal} -> ${key}::text ->> 'value')::float)`,
    })
    .from(meals)
    .where(mealsOfDays(asked))
    .groupBy(meals.localDate)
    .orderBy(asc(meals.localDate));
  return rows.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]));
}

const mealCounts = (asked: Asked): Promise<Value[]> =>
  asked.db
    .select({ date: meals.localDate, value: sql<number>`count(*)::float` })
    .from(meals)
    .where(mealsOfDays(asked))
    .groupBy(meals.localDate)
    .orderBy(asc(meals.localDate));

const markerValues = ({ db, userId, from, to }: Asked, key: MarkerKey): Promise<Value[]> =>
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
async function scoreValues({ db, userId, from, to }: Asked): Promise<Value[]> {
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
  { db, userId, nowMs, from, to }: Asked,
  valueOf: (day: RatedNight) => number | undefined,
): Promise<Value[]> {
  const { ageYears } = await memberOn(db, userId, nowMs);
  // The score of a night rests on the regularity of those before, and that of its first pair of days on the nights around it.
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

const NUTRIENTS: ReadonlySet<string> = new Set(NUTRIENT_KEYS);
const isNutrient = (key: string): key is NutrientKey => NUTRIENTS.has(key);

/** How a metric is read by day; undefined if it isn't. */
function readerOf({ key, perDay }: Metric): ((asked: Asked) => Promise<Value[]>) | undefined {
  const stored = STORED_METRICS[key];
  if (stored) return (asked) => storedValues(asked, stored, perDay);
  const ofSleep = SLEEP[key];
  if (ofSleep) return (asked) => sleepValues(asked, ofSleep);
  if (isNutrient(key)) return (asked) => nutrientValues(asked, key);
  if (isMarkerKey(key)) return (asked) => markerValues(asked, key);
  if (key === 'longevityScore') return scoreValues;
  return key === 'meals' ? mealCounts : undefined;
}

/** Metrics of the catalog that are answered by day. */
export const DAILY_METRICS: readonly Metric[] = METRICS.filter((metric) => readerOf(metric) !== undefined);

/** A metric of one member by local day, oldest first; days without a value are left out. */
export async function seriesOf(asked: Asked, metric: Metric): Promise<DayValue[]> {
  const { db, userId, from, to, nowMs } = asked;
  const today = (await todayOf(db, userId, nowMs)) ?? to;
  // The last day that is asked for counts as not over.
  const days = { from, to: to < today ? addDays(to, 1) : to };
  const [values, whole] = await Promise.all([
    readerOf(metric)?.(asked) ?? [],
    metric.days === 'complete' ? wholeDaysOf(db, userId, days) : undefined,
  ]);
  const wholeDays = whole && new Set(whole);
  return values.map(({ date, value }) => ({ date, value, isWhole: wholeDays?.has(date) ?? true }));
}
