import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import type { MemberTable } from '#server/db/member-tables.ts';

/** A row as it is exported, in the order of its columns. */
export type ExportRow = Readonly<Record<string, unknown>>;

/**
 * Pages have about the same size in bytes, whether readings or meals with all nutrients, so that others wait for one page at most.
 */
const PAGE_BYTES = 128 * 1024;
const PAGE_ROWS = { first: 20, max: 1000 };

/** Rows of the next page, from the size of the last. */
function nextPageRows(rows: readonly ExportRow[]): number {
  const bytes = JSON.stringify(rows).length;
  return Math.max(1, Math.min(PAGE_ROWS.max, Math.floor((rows.length * PAGE_BYTES) / bytes)));
}

/** Internal columns without meaning to the member. */
const INTERNAL: ReadonlySet<string> = new Set(['user_id', 'write_key', 'storage_key', 'nutrient_values']);

/** Credentials are never exported, whatever a future table calls them. */
const SECRET = /(?:^|_)(?:password|secret|token|hash|otp|codes?_encrypted|private_key)(?:_|$)/;

/** The columns of a table that are exported. */
export const exportedColumns = ({ columns }: Pick<MemberTable, 'columns'>): MemberTable['columns'] =>
  columns.filter(({ name }) => !INTERNAL.has(name) && !SECRET.test(name));

/** A column as text or JSON that is the same on every server: instants in UTC, long numbers with all their digits. */
function read({ name, type }: MemberTable['columns'][number]): SQL {
  const column = sql.identifier(name);
  if (/^timestamp.*with time zone$/.test(type))
    return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
  if (type.endsWith('[]')) return sql`to_json(${column}) as ${column}`;
  if (type === 'bytea') return sql`encode(${column}, 'base64') as ${column}`;
  if (/^(?:jsonb?|boolean|smallint|integer|real|double precision)$/.test(type)) return sql`${column}`;
  return sql`${column}::text as ${column}`;
}

const keyText = (at: number): string => `key ${at}`;

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** A member's rows of a table in pages, by primary key. Nothing stays open between pages, so a slow reader blocks nobody. */
export async function* memberRows(
  db: Db,
  table: MemberTable,
  userId: string,
): AsyncGenerator<readonly ExportRow[]> {
  const { name, key } = table;
  const columns = exportedColumns(table);
  const types = new Map(table.columns.map((column) => [column.name, column.type]));
  // Qualified, because unqualified names would mean the selected texts, which no index orders.
  const own = key.map((column) => sql`${sql.identifier(name)}.${sql.identifier(column)}`);
  const keys = own.map((column, at) => sql`${column}::text as ${sql.identifier(keyText(at))}`);
  const order = own.length === 0 ? sql`` : sql`order by ${listed(own)}`;
  let last: ExportRow | undefined;
  let limit = PAGE_ROWS.first;
  do {
    const from = last;
    const after =
      from === undefined
        ? sql``
        : sql`and (${listed(own)}) > (${listed(
            key.map((column, at) => sql`${from[keyText(at)]}::${sql.raw(types.get(column) ?? 'text')}`),
          )})`;
    const query = sql`select ${listed([...columns.map(read), ...keys])} from ${sql.identifier(name)}
      where user_id = ${userId} ${after} ${order} limit ${limit}`;
    const rows = await db.transaction(async (tx) => {
      // A table that was just filled has no statistics, and without them every page would sort all rows.
      await tx.execute(sql`set local enable_sort = off`);
      return (await tx.execute<Record<string, unknown>>(query)).rows;
    });
    if (rows.length > 0)
      yield rows.map((row) => Object.fromEntries(columns.map((column) => [column.name, row[column.name]])));
    last = rows.length < limit || key.length === 0 ? undefined : rows.at(-1);
    if (last) limit = nextPageRows(rows);
  } while (last !== undefined);
}
