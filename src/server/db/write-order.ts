import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from './database.ts';

/** The writer, and the key with the time of the write. */
export type Writer = Pick<Actor, 'userId' | 'writeKey'>;

/** A table whose rows store the key of their last write. */
export type OrderedTable = PgTable & Readonly<Record<'userId' | 'id' | 'writeKey', PgColumn>>;

/** Whether a write is newer than the row's last one. A write without a key counts as newer. */
export const isNewest = (table: OrderedTable, { writeKey }: Writer): SQL =>
  writeKey === undefined ? sql`true` : sql`(${table.writeKey} is null or ${table.writeKey} < ${writeKey})`;

/**
 * The stored row, even if deleted, for which a write is too late: a newer one came first, or this one was repeated. Such a write changes
 * nothing but isn't refused: it was valid when it was made.
 */
export async function newerRow<Table extends OrderedTable>(
  db: Db,
  table: Table,
  { userId, writeKey }: Writer,
  id: string,
): Promise<Table['$inferSelect'] | undefined> {
  if (writeKey === undefined) return undefined;
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.userId, userId), eq(table.id, id), gte(table.writeKey, writeKey)));
  return row;
}
