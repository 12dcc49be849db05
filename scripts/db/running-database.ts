import { existsSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readConfig, type Config } from '#server/config/config.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { Refusal } from '#server/core/refusal.ts';
import { withSettingsFile } from '#server/config/environment-settings.ts';

/** The configured database, in words. */
export const placeOf = ({ dataDir, databaseUrl }: Config): string =>
  databaseUrl === undefined ? `the data directory ${dataDir}` : 'the database in DATABASE_URL';

/** The embedded database of a running server; undefined if none is running, or another is configured. */
export async function runningDatabase({ dataDir, databaseUrl }: Config): Promise<Database | undefined> {
  if (databaseUrl !== undefined || !existsSync(path.join(dataDir, '.s.PGSQL.5432'))) return undefined;
  const pool = new pg.Pool({ host: dataDir, user: 'postgres', database: 'postgres', max: 1 });
  try {
    await pool.query('select 1');
  } catch {
    await pool.end();
    return undefined;
  }
  return { kind: 'embedded', db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * The configured database for a command that may run beside the server: connects to a running server's embedded one, else opens it.
 * @throws DatabaseUnavailable, with what to do
 */
async function joinDatabase(config: Config): Promise<Database> {
  const running = await runningDatabase(config);
  if (running) return running;
  const database = await openDatabase(config);
  await migrate(database.pool);
  return database;
}

/** Runs a command on the configured database; if it fails, prints the reason in one line and exits with 1. */
export async function onDatabase(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(withSettingsFile(process.env));
    const database = await joinDatabase(config);
    await work(database, config).finally(() => database.close());
  } catch (error) {
    const issues = error instanceof Refusal ? error.issues.map(({ message }) => message) : [];
    console.error(issues.join(' ') || (error instanceof Error ? error.message : String(error)));
    process.exit(1);
  }
}
