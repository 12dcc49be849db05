import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg, { type Pool } from 'pg';
import {
  TransferError,
  migrationState,
  quoted,
  rowCount,
  sequencePositions,
  tableShapes,
  type Connection,
  type DumpHeader,
} from './dump-format.ts';

const ROWS_AT_ONCE = 500;
/** How values are written must not depend on the server's or the role's settings. */
const TEXT_SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`;

/**
 * Writes all tables to `file`, as of one moment, readable only by its owner. Rows are streamed, so memory doesn't grow with the data. An
 * existing file is replaced only when the new one is complete on disk.
 * @throws TransferError if the database has no schema yet
 */
export async function dumpDatabase(pool: Pool, file: string): Promise<DumpHeader> {
  const connection = await pool.connect();
  const unfinished = `${file}.unfinished`;
  try {
    await connection.query('begin isolation level repeatable read, read only');
    await connection.query(TEXT_SETTINGS);
    const header = await readHeader(connection);
    await pipeline(
      Readable.from(lines(connection, header)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await connection.query('commit');
    connection.release();
    finish(unfinished, file);
    return header;
  } catch (error) {
    connection.release(true);
    rmSync(unfinished, { force: true });
    throw error;
  }
}

async function readHeader(connection: Connection): Promise<DumpHeader> {
  const migration = await migrationState(connection);
  if (migration === undefined) throw new TransferError('This database is empty: there is nothing to dump.');
  const tables: DumpHeader['tables'] = [];
  for (const { schema, name, columns } of await tableShapes(connection)) {
    const rows = await rowCount(connection, { schema, name });
    tables.push({ schema, name, columns: columns.map((column) => column.name), rows });
  }
  return {
    format: 'perennial-dump',
    version: 1,
    migration,
    tables,
    sequences: await sequencePositions(connection),
  };
}

async function* lines(connection: Connection, header: DumpHeader): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const [index, table] of header.tables.entries()) {
    const columns = table.columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(', ');
    await connection.query(`declare rows no scroll cursor for select ${columns} from ${quoted(table)}`);
    for (;;) {
      const { rows } = await connection.query<(string | null)[]>({
        text: `fetch ${ROWS_AT_ONCE} from rows`,
        rowMode: 'array',
      });
      if (rows.length === 0) break;
      yield rows.map((row) => `${JSON.stringify([index, ...row])}\n`).join('');
    }
    await connection.query('close rows');
  }
}

function finish(unfinished: string, file: string): void {
  const handle = openSync(unfinished, 'r');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
}
