import { constants, existsSync } from 'node:fs';
import { access, copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts';
import type { Database } from '#server/db/database.ts';
import { dumpDatabase } from '#server/db/dump.ts';

/** After midnight UTC, when past days are rolled up and few people are awake in Europe and America. */
const FROM_HOUR = 2;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
export const DATABASE_FILE = 'database.gz';
export const PICTURES = 'photos';

export interface BackupDeps {
  readonly database: Pick<Database, 'pool'>;
  /** One folder per day. */
  readonly folder: string;
  readonly keptDays: number;
  /** The folder of pictures; undefined if a bucket has them. */
  readonly pictures: string | undefined;
  readonly now: () => number;
}

/** Creates the folder for backups. @throws with what to change, if it can't be written */
export async function prepareBackups(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Invalid settings:\n  BACKUP_DIR ${folder} can’t be used: ${reason}`, {
      cause: error,
    });
  }
}

/** Days with a complete backup, oldest first. */
export async function backupsIn(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => DATE.test(name)).toSorted();
}

/** Hard-links a file from an earlier backup, because pictures never change. On another file system, copies it. */
async function place(file: string, earlier: string | undefined, target: string): Promise<void> {
  if (earlier !== undefined && existsSync(earlier)) await link(earlier, target);
  else await copyFile(file, target);
}

/** Copies pictures; those in the previous backup take no extra space. A picture deleted meanwhile is left out. */
async function copyPictures(from: string, earlier: string | undefined, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const name = path.relative(from, path.join(entry.parentPath, entry.name));
    await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: 0o700 });
    await place(path.join(from, name), earlier && path.join(earlier, name), path.join(to, name)).catch(
      (error: unknown) => {
        if (existsSync(path.join(from, name))) throw error;
      },
    );
  }
}

/**
 * Backs up the running database and the pictures once a day, and deletes backups older than `keptDays`. A backup gets its name when it is
 * complete.
 * @throws if the folder can't be written; the next round tries again
 */
export async function backUp({ database, folder, keptDays, pictures, now }: BackupDeps): Promise<void> {
  const today = new Date(now()).toISOString().slice(0, 10);
  const days = await backupsIn(folder);
  if (days.includes(today) || now() % DAY_MS < FROM_HOUR * HOUR_MS) return;
  const unfinished = path.join(folder, `.${today}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await dumpDatabase(database.pool, path.join(unfinished, DATABASE_FILE));
  const before = days.at(-1);
  const earlier = before && path.join(folder, before, PICTURES);
  if (pictures !== undefined) await copyPictures(pictures, earlier, path.join(unfinished, PICTURES));
  await rename(unfinished, path.join(folder, today));
  const oldest = new Date(now() - keptDays * DAY_MS).toISOString().slice(0, 10);
  for (const day of days.filter((each) => each <= oldest))
    await rm(path.join(folder, day), { recursive: true, force: true });
}
