import { and, asc, eq, gt, gte, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import type { EntryTable } from '#server/db/entries.ts';

/** Rows that are in memory at a time. */
const PAGE = 1000;

/**
 * A member's entries in pages, oldest first. Each page begins where the last one ended, so that a hundred thousand rows neither
 * fill the memory nor make the last pages slow.
 * @param at the column of the moment, and `momentOf` what a row has in it
 */
export async function* entryPages<Table extends EntryTable>(
  db: Db,
  userId: string,
  { table, at, momentOf }: EntrySource<Table>,
): AsyncGenerator<readonly Table['$inferSelect'][]> {
  let last: Table['$inferSelect'] | undefined;
  do {
    const after =
      last === undefined
        ? undefined
        : and(gte(at, momentOf(last)), or(gt(at, momentOf(last)), gt(table.id, (last as { id: string }).id)));
    // The builder's types do not follow a table that is a type parameter; what comes back are its rows.
    const rows = (await db
      .select()
      .from(table as EntryTable)
      .where(and(eq(table.userId, userId), isNull(table.deletedAt), after))
      .orderBy(asc(at), asc(table.id))
      .limit(PAGE)) as Table['$inferSelect'][];
    if (rows.length > 0) yield rows;
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** A table of entries, and the moment they are ordered by. */
export interface EntrySource<Table extends EntryTable> {
  readonly table: Table;
  readonly at: PgColumn;
  readonly momentOf: (row: Table['$inferSelect']) => Date;
}
