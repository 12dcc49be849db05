import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg, { type Pool } from 'pg';
import {
  TransferError,
  dumpHeader,
  dumpRow,
  migrationState,
  quoted,
  rowCount,
  tableShapes,
  type Connection,
  type DumpHeader,
  type TableShape,
} from './dump-format.ts';

const ROWS_AT_ONCE = 500;
/** Long texts would make batches of hundreds of rows too large for memory. */
const CHARACTERS_AT_ONCE = 2 ** 20;

/**
 * Fills the database, whose schema must match the dump's, from `file` in one transaction: all or nothing.
 * @param replace whether existing data may be deleted
 * @throws TransferError if the file is damaged, has another schema, or the database isn't empty
 */
export async function restoreDatabase(pool: Pool, file: string, replace = false): Promise<DumpHeader> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const header = await restoreFrom(connection, file, replace);
    await connection.query('commit');
    // The planner knows nothing of the new rows; this needs no lock that others would notice.
    await connection.query('analyze');
    connection.release();
    return header;
  } catch (error) {
    connection.release(true);
    if (isDamage(error)) throw new TransferError(`${file} is damaged or not a dump: ${error.message}`);
    throw error;
  }
}

async function restoreFrom(connection: Connection, file: string, replace: boolean): Promise<DumpHeader> {
  const rows = linesOf(file);
  const first = await rows.next();
  const header = dumpHeader.parse(JSON.parse(first.done === true ? '' : first.value));
  await expectSameSchema(connection, header);
  const shapes = shapesOf(header, await tableShapes(connection));
  await makeRoom(connection, shapes, replace);
  const foreignKeys = await dropForeignKeys(connection);
  await fill(connection, shapes, rows);
  for (const table of header.tables) {
    const restored = await rowCount(connection, table);
    if (restored === table.rows) continue;
    throw new TransferError(`${file} is damaged: it has ${restored} of ${table.rows} rows of ${table.name}.`);
  }
  for (const { table, name, definition } of foreignKeys) {
    await connection.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  }
  for (const sequence of header.sequences) {
    await connection.query('select setval($1::regclass, $2, $3)', [
      quoted(sequence),
      sequence.lastValue,
      sequence.isCalled,
    ]);
  }
  return header;
}

/** Only line feeds end lines: Node's own line reader also splits at U+2028, which texts may contain. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip().setEncoding('utf8');
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  let rest = '';
  for await (const chunk of unpacked as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new SyntaxError('the last line is incomplete');
}

async function expectSameSchema(connection: Connection, { migration }: DumpHeader): Promise<void> {
  const own = await migrationState(connection);
  if (own?.hash === migration.hash && own.count === migration.count) return;
  throw new TransferError(
    `The dump has schema version ${migration.count}, but this database has version ${own?.count ?? 0}` +
      `${own?.count === migration.count ? ' from another branch' : ''}. ` +
      'Restore it with the version of Perennial that made it, then update.',
  );
}

/** The dump's tables as they are here. Names and types in SQL come from the catalog, never from the file. */
function shapesOf(header: DumpHeader, known: readonly TableShape[]): TableShape[] {
  return header.tables.map(({ schema, name, columns }) => {
    const table = known.find((candidate) => candidate.schema === schema && candidate.name === name);
    if (table === undefined) throw new TransferError(`This database has no table ${schema}.${name}.`);
    const ordered = columns.map((column) => {
      const match = table.columns.find((candidate) => candidate.name === column);
      if (match === undefined)
        throw new TransferError(`In this database, the table ${name} has no column ${column}.`);
      return match;
    });
    return { schema, name, columns: ordered };
  });
}

async function makeRoom(
  connection: Connection,
  tables: readonly TableShape[],
  replace: boolean,
): Promise<void> {
  const all = await tableShapes(connection);
  await connection.query(`lock table ${all.map(quoted).join(', ')} in access exclusive mode`);
  if (replace) {
    await connection.query(`truncate ${all.map(quoted).join(', ')}`);
    return;
  }
  for (const table of tables) {
    if ((await rowCount(connection, table)) === 0) continue;
    throw new TransferError(
      `The database is not empty (${table.name} has rows). To delete all its data first, add --replace.`,
    );
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Without foreign keys, rows may come in any order, even if tables reference each other; adding the keys again checks all rows. */
async function dropForeignKeys(connection: Connection): Promise<ForeignKey[]> {
  const found = await connection.query<ForeignKey>(`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0`);
  for (const { table, name } of found.rows) {
    await connection.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  return found.rows;
}

async function fill(
  connection: Connection,
  tables: readonly TableShape[],
  rows: AsyncIterable<string>,
): Promise<void> {
  let batch: (string | null)[][] = [];
  let current = 0;
  let characters = 0;
  const flush = async () => {
    const table = tables[current];
    if (table === undefined) throw new SyntaxError(`no table ${current}`);
    if (batch.length > 0) await insert(connection, table, batch);
    batch = [];
    characters = 0;
  };
  for await (const line of rows) {
    const [table, ...values] = dumpRow.parse(JSON.parse(line));
    if (values.length !== tables[table]?.columns.length)
      throw new SyntaxError('a row does not match its table');
    if (table !== current || batch.length >= ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await flush();
    current = table;
    batch.push(values);
    characters += line.length;
  }
  if (batch.length > 0) await flush();
}

async function insert(
  connection: Connection,
  table: TableShape,
  rows: readonly (string | null)[][],
): Promise<void> {
  const names = table.columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `value${index}::${type}`).join(', ');
  const sources = table.columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = table.columns.map((_, index) => `value${index}`).join(', ');
  await connection.query(
    `insert into ${quoted(table)} (${names}) overriding system value
     select ${values} from unnest(${sources}) as source (${aliases})`,
    table.columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  );
}

/** A file that isn't gzip, ends early, or contains other lines or values than a dump. */
function isDamage(error: unknown): error is Error {
  if (error instanceof SyntaxError) return true;
  if (error instanceof pg.DatabaseError) return /^2[23]/.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ZodError' ||
    ('code' in error && typeof error.code === 'string' && error.code.startsWith('Z_'))
  );
}
