import type { Pool } from 'pg';
import type { Db } from './database.ts';
import { memberTables, type MemberTable } from './member-tables.ts';

/** Any value of a type, told apart by `seed` where a key has to be. */
function anyValue(type: string, seed: number): unknown {
  if (type === 'uuid') return `00000000-0000-7000-8000-${String(seed).padStart(12, '0')}`;
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2026, 0, 1, 0, 0, seed));
  if (type === 'date') return new Date(Date.UTC(2020, 0, 1 + seed)).toISOString().slice(0, 10);
  if (type.startsWith('json')) return '{"seed":1}';
  if (type.endsWith('[]')) return '{}';
  if (type === 'boolean') return true;
  if (/int|double|real|numeric/.test(type)) return seed % 30_000;
  return `text ${seed}`;
}

async function fill(pool: Pool, { name, columns }: MemberTable, userId: string, seed: number): Promise<void> {
  const values = columns.map((column) => (column.name === 'user_id' ? userId : anyValue(column.type, seed)));
  await pool.query(
    `insert into ${name} (${columns.map((column) => `"${column.name}"`).join(', ')})
     values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) on conflict do nothing`,
    values,
  );
}

/**
 * Puts a row of each member into every table that members have rows in, read from the catalogue: tests with it hold for tables that
 * nobody has thought of yet.
 */
export async function fillMemberTables(
  { db, pool }: { readonly db: Db; readonly pool: Pool },
  userIds: readonly string[],
): Promise<void> {
  // Parents first: a row whose parent is not there yet is written in a later round.
  const rounds = [0, 1];
  for (const round of rounds)
    for (const table of await memberTables(db))
      for (const userId of userIds) {
        const isLast = round === rounds.length - 1;
        await fill(pool, table, userId, 1).catch((error: unknown) => {
          if (isLast) throw error;
        });
      }
}
