import { createHash } from 'node:crypto';
import {
  cpSync,
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
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { migrate, migrationsFolder } from '#server/db/migrate.ts';

const CACHE = resolve('node_modules/.cache/perennial');
/** What decides the files of a new database. */
const SOURCES = [
  'node_modules/@electric-sql/pglite/package.json',
  resolve(import.meta.dirname, '../embedded/open-engine.ts'),
];
/** Creating takes seconds, on a busy machine many times that. A run that was killed meanwhile leaves its claim behind. */
const PATIENCE_MS = 90_000;

/**
 * A new data directory with a database: empty, or with the current schema and no rows. Creating one takes five seconds of processor time,
 * so it is copied from one that was created before.
 */
export async function newDataDir(holds: 'nothing' | 'schema' = 'nothing'): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perennial-data-'));
  await fillDataDir(dataDir, holds);
  return dataDir;
}

/** Puts a database into a data directory. */
export async function fillDataDir(dataDir: string, holds: 'nothing' | 'schema' = 'nothing'): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const made = await (holds === 'schema' ? migratedDatabase() : createdDatabase());
  cpSync(made, join(dataDir, 'database'), { recursive: true });
}

const digestOf = (files: readonly string[]): string => {
  const digest = createHash('sha256');
  for (const file of files) digest.update(readFileSync(file));
  return digest.digest('hex').slice(0, 16);
};

/** Digest of the schema's migrations and of what else decides the files of a database that has them. */
export function schemaDigest(): string {
  const migrations = readdirSync(migrationsFolder(), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:sql|json)$/.test(name))
    .toSorted()
    .map((name) => join(migrationsFolder(), name));
  return digestOf([...SOURCES, ...migrations]);
}

const createdDatabase = (): Promise<string> =>
  madeOnce(`created-${digestOf(SOURCES)}`, async (dataDir) => {
    await (await openDatabase({ dataDir })).close();
    return join(dataDir, 'database');
  });

const migratedDatabase = (): Promise<string> =>
  madeOnce(`migrated-${schemaDigest()}`, async (dataDir) => {
    await fillDataDir(dataDir);
    const { pool, close } = await openDatabase({ dataDir });
    await migrate(pool);
    await close();
    return join(dataDir, 'database');
  });

/** A database of the tests as an archive, 40 MB, that an engine in memory can load. */
export const archivedDatabase = (
  holds: 'nothing' | 'schema',
  archive: (folder: string) => Promise<Blob>,
): Promise<string> =>
  madeOnce(
    `archive-of-${holds}-${holds === 'schema' ? schemaDigest() : digestOf(SOURCES)}`,
    async (folder) => {
      await fillDataDir(folder, holds);
      const file = join(folder, 'archive.tar');
      writeFileSync(file, Buffer.from(await (await archive(join(folder, 'database'))).arrayBuffer()));
      return file;
    },
  );

/**
 * A file or folder in the cache that the first caller makes while the others wait. Removes what it replaces.
 * @param name ends with the digest of what it is made of
 * @param make makes it in an empty folder, and returns where it is
 */
async function madeOnce(name: string, make: (folder: string) => Promise<string>): Promise<string> {
  const made = join(CACHE, name);
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(made) && !isFirst(`${made}.claim`)) await isMade(made);
  if (existsSync(made)) return made;
  const folder = mkdtempSync(join(CACHE, 'creating-'));
  const ready = await make(folder);
  if (!existsSync(made)) renameSync(ready, made);
  rmSync(folder, { recursive: true, force: true });
  const kind = name.slice(0, name.lastIndexOf('-') + 1);
  for (const old of readdirSync(CACHE))
    if (old.startsWith(kind) && !old.startsWith(name))
      rmSync(join(CACHE, old), { recursive: true, force: true });
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
