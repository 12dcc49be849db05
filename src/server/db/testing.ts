import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { SETTINGS } from './embedded/open-engine.ts';
import { WireServer } from './embedded/wire-server.ts';
import { migrate } from './migrate.ts';
import { Pool } from './pool.ts';
import {
  EMPTY_ALL_TABLES,
  SpareDatabases,
  type MadeDatabase,
} from '#server/db/test-databases/spare-databases.ts';
import { archivedDatabase, schemaDigest } from '#server/db/test-databases/new-data-dir.ts';
import { dropDatabases, testDatabasePrefix, urlOf } from '#server/db/test-databases/test-server.ts';

/** A test file's database with all migrations applied; the next file may get it again, emptied. */
export interface TestDatabase extends Database {
  /** Empties all tables except the migrations' own records. */
  clear(): Promise<void>;
}

export interface TestPlace {
  readonly name: 'embedded' | 'PostgreSQL';
  /** A fresh database; `empty` leaves out the migrations. Close it when the file is done. */
  open(options?: { readonly empty?: boolean }): Promise<TestDatabase>;
}

/**
 * For tests of pages, sessions, rights, refusals, files and processes, and of values computed from rows that other tests store: they behave
 * the same on every database.
 */
export const EMBEDDED: TestPlace[] = [
  { name: 'embedded', open: (options) => openInMemory(options?.empty ?? false) },
];

/**
 * Databases that tests run on: always the embedded engine (in the test's process and in memory, 0.3 s to open), and PostgreSQL if
 * `TEST_DATABASE_URL` names a server that allows creating databases. Use: `describe.each(testDatabases())('a food log on $name', ({ open }) =>
 * …)`.
 */
export function testDatabases(): TestPlace[] {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') return EMBEDDED;
  return [...EMBEDDED, { name: 'PostgreSQL', open: (options) => openOnServer(url, options?.empty ?? false) }];
}

const spare = { embedded: new SpareDatabases(), PostgreSQL: new SpareDatabases() };

async function openInMemory(empty: boolean): Promise<TestDatabase> {
  const make = async (): Promise<MadeDatabase> => {
    const { connect, stop } = await startInMemory(await snapshot(empty));
    return { connect, remove: stop };
  };
  if (empty) return testDatabase('embedded', await make());
  return testDatabase('embedded', await spare.embedded.take(make), spare.embedded);
}

async function openOnServer(url: string, empty: boolean): Promise<TestDatabase> {
  // Set by the run, which removes what its workers keep: see test-databases/remove-test-databases.ts.
  const run = process.env['TEST_RUN'];
  const make = async (): Promise<MadeDatabase> => {
    const name = `${testDatabasePrefix(run)}${randomBytes(6).toString('hex')}`;
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const template = empty ? 'template0' : await migratedTemplate(admin, url);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await admin.end();
    return {
      connect: (max) => new Pool({ connectionString: urlOf(url, name), max }),
      remove: () => dropDatabases(url, name),
    };
  };
  if (empty || run === undefined) return testDatabase('postgres', await make());
  return testDatabase('postgres', await spare.PostgreSQL.take(make), spare.PostgreSQL);
}

/** @param giveTo keeps the database for the next file; without it, closing removes the database */
function testDatabase(kind: Database['kind'], made: MadeDatabase, giveTo?: SpareDatabases): TestDatabase {
  const pool = made.connect(kind === 'embedded' ? 4 : 10);
  const clear = async () => void (await pool.query(EMPTY_ALL_TABLES));
  // A pool doesn't wait for its connections to end, so the last ones may report that their database is gone.
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    await (giveTo ? giveTo.giveBack(made) : made.remove());
  };
  return { kind, db: drizzle(pool), pool, close, clear };
}

/** Starts an engine in memory behind its own socket, as the server would reach the real one. */
async function startInMemory(from?: Blob) {
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    ...(from && { loadDataDir: from }),
  });
  const folder = mkdtempSync(join(tmpdir(), 'perennial-test-'));
  const server = new WireServer(engine);
  await server.start(join(folder, '.s.PGSQL.5432'));
  const connect = (max: number) => new Pool({ host: folder, user: 'postgres', database: 'postgres', max });
  const stop = async () => {
    await server.stop();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { engine, connect, stop };
}

/** A database created once and stored as an archive, since creating one takes seconds. */
async function snapshot(empty: boolean): Promise<Blob> {
  const file = await archivedDatabase(empty ? 'nothing' : 'schema', async (dataDir) => {
    const engine = await PGlite.create({ dataDir, extensions: { pg_trgm } });
    const archive = await engine.dumpDataDir('none');
    await engine.close();
    return archive;
  });
  return new Blob([readFileSync(file)]);
}

/** Name of a migrated template database. The first file that needs it creates it while the others wait. */
async function migratedTemplate(admin: pg.Client, url: string): Promise<string> {
  const name = `perennial_template_${schemaDigest()}`;
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${unfinished} TEMPLATE template0`);
    const pool = new pg.Pool({ connectionString: urlOf(url, unfinished), max: 1 });
    await migrate(pool).finally(() => pool.end());
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  }
  await admin.query('select pg_advisory_unlock(hashtext($1))', [name]);
  return name;
}

/** Runs `act` while the database rejects audit entries of an action. */
export async function withoutAudit(
  pool: { query(text: string): Promise<unknown> },
  action: string,
  act: () => Promise<void>,
): Promise<void> {
  await pool.query(`
    create function no_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger no_audit before insert on audit_entries for each row when (new.action = '${action}')
    execute function no_audit()`);
  try {
    await act();
  } finally {
    await pool.query('drop function no_audit cascade');
  }
}
