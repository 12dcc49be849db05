import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { FileKetone, FileReading } from '#domain/glucose-import/file-reading.ts';
import type { GlucoseFile } from '#domain/glucose-import/glucose-file.ts';
import type { Actor } from '#server/core/actor.ts';
import { newId } from '#server/core/new-id.ts';
import { columnList } from '#server/db/column-list.ts';
import type { Db } from '#server/db/database.ts';
import { glucoseImports, glucoseReadings, ketoneReadings } from './tables.ts';

type ImportRow = typeof glucoseImports.$inferSelect;

/** Rows per statement, which blocks the embedded database for tens of milliseconds. */
const BATCH = 2000;

function* batches<Row>(rows: Iterable<Row>): Generator<readonly Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    if (batch.push(row) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Time span of a batch, which limits the search whatever else the member has. */
const within = (batch: readonly { readonly instantMs: number }[]): SQL => {
  const ms = batch.map(({ instantMs }) => instantMs);
  const [first, last] = [new Date(Math.min(...ms)), new Date(Math.max(...ms))];
  return sql`stored.measured_at between ${first.toISOString()}::timestamptz and ${last.toISOString()}::timestamptz`;
};

const INSTANT = sql`timestamptz 'epoch' + given.ms * interval '1 millisecond'`;

/** The member's undone imports: another file may bring their readings back. */
async function undoneImports(db: Db, userId: string): Promise<SQL> {
  const undone = await db
    .select({ id: glucoseImports.id })
    .from(glucoseImports)
    .where(and(eq(glucoseImports.userId, userId), isNotNull(glucoseImports.undoneAt)));
  return columnList(
    undone.map(({ id }) => id),
    'uuid',
  );
}

/** Number of new readings and ketones in a file. */
export async function countNew(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  { readings, ketones }: Pick<GlucoseFile, 'readings' | 'ketones'>,
): Promise<{ readings: number; ketones: number }> {
  const undone = await undoneImports(db, userId);
  const known = { readings: 0, ketones: 0 };
  for (const batch of batches(readings)) {
    const [ms, origins] = [batch.map((row) => row.instantMs), batch.map((row) => row.origin)];
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count
      from unnest(${columnList(ms, 'float8')}, ${columnList(origins, 'text')}) as given (ms, origin)
      join ${glucoseReadings} stored
        on stored.user_id = ${userId} and stored.measured_at = ${INSTANT} and stored.origin = given.origin
      where ${within(batch)}
        and (stored.deleted_at is null or stored.import_id is null or stored.import_id <> all (${undone}))`);
    known.readings += rows[0]?.count ?? 0;
  }
  for (const batch of batches(ketones)) {
    const ms = batch.map((row) => row.instantMs);
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count
      from unnest(${columnList(ms, 'float8')}) as given (ms)
      join ${ketoneReadings} stored
        on stored.user_id = ${userId} and stored.measured_at = ${INSTANT} and stored.method = 'blood'
      where ${within(batch)}
        and (stored.deleted_at is null or stored.import_id is null or stored.import_id <> all (${undone}))`);
    known.ketones += rows[0]?.count ?? 0;
  }
  return { readings: readings.length - known.readings, ketones: ketones.length - known.ketones };
}

interface Into {
  readonly userId: string;
  readonly importId: string;
  readonly timeZone: string;
  readonly undone: SQL;
}

const columnsOf = (batch: readonly (FileReading | FileKetone)[]): SQL =>
  sql.join(
    [
      columnList(batch.map(newId), 'uuid'),
      columnList(
        batch.map(({ date }) => date),
        'date',
      ),
      columnList(
        batch.map(({ instantMs }) => instantMs),
        'float8',
      ),
    ],
    sql`, `,
  );

/** Writes new readings; those deleted with an undone import come back as part of this one. */
async function insertReadings(db: Db, batch: readonly FileReading[], into: Into): Promise<void> {
  const [origins, values, beyond] = [
    batch.map(({ origin }) => origin),
    batch.map(({ glucoseMgdl }) => glucoseMgdl),
    batch.map(({ outOfRange }) => outOfRange),
  ];
  await db.execute(sql`
    insert into ${glucoseReadings}
      (user_id, id, time_zone, local_date, measured_at, origin, glucose_mgdl, out_of_range, import_id)
    select ${into.userId}::uuid, given.id, ${into.timeZone}, given.date, ${INSTANT}, given.origin, given.value, given.beyond, ${into.importId}::uuid
    from unnest(${columnsOf(batch)}, ${columnList(origins, 'text')}, ${columnList(values, 'float8')}, ${columnList(beyond, 'text')})
      as given (id, date, ms, origin, value, beyond)
    on conflict (user_id, measured_at, origin) do update set
      time_zone = excluded.time_zone, local_date = excluded.local_date, glucose_mgdl = excluded.glucose_mgdl,
      out_of_range = excluded.out_of_range, import_id = excluded.import_id, deleted_at = null, updated_at = now()
    where glucose_readings.deleted_at is not null and glucose_readings.import_id = any (${into.undone})`);
}

async function insertKetones(db: Db, batch: readonly FileKetone[], into: Into): Promise<void> {
  const values = batch.map(({ ketoneMmoll }) => ketoneMmoll);
  await db.execute(sql`
    insert into ${ketoneReadings} (user_id, id, time_zone, local_date, measured_at, method, value, import_id)
    select ${into.userId}::uuid, given.id, ${into.timeZone}, given.date, ${INSTANT}, 'blood', given.value, ${into.importId}::uuid
    from unnest(${columnsOf(batch)}, ${columnList(values, 'float8')}) as given (id, date, ms, value)
    on conflict (user_id, measured_at, method) do update set
      time_zone = excluded.time_zone, local_date = excluded.local_date, value = excluded.value,
      import_id = excluded.import_id, deleted_at = null, updated_at = now()
    where ketone_readings.deleted_at is not null and ketone_readings.import_id = any (${into.undone})`);
}

/**
 * Stores a file's new readings in batches, so that other requests run in between. Repeating the request continues an interrupted import.
 * An undone import stays undone.
 * @returns the import with its number of readings; undefined if nothing was new
 */
export async function storeFile(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  row: typeof glucoseImports.$inferInsert,
  { readings, ketones }: Pick<GlucoseFile, 'readings' | 'ketones'>,
  isNothingNew: boolean,
): Promise<ImportRow | undefined> {
  const own = and(eq(glucoseImports.userId, userId), eq(glucoseImports.id, row.id));
  const [known] = await db.select().from(glucoseImports).where(own);
  if (known?.undoneAt || (isNothingNew && !known)) return known;
  const { firstAt, lastAt } = glucoseImports;
  await db
    .insert(glucoseImports)
    .values(row)
    .onConflictDoUpdate({
      target: [glucoseImports.userId, glucoseImports.id],
      set: {
        firstAt: sql`least(${firstAt}, excluded.first_at)`,
        lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
      },
    });
  const into = {
    userId,
    importId: row.id,
    timeZone: row.timeZone,
    undone: await undoneImports(db, userId),
  };
  for (const batch of batches(readings)) await insertReadings(db, batch, into);
  for (const batch of batches(ketones)) await insertKetones(db, batch, into);
  const brought = (table: typeof glucoseReadings | typeof ketoneReadings) =>
    sql`(select count(*) from ${table} where ${table.userId} = ${userId} and ${table.importId} = ${row.id}
      and ${table.measuredAt} between ${firstAt} and ${lastAt})`;
  const [stored] = await db
    .update(glucoseImports)
    .set({ readingCount: brought(glucoseReadings), ketoneCount: brought(ketoneReadings) })
    .where(own)
    .returning();
  return stored;
}
