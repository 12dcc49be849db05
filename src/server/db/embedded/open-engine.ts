import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFiles } from './durable-files.ts';
import { mayOptimizeNewFunctions } from './wasm-tiers.ts';

/**
 * 16 MB of buffers instead of 128 MB halve the process's memory; the system's page cache does the rest. Without the limit on files it would
 * keep every table and index open that it ever read. The engine's memory never shrinks, so rare work must stay small: analyzing a table reads
 * 300 rows into memory for each point of the statistics target, 60 MB of meals with the default of 100.
 */
export const SETTINGS: readonly string[] = [
  'shared_buffers=16MB',
  'wal_buffers=1MB',
  'max_files_per_process=128',
  'default_statistics_target=20',
  'maintenance_work_mem=8MB',
];
/** PGlite's default `-F` would turn syncing off, and of the sync methods only `fsync` reaches the hook of `DurableFiles`. */
export const DURABLE_START: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** PGlite reads all array types at start for its own queries. We make none: clients speak the wire protocol. */
class Engine extends PGlite {
  override _initArrayTypes(): Promise<void> {
    return Promise.resolve();
  }
}

/** Whether `folder` contains a complete database. */
export function databaseExists(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

/**
 * Creates an empty database in `folder`. It is built next to it and renamed when complete on disk, so a crash leaves nothing that looks
 * like a database. Needs much memory, so the process should exit afterwards; none of its work is worth optimizing.
 */
export async function createDatabase(folder: string): Promise<void> {
  mayOptimizeNewFunctions(false);
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create({ dataDir: unfinished, postgresqlconf: [...SETTINGS] });
  await engine.close();
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/**
 * Opens the database in `folder`, which must exist and be locked by the caller. Calls `onFailure` when the engine has failed for good
 * (PANIC or FATAL): the process must then exit, and the next start recovers.
 * @throws if commits wouldn't reach the disk
 */
export async function openEngine(
  folder: string,
  onFailure: (reason: string) => void,
  startParams = DURABLE_START,
): Promise<PGlite> {
  const files = new DurableFiles(folder);
  const engine = new Engine({
    fs: files,
    startParams: [...startParams],
    postgresqlconf: [...SETTINGS],
    extensions: { pg_trgm },
    onStderr: (line) => {
      // Other lines may contain statements with members' data, so they aren't passed on.
      if (/\b(?:PANIC|FATAL): /.test(line)) onFailure(line);
      return true;
    },
  });
  await engine.waitReady;
  await withBaselineParser(engine);
  const before = files.syncs;
  await engine.exec(`select pg_logical_emit_message(true, 'perennial', 'does a commit reach the disk?')`);
  if (files.syncs > before) return engine;
  await engine.close();
  throw new Error(
    'The embedded database commits without fsync. Refusing to store data that could be lost in a crash.',
  );
}

/** Optimizing the parser of SQL, one function of 100 kB, takes 600 MB. Here it is called for the first time, to read an empty statement. */
async function withBaselineParser(engine: PGlite): Promise<void> {
  mayOptimizeNewFunctions(false);
  await engine.exec(';');
  mayOptimizeNewFunctions(true);
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
