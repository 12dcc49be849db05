import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { OWN } from '#server/imports/own/own-tables.ts';
import { keyText, name, TABLES, type Into } from './store-rows.ts';

/** Rows undone per statement. */
const UNDO_ROWS = 1000;

/** Whether a row is unchanged since the import: rows that the member has changed stay. */
const isUntouched = (table: PgTable): SQL => {
  const names = Object.values(getTableColumns(table)).map((column) => column.name);
  return names.includes('updated_at') && names.includes('created_at')
    ? sql`t.updated_at <= t.created_at`
    : sql`true`;
};

/**
 * Removes some of an import's rows, referencing ones first.
 * @returns false once all are removed
 */
export async function undoSomeRows(db: Db, { userId, importId }: Omit<Into, 'at'>): Promise<boolean> {
  const order = [...TABLES.keys()];
  const { rows } = await db.execute<{ kind: string }>(sql`
    select distinct kind from import_rows where user_id = ${userId} and import_id = ${importId}`);
  const kind = order.findLast((each) => rows.some((row) => row.kind === each));
  const [known, own] = [TABLES.get(kind ?? ''), OWN.get(kind ?? '')];
  if (kind === undefined || !known || !own) return false;
  const table = name(kind);
  // Arrays, because the planner of a database without statistics compares every row with every key of a list.
  const gone = sql`gone as (delete from import_rows where user_id = ${userId} and kind = ${kind} and row_key = any(array(
    select row_key from import_rows where user_id = ${userId} and import_id = ${importId} and kind = ${kind} limit ${UNDO_ROWS}))
    returning row_key, replaced)`;
  if (own.key.length > 0) {
    const [only] = own.key;
    // Compares the key itself, which has an index, if it is a single column.
    const isIn =
      own.key.length === 1 && only !== undefined
        ? sql`t.${name(only)} = any(array(select row_key::${sql.raw(typeOf(known, only))} from gone))`
        : sql`${keyText('t', own.key)} = any(array(select row_key from gone))`;
    await db.execute(
      sql`with ${gone} delete from ${table} t where t.user_id = ${userId} and ${isIn} and ${isUntouched(known)}`,
    );
    return true;
  }
  await db.transaction(async (tx) => {
    const { rows: replaced } = await tx.execute<{ replaced: unknown }>(
      sql`with ${gone} select replaced from gone`,
    );
    await tx.execute(sql`delete from ${table} where user_id = ${userId}`);
    for (const { replaced: before } of replaced)
      if (before !== null)
        await tx.execute(
          sql`insert into ${table} select * from json_populate_record(null::${table}, ${JSON.stringify(before)}::json)`,
        );
  });
  return true;
}

const typeOf = (table: PgTable, column: string): string =>
  Object.values(getTableColumns(table))
    .find((each) => each.name === column)
    ?.getSQLType() ?? 'text';
