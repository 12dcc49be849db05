import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { addRows, givenRows, list, name, shapeOf, type Into } from '#server/imports/store-rows.ts';
import { recordingOf } from '#server/imports/recordings/recordings.ts';
import type { RowBatch } from '#server/imports/reading.ts';

/** Columns with the row's owner and day, which never change. */
const FIXED: ReadonlySet<string> = new Set(['id', 'local_date']);

/** A day's totals only grow, and a device may send part of them later. */
const newValue = (table: string, column: string): SQL =>
  table === 'activity_days' && column !== 'source' && column !== 'time_zone' && column !== 'note'
    ? sql`greatest(t.${name(column)}, given.${name(column)})`
    : sql`given.${name(column)}`;

/**
 * Updates existing rows, unless their member has changed or deleted them.
 * @returns the number of changed rows
 */
async function refreshRows(db: Db, { userId }: Into, batch: RowBatch): Promise<number> {
  // A meal's foods are separate rows.
  if (batch.items !== undefined) return 0;
  const { table, columns } = shapeOf(batch);
  const changing = columns.filter((column) => !FIXED.has(column));
  const values = changing.map((column) => newValue(batch.table, column));
  const { rows } = await db.execute<{ count: number }>(sql`
    with changed as (
      update ${table} t set ${list(changing.map((column, at) => sql`${name(column)} = ${values[at] ?? sql`null`}`))}
      from ${givenRows(table, batch.rows)}
      where t.user_id = ${userId}::uuid and t.id = given.id and t.deleted_at is null and t.updated_at <= t.created_at
        and exists (select from import_rows l where l.user_id = t.user_id and l.kind = ${batch.table} and l.row_key = t.id::text)
        and (${list(changing.map((column) => sql`t.${name(column)}`))}) is distinct from (${list(values)})
      returning 1)
    select count(*)::int as count from changed`);
  return rows[0]?.count ?? 0;
}

/** Stores rows of a source that is read repeatedly: adds new ones, updates existing ones. */
export async function storeLiveRows(
  db: Db,
  into: Into,
  batch: RowBatch,
): Promise<{ added: number; changed: number }> {
  const changed = await refreshRows(db, into, batch);
  const others = recordingOf(batch.table)?.others;
  const ofOthers = others === undefined ? 0 : await refreshRows(db, into, { ...batch, table: others });
  return { added: await addRows(db, into, batch), changed: changed + ofOthers };
}
