import type { Pool } from 'pg';
import type { Db } from './database.ts';
import { memberTables, type MemberTable } from './member-tables.ts';

/** Value of a text column. */
export type TextOf = (table: string, column: string) => string;

/** Id of every inserted row. */
export const ROW_ID = '00000000-0000-7000-8000-000000000001';

/** Any value of a type. */
function anyValue(type: string, text: string): unknown {
  if (type === 'uuid') return ROW_ID;
  if (type.startsWith('timestamp')) return new Date('2026-01-01T00:00:01Z');
  if (type === 'date') return '2020-01-02';
  if (type.startsWith('json')) return JSON.stringify({ seed: text });
  if (type === 'text[]') return [text];
  if (type.endsWith('[]')) return '{}';
  if (type === 'boolean') return true;
  if (/int|double|real|numeric/.test(type)) return 1;
  return text;
}

async function fill(
  pool: Pool,
  { name, columns }: MemberTable,
  userId: string,
  textOf: TextOf,
): Promise<void> {
  const values = columns.map((column) =>
    column.name === 'user_id' ? userId : anyValue(column.type, textOf(name, column.name)),
  );
  await pool.query(
    `insert into ${name} (${columns.map((column) => `"${column.name}"`).join(', ')})
     values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) on conflict do nothing`,
    values,
  );
}

/** Inserts a row for each member into every member table, read from the catalog, so that tests cover future tables too. */
export async function fillMemberTables(
  { db, pool }: { readonly db: Db; readonly pool: Pool },
  userIds: readonly string[],
  textOf: TextOf = () => 'text 1',
): Promise<void> {
  // Parents first: a row whose parent is missing is written in a later round.
  const rounds = [0, 1];
  for (const round of rounds)
    for (const table of await memberTables(db))
      for (const userId of userIds) {
        const isLast = round === rounds.length - 1;
        await fill(pool, table, userId, textOf).catch((error: unknown) => {
          if (isLast) throw error;
        });
      }
}
