import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { SETTINGS } from './embedded/open-engine.ts';
import { WireServer } from './embedded/wire-server.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { Pool } from './pool.ts';

/** A database of one test file, with all migrations applied. */
export interface TestDatabase extends Database {
  /** Empties all tables except the migrations' own records. */
  clear(): Promise<void>;
}

export interface TestPlace {
  readonly name: 'embedded' | 'PostgreSQL';
  /** A fresh database; `empty` leaves out the migrations. Close it when the file is done. */
  open(options?: { readonly empty?: boolean }): Promise<TestDatabase>;
}

/** For tests of files, pictures, pages and processes, which behave the same whatever database keeps their rows. */
export const EMBEDDED: TestPlace[] = [
  { name: 'embedded', open: (options) => openInMemory(options?.empty ?? false) },
];

/**
 * Databases that tests run on: always the embedded engine (in the test's process and in memory, 0.3 s to open), and PostgreSQL if
 * `TEST_DATABASE_URL` names a server that allows creating databases. Use: `describe.each(testDatabases())('a diary on $name', ({ open }) =>
 * …)`.
 */
export function testDatabases(): TestPlace[] {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') return EMBEDDED;
  return [...EMBEDDED, { name: 'PostgreSQL', open: (options) => openOnServer(url, options?.empty ?? false) }];
}

async function openInMemory(empty: boolean): Promise<TestDatabase> {
  const engine = await startInMemory(await snapshot(empty));
  const close = async () => {
    await engine.pool.end();
    await engine.stop();
  };
  return testDatabase('embedded', engine.pool, close);
}

async function openOnServer(url: string, empty: boolean): Promise<TestDatabase> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const name = `perennial_test_${randomBytes(6).toString('hex')}`;
  const template = empty ? 'template0' : await migratedTemplate(admin, url);
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const pool = new Pool({ connectionString: urlOf(url, name), max: 10 });
  const close = async () => {
    await pool.end();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  };
  return testDatabase('postgres', pool, close);
}

/** Deletes with foreign keys disabled: `TRUNCATE` recreates the files of sixty tables, which takes ten times as long. */
const EMPTY_ALL_TABLES = `do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
      execute 'delete from ' || name;
    end loop;
  end $$`;

function testDatabase(kind: Database['kind'], pool: pg.Pool, close: () => Promise<void>): TestDatabase {
  const clear = async () => void (await pool.query(EMPTY_ALL_TABLES));
  // A pool doesn't wait for its connections to end, so the last ones may report that their database is gone.
  pool.on('error', () => undefined);
  return { kind, db: drizzle(pool), pool, close, clear };
}

/** Starts an engine in memory behind its own socket, as the server would reach the real one. */
async function startInMemory(
  from?: Blob,
): Promise<{ engine: PGlite; pool: pg.Pool; stop: () => Promise<void> }> {
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    ...(from && { loadDataDir: from }),
  });
  const folder = mkdtempSync(join(tmpdir(), 'perennial-test-'));
  const server = new WireServer(engine);
  await server.start(join(folder, '.s.PGSQL.5432'));
  const pool = new Pool({ host: folder, user: 'postgres', database: 'postgres', max: 4 });
  const stop = async () => {
    await server.stop();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { engine, pool, stop };
}

/** A database created once and stored as an archive, since creating one takes seconds. */
async function snapshot(empty: boolean): Promise<Blob> {
  const cache = resolve('node_modules/.cache/perennial');
  const file = join(cache, `${empty ? 'empty' : migrationsDigest()}.tar`);
  if (!existsSync(file)) {
    const base = empty ? undefined : await snapshot(true);
    const { engine, pool, stop } = await startInMemory(base);
    pool.on('error', () => undefined);
    if (!empty) await migrate(pool);
    await pool.end();
    const archive = await engine.dumpDataDir('none');
    await stop();
    mkdirSync(cache, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await archive.arrayBuffer()));
    renameSync(unfinished, file);
    const outdated = readdirSync(cache).filter(
      (name) => /^[0-9a-f]{16}\.tar$/.test(name) && !empty && !file.endsWith(name),
    );
    for (const name of outdated) rmSync(join(cache, name), { force: true });
  }
  return new Blob([readFileSync(file)]);
}

/** Name of a migrated template database. The first file that needs it creates it while the others wait. */
async function migratedTemplate(admin: pg.Client, url: string): Promise<string> {
  const name = `perennial_template_${migrationsDigest()}`;
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

function migrationsDigest(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (/\.(?:sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
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
