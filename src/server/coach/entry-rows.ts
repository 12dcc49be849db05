import { and, eq, gte, isNotNull, isNull, lte, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isMarkerKey } from '#domain/blood/markers.ts';
import type { Entry } from '#domain/query/record-source.ts';
import type { Span } from '#domain/query/windows.ts';
import { bloodPanels, bloodValues } from '#server/blood/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import {
  columnsFrom,
  jsonColumns,
  numberList,
  textList,
  timeList,
  wordList,
} from '#server/db/json-columns.ts';
import { rememberedRead, stateOf } from '#server/db/remembered-reads.ts';
import { fasts } from '#server/fasting/tables.ts';
import { workouts } from '#server/movement/tables.ts';
import { drinks } from '#server/water/tables.ts';

/** Member and local days to read. */
export interface EntryQuery {
  readonly db: Db;
  readonly userId: string;
  readonly span: Span;
}

/** The same, of a member by an id or an expression for it. */
interface SpanQuery {
  readonly userId: string | SQL<string>;
  readonly span: Span;
}

export type EntryTable = PgTable & Record<'userId' | 'localDate' | 'timeZone' | 'deletedAt', PgColumn>;

/** Local time of an instant in the zone it was recorded in. */
export const localTimestamp = (at: PgColumn, timeZone: PgColumn): SQL =>
  sql`(${at} at time zone ${timeZone})`;

/** Local time as text, as JSON writes it. */
export const localTime = (at: PgColumn, timeZone: PgColumn): SQL =>
  sql`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** A member's rows of the requested days. */
export const ofSpan = (
  { userId, localDate, deletedAt }: Pick<EntryTable, 'userId' | 'localDate' | 'deletedAt'>,
  { userId: member, span: { from, to } }: SpanQuery,
): SQL | undefined =>
  and(
    eq(userId, member),
    isNull(deletedAt),
    from === null ? undefined : gte(localDate, from),
    to === null ? undefined : lte(localDate, to),
  );

export interface EntryShape {
  readonly date: SQLWrapper;
  readonly at?: SQLWrapper;
  readonly kind?: SQLWrapper;
  readonly name?: SQLWrapper;
  /** A number that the foods of a meal share. */
  readonly meal?: SQLWrapper;
  readonly values: Readonly<Record<string, SQLWrapper>>;
}

/** Columns of `entriesOf`. A value may be a list of amounts. */
type EntryColumns = readonly [
  dates: readonly string[],
  times: readonly string[] | null,
  kinds: readonly string[] | null,
  names: readonly string[] | null,
  meals: readonly number[] | null,
  ...values: readonly (number | readonly number[] | null)[][],
];

/** Entries as one text, for `entriesFrom`. */
export const entriesOf = ({ date, at, kind, name, meal, values }: EntryShape): SQL<string | null> =>
  jsonColumns([
    textList(date),
    at && timeList(at),
    kind && textList(kind),
    name && wordList(name),
    meal && numberList(meal),
    ...Object.values(values).map(numberList),
  ]);

/** Several amounts, which the embedded database takes five times as long to add up. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

export function entriesFrom(text: string | null | undefined, fields: readonly string[]): readonly Entry[] {
  const [dates, times, kinds, names, meals, ...columns] = columnsFrom<EntryColumns>(text) ?? [[]];
  return (dates ?? []).map((date, row) => {
    const values: Record<string, number> = {};
    for (const [index, field] of fields.entries()) {
      const value = columns[index]?.[row] ?? undefined;
      if (value !== undefined) values[field] = typeof value === 'number' ? value : sumOf(value);
    }
    const [at, kind, name] = [times?.[row] ?? null, kinds?.[row] ?? null, names?.[row] ?? null];
    const meal = meals?.[row];
    return meal === undefined ? { date, at, kind, name, values } : { date, at, kind, name, values, meal };
  });
}

function read(
  query: EntryQuery,
  table: EntryTable,
  shape: Omit<EntryShape, 'date'>,
  where?: SQL,
): Promise<readonly Entry[]> {
  const names = Object.keys(shape.values);
  return rememberedRead(query, {
    state: stateOf(table, query),
    text: query.db
      .select({ rows: entriesOf({ ...shape, date: table.localDate }) })
      .from(table as PgTable)
      .where(and(ofSpan(table, query), where)),
    names,
    from: (text) => entriesFrom(text, names),
  });
}

export const workoutEntries = (query: EntryQuery): Promise<readonly Entry[]> =>
  read(query, workouts, {
    at: localTimestamp(workouts.startedAt, workouts.timeZone),
    kind: workouts.kind,
    values: {
      durationMin: workouts.durationMinutes,
      distanceM: sql`${workouts.distanceKm} * 1000`,
      avgHeartRateBpm: workouts.averageHeartRateBpm,
      energyKcal: workouts.energyKcal,
      speedMps: sql`${workouts.distanceKm} * 1000 / nullif(${workouts.durationMinutes} * 60, 0)`,
    },
  });

/** A list's figures of days, added up or averaged by the database. @param state see `rememberedRead` */
export function readDays(
  query: EntryQuery,
  table: EntryTable,
  figures: Readonly<Record<string, SQL>>,
  { state, where }: { readonly state: SQL | null; readonly where?: SQL | undefined },
): Promise<readonly Entry[]> {
  const columns = Object.values(figures).map((figure, at) => sql`${figure} as ${sql.identifier(`v${at}`)}`);
  const names = columns.map((_, at) => sql.identifier(`v${at}`));
  const text = sql`select ${entriesOf({ date: sql`date`, values: Object.fromEntries(names.entries()) })} as days from (
    select ${table.localDate} as date, ${sql.join(columns, sql`, `)} from ${table as PgTable}
    where ${and(ofSpan(table, query), where)} group by ${table.localDate} order by ${table.localDate}) as days`;
  const fields = Object.keys(figures);
  return rememberedRead(query, { state, text, names: fields, from: (found) => entriesFrom(found, fields) });
}

export const drinkEntries = (query: EntryQuery): Promise<readonly Entry[]> =>
  read(query, drinks, {
    at: localTimestamp(drinks.drunkAt, drinks.timeZone),
    kind: drinks.kind,
    values: { ml: drinks.waterMl, volumeMl: drinks.volumeMl },
  });

export const drinkDays = (query: EntryQuery): Promise<readonly Entry[]> =>
  readDays(
    query,
    drinks,
    { ml: sql`sum(${drinks.waterMl})::float8`, volumeMl: sql`sum(${drinks.volumeMl})::float8` },
    { state: stateOf(drinks, query) },
  );

export const weightEntries = (query: EntryQuery): Promise<readonly Entry[]> =>
  read(
    query,
    bodyMeasurements,
    {
      at: localTimestamp(bodyMeasurements.measuredAt, bodyMeasurements.timeZone),
      values: { massKg: bodyMeasurements.massKg },
    },
    isNotNull(bodyMeasurements.massKg),
  );

/** Finished fasts; an automatically closed one has no true length. */
export const fastEntries = (query: EntryQuery): Promise<readonly Entry[]> =>
  read(
    query,
    fasts,
    {
      at: localTimestamp(fasts.endedAt, fasts.timeZone),
      values: {
        hours: sql`(extract(epoch from ${fasts.endedAt} - ${fasts.startedAt}) / 3600)::float8`,
        fastGoalHours: fasts.goalHours,
      },
    },
    and(isNotNull(fasts.endedAt), not(fasts.isUnfinished)),
  );

// Joined here, because a query of one table drops the tables’ names from the columns between its own words: "user_id" would equal itself.
const ofPanel = and(
  eq(bloodValues.userId, bloodPanels.userId),
  eq(bloodValues.panelId, bloodPanels.id),
  isNotNull(bloodValues.marker),
  isNotNull(bloodValues.canonicalValue),
);

/** Blood tests with values that could be converted to the marker's unit. */
export async function bloodEntries(query: EntryQuery): Promise<readonly Entry[]> {
  const rows = await query.db
    .select({
      date: bloodPanels.localDate,
      values: sql<Record<string, number> | null>`(
        select json_object_agg(${bloodValues.marker}, ${bloodValues.canonicalValue}) from ${bloodValues}
        where ${ofPanel})`,
    })
    .from(bloodPanels)
    .where(ofSpan(bloodPanels, query));
  return rows.map(({ date, values }) => ({
    date,
    at: null,
    kind: null,
    name: null,
    values: Object.fromEntries(Object.entries(values ?? {}).filter(([marker]) => isMarkerKey(marker))),
  }));
}
