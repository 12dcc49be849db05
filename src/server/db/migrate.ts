import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

/** Names the lock that instances take while they migrate; any number that nothing else here uses. */
const MIGRATION_LOCK = 7_243_392_016;

/**
 * Brings the database to the schema of this version: applies the SQL files of `folder` that it has not seen yet,
 * all in one transaction. Instances that start together wait for each other on an advisory lock.
 * @throws the database's error where a file fails; nothing of it remains then.
 */
export async function migrate(pool: Pool, folder = migrationsFolder()): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await applyMigrations(drizzle(connection), { migrationsFolder: folder });
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
    connection.release();
  } catch (error) {
    // The lock goes with the connection where unlocking failed.
    connection.release(true);
    throw error;
  }
}

/** The folder of the migrations: beside this file in the source, and reached from a build's chunks too. */
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
