import pg from 'pg';
import { z } from 'zod';
import { JOBS_SCHEMA } from './jobs-schema.ts';

/**
 * A dump is gzip over lines of JSON. The first line is the header. Every other line is a row: the number of its table in the header, then
 * values in the order of the header's columns, each in PostgreSQL's text format (null for NULL). Text is exact for every type:
 * microseconds, numerics of any length, bytes, arrays.
 */
export const dumpHeader = z.object({
  format: z.literal('perennial-dump'),
  version: z.literal(1),
  /** Hash of the last migration, and their number. */
  migration: z.object({ hash: z.string(), count: z.int() }),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
    }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
});
export type DumpHeader = z.infer<typeof dumpHeader>;

export const dumpRow = z.tuple([z.int().min(0)]).rest(z.string().nullable());

/** A dump or restore failed for a reason the operator can fix. */
export class TransferError extends Error {}

/** Anything that runs a statement inside the transfer's transaction. */
export type Connection = Pick<pg.ClientBase, 'query'>;

export interface TableShape {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** Quoted name of a table or sequence. */
export const quoted = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Not dumped: the job queue creates its own tables, and due jobs are enqueued again. */
const OWN_SCHEMA = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'drizzle', '${JOBS_SCHEMA}')`;
const NOT_OF_EXTENSION = `not exists (select 1 from pg_depend e where e.objid = c.oid and e.deptype = 'e')`;

/** All tables with our data, with their stored columns. Excludes the migrations' own records. */
export async function tableShapes(connection: Connection): Promise<TableShape[]> {
  const found = await connection.query<TableShape>(`
    select n.nspname as schema, c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${OWN_SCHEMA} and ${NOT_OF_EXTENSION}
    group by n.nspname, c.relname
    order by n.nspname, c.relname`);
  return found.rows;
}

/** Sequences and their current values. */
export async function sequencePositions(connection: Connection): Promise<DumpHeader['sequences']> {
  const found = await connection.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OWN_SCHEMA} and ${NOT_OF_EXTENSION}
    order by n.nspname, c.relname`);
  const positions: DumpHeader['sequences'] = [];
  for (const sequence of found.rows) {
    const state = await connection.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(sequence)}`,
    );
    positions.push(...state.rows.map((row) => ({ ...sequence, ...row })));
  }
  return positions;
}

export async function rowCount(
  connection: Connection,
  table: { schema: string; name: string },
): Promise<number> {
  const counted = await connection.query<{ rows: string }>(`select count(*) as rows from ${quoted(table)}`);
  return Number(counted.rows[0]?.rows ?? 0);
}

/** The schema's version; undefined if no migration has run yet. */
export async function migrationState(connection: Connection): Promise<DumpHeader['migration'] | undefined> {
  const known = await connection.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (known.rows[0]?.known !== true) return undefined;
  const last = await connection.query<DumpHeader['migration']>(`
    select hash, (count(*) over ())::int as count from drizzle.__drizzle_migrations order by created_at desc, id desc limit 1`);
  return last.rows[0];
}
