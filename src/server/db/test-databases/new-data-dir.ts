import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';

const CACHE = resolve('node_modules/.cache/perennial');
/** What decides the files of a new database. */
const SOURCES = [
  'node_modules/@electric-sql/pglite/package.json',
  resolve(import.meta.dirname, '../embedded/open-engine.ts'),
];
/** Creating takes seconds, on a busy machine many times that. A run that was killed meanwhile leaves its claim behind. */
const PATIENCE_MS = 90_000;

/**
 * A new data directory with an empty database, without migrations. Creating one takes five seconds of processor time, so it is copied from
 * one that was created before.
 */
export async function newDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perennial-data-'));
  await fillDataDir(dataDir);
  return dataDir;
}

/** Puts an empty database into a data directory. */
export async function fillDataDir(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  cpSync(await createdDatabase(), join(dataDir, 'database'), { recursive: true });
}

async function createdDatabase(): Promise<string> {
  const digest = createHash('sha256');
  for (const source of SOURCES) digest.update(readFileSync(source));
  const made = join(CACHE, `created-${digest.digest('hex').slice(0, 16)}`);
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(made) && !isFirst(`${made}.claim`)) await isMade(made);
  if (existsSync(made)) return made;
  const dataDir = mkdtempSync(join(CACHE, 'creating-'));
  const database = await openDatabase({ dataDir });
  await database.close();
  if (!existsSync(made)) renameSync(join(dataDir, 'database'), made);
  rmSync(dataDir, { recursive: true, force: true });
  return made;
}

/** Whether no other process has claimed the work. */
function isFirst(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}

async function isMade(made: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!existsSync(made) && Date.now() < deadline) await wait(100);
}
