import { sql, type SQL } from 'drizzle-orm';
import { isByFood, sumsFoods } from '#domain/coach/food-sums.ts';
import { neededRecords } from '#domain/coach/needed-records.ts';
import type { Query } from '#domain/query/query.ts';
import { recordSource, type Entry, type EntryList, type RecordSource } from '#domain/query/record-source.ts';
import { spanOf } from '#domain/query/windows.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { columnsFrom, jsonColumns, textList } from '#server/db/json-columns.ts';
import { dayTargetsOf, targetFigures } from '#server/goals/target-figure-queries.ts';
import { doseEntries } from '#server/supplements/dose-queries.ts';
import { dayEntries, type DayQuery } from './day-rows.ts';
import {
  bloodEntries,
  drinkDays,
  drinkEntries,
  fastEntries,
  weightEntries,
  workoutEntries,
} from './entry-rows.ts';
import { eatenDays } from './eaten-days.ts';
import { glucoseDays, glucoseEntries } from './glucose-rows.ts';
import { isNutrient } from '#domain/foods/nutrients.ts';
import { dayStatesOf, foodDays, foodEntries, foodSums } from './food-rows.ts';

/** Who asks, and when. */
export interface Asker {
  readonly db: Db;
  readonly userId: string;
  readonly nowMs: number;
  /** The member's local day. */
  readonly today: string;
}

type Lists = Partial<Record<EntryList, readonly Entry[]>>;

const READERS = {
  workouts: workoutEntries,
  drinks: drinkEntries,
  weights: weightEntries,
  fasts: fastEntries,
  glucose: glucoseEntries,
  blood: bloodEntries,
  supplements: doseEntries,
} as const satisfies Partial<Record<EntryList, (query: DayQuery) => Promise<readonly Entry[]>>>;

/** Tables whose rows make a day count as tracked; those with rows on most days first. */
export const TRACKED_TABLES = [
  'activity_days',
  'sleeps',
  'meals',
  'drinks',
  'workouts',
  'body_measurements',
  'fasts',
  'stress_check_ins',
  'vital_readings',
  'blood_panels',
];

/** Whether the member logged anything before a day. */
export async function wasTrackedBefore({ db, userId }: Asker, date: string, tables = TRACKED_TABLES) {
  const parts = tables.map(
    (table) =>
      sql`exists (select from ${sql.identifier(table)} where user_id = ${userId} and deleted_at is null and local_date < ${date})`,
  );
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${sql.join(parts, sql` or `)} as found`);
  return rows[0]?.found ?? false;
}

/** Entries that begin the tracked days. A blood test years ago doesn’t. */
const LOG_TABLES = TRACKED_TABLES.filter((table) => table !== 'blood_panels');

/**
 * Days on which the member logged anything but a blood test. Looks up each day in one table after another: most days are in the first,
 * and reading all meals and drinks of ten years takes three times as long.
 */
async function trackedEntries(query: DayQuery): Promise<readonly Entry[]> {
  const { db, userId, span, today } = query;
  const own = (table: string): SQL => sql`${sql.identifier(table)} where user_id = ${userId}`;
  const firsts = LOG_TABLES.map((table) => sql`(select min(local_date) from ${own(table)})`);
  const found = LOG_TABLES.map(
    (table) =>
      sql`(select true from ${own(table)} and deleted_at is null and local_date = day::date limit 1)`,
  );
  const { rows } = await db.execute<{ days: string | null }>(
    sql`select ${jsonColumns([textList(sql`day::date`)])} as days
      from generate_series(greatest(${span.from}::date, least(${sql.join(firsts, sql`, `)}))::timestamp, ${span.to ?? today}::timestamp, '1 day') as day
      where coalesce(${sql.join(found, sql`, `)})`,
  );
  const [logged = []] = columnsFrom<[string[]]>(rows[0]?.days) ?? [];
  // From the first record on, days without any count too.
  const isLater = span.from !== null && (await wasTrackedBefore(query, span.from, LOG_TABLES));
  const dates = isLater ? [addDays(span.from, -1), ...logged] : logged;
  return dates.map((date) => ({ date, at: null, kind: null, name: null, values: {} }));
}

/** Whether the member ate, drank or did anything before these days. If so, zero is an answer, not a gap. */
async function earlierEntries(lists: Lists, { db, userId, span }: DayQuery): Promise<Lists> {
  const { from } = span;
  if (from === null) return {};
  const tables: Partial<Record<keyof Lists, string>> = {
    foods: 'meals',
    drinks: 'drinks',
    workouts: 'workouts',
    fasts: 'fasts',
    blood: 'blood_panels',
    weights: 'body_measurements',
  };
  const missing = Object.entries(tables).filter(([list]) => lists[list as keyof Lists]?.length === 0);
  const found = await Promise.all(
    missing.map(async ([list, table]) => {
      const { rows } = await db.execute<{ date: string }>(
        sql`select local_date::text as date from ${sql.identifier(table)}
          where user_id = ${userId} and deleted_at is null and local_date < ${from} limit 1`,
      );
      return [
        list,
        rows.map(({ date }) => ({ date, at: null, kind: null, name: null, values: {} })),
      ] as const;
    }),
  );
  return Object.fromEntries(found);
}

/** More nutrients than these, as in a report, are read by taking each meal's total apart once. */
const FEW_NUTRIENTS = 6;

type Detail = 'records' | 'days';

/** What was eaten; if single foods don’t matter, sums of days. */
async function eatenOf(
  query: DayQuery,
  queries: readonly Query[],
  fields: ReadonlySet<string>,
  how: {
    readonly isByDay: boolean;
    readonly detail: Detail;
    readonly named: readonly string[] | undefined;
  },
): Promise<Lists> {
  const [only, ...others] = queries;
  const [field] = [...fields].filter(isNutrient);
  if (how.detail === 'days' && only && others.length === 0 && field && sumsFoods(only))
    return { foods: await foodSums({ ...query, span: spanOf(only.window, query.today) }, field) };
  const isOfFoods = queries.some(isByFood);
  if (!how.isByDay) return { foods: await foodEntries(query, fields, isOfFoods, how.named) };
  if (fields.size > FEW_NUTRIENTS) return eatenDays(query);
  return how.detail === 'days'
    ? foodDays(query, [...fields].filter(isNutrient))
    : { foods: await foodEntries(query, fields, isOfFoods) };
}

/**
 * The member's records that some queries need.
 * @param detail `days` if the records are only evaluated: then sums of days stand in for single meals and drinks
 */
export async function recordsFor(
  asker: Asker,
  queries: readonly Query[],
  detail: Detail = 'records',
): Promise<RecordSource> {
  const { db, userId, today } = asker;
  const needed = neededRecords(queries, today);
  const { span, fields, byDay, namedFoods } = needed;
  const query: DayQuery = { ...asker, span };
  const ofFoods = fields.get('foods');
  const ofDays = fields.get('days');
  const readers = {
    ...READERS,
    ...(byDay.has('glucose') ? { glucose: glucoseDays } : {}),
    ...(byDay.has('drinks') && detail === 'days' ? { drinks: drinkDays } : {}),
  };
  const read = Object.entries(readers).filter(([list]) => fields.has(list as EntryList));
  const [eaten, days, tracked, dayStates, targets, ...others] = await Promise.all([
    ofFoods
      ? eatenOf(query, queries, ofFoods, {
          isByDay: byDay.has('foods'),
          detail,
          named: detail === 'days' ? namedFoods : undefined,
        })
      : {},
    ofDays ? dayEntries(query, ofDays) : [],
    needed.needsTrackedDays ? trackedEntries(query) : [],
    needed.needsDayStates ? dayStatesOf({ db, userId, span }) : new Map(),
    needed.needsTargets ? targetFigures(asker) : {},
    ...read.map(async ([list, reader]) => [list, await reader(query)] as const),
  ]);
  const lists: Lists = { ...eaten, ...Object.fromEntries(others) };
  const earlier = await earlierEntries(lists, query);
  const firstMeal = (): string =>
    (lists.foods ?? []).reduce((first, { date }) => (date < first ? date : first), today);
  return recordSource({
    today,
    isTodayOver: false,
    dayStates,
    targets,
    ...(needed.needsTargets && {
      dayTargets: await dayTargetsOf(asker, { from: span.from ?? firstMeal(), to: span.to ?? today }),
    }),
    entries: { ...lists, ...earlier, days: [...days, ...tracked] },
  });
}
