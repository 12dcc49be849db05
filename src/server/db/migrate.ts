import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/** Key of the lock that instances take while they migrate; any number that isn't used elsewhere. */
const MIGRATION_LOCK = 7_243_392_016;

/** A newer release has changed the database. The message says what to do. */
export class DatabaseTooNew extends Error {}

const UNDEFINED_TABLE = '42P01';

/** Creation time of the database's newest migration; 0 for a new database. */
async function newestIn(db: Pool | PoolClient): Promise<number> {
  try {
    const { rows } = await db.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
    return Number(rows[0]?.newest ?? 0);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return 0;
    throw error;
  }
}

/** Only the newest migration counts: a later release may have merged the first ones into one. */
function isUpToDate(newestMs: number, folder: string): boolean {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly when: number }[];
  };
  const knownMs = Math.max(0, ...journal.entries.map(({ when }) => when));
  if (newestMs > knownMs)
    throw new DatabaseTooNew(
      'A newer version of Perennial has updated this database. Nothing was changed. ' +
        'Install that version again, or restore a backup from before the update (npm run db:restore).',
    );
  return newestMs === knownMs;
}

/**
 * Brings the database to this version's schema: applies the SQL files of `folder` that it hasn't seen yet, in one transaction. Instances
 * that start together wait for each other on an advisory lock.
 * @throws DatabaseTooNew; the database's error if a file fails, and then nothing is applied
 */
export async function migrate(pool: Pool, folder = migrationsFolder()): Promise<void> {
  if (isUpToDate(await newestIn(pool), folder)) return;
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      if (!isUpToDate(await newestIn(connection), folder))
        await applyMigrations(drizzle(connection), { migrationsFolder: folder });
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
    connection.release();
  } catch (error) {
    // If unlocking failed, closing the connection releases the lock.
    connection.release(true);
    throw error;
  }
}

/** The folder of migrations: next to this file in the source, and reachable from a build's chunks too. */
export function migrationsFolder(): string {
  const places = [
    'migrations',
    '../migrations',
    '../../src/server/db/migrations',
    '../../../src/server/db/migrations',
  ];
  const folder = places.map((place) => join(import.meta.dirname, place)).find((place) => existsSync(place));
  if (folder === undefined) throw new Error(`No migrations found from ${import.meta.dirname}.`);
  return folder;
}
