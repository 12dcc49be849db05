import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { Refusal } from '#server/core/refusal.ts';
import { openInSubprocess } from './import/source-in-subprocess.ts';
import { fingerprintOf, isDamage } from './import/source-files.ts';
import { ImportRefused } from './import/source-row.ts';
import { foodImports } from './tables.ts';

const PART = '.part';

export interface UploadDeps extends Deps {
  /** Folder of files until they are imported. */
  readonly uploadFolder: string;
  readonly foodUploadMb: number;
  /** Queues an import's background job. */
  readonly askImport: (id: string) => void;
}

/** A file uploaded by an admin. */
export interface FoodUpload {
  /** Created by the browser, so that a repeated request starts nothing new. */
  readonly id: string;
  readonly fileName: string;
  /** Streams the file to a path. @throws FileFault PAYLOAD_TOO_LARGE; the disk's error */
  readonly writeTo: (place: string) => Promise<void>;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
}

type ImportRow = typeof foodImports.$inferSelect;

/** Whether an import is waiting or running, including one whose process was killed. */
const isOpen = (state: ImportRow['state'] | undefined): boolean => state === 'waiting' || state === 'running';

export const uploadedFile = (folder: string, id: string): string => path.join(folder, id);

/** What to do about a file that is too large for this server. */
export const tooLarge = (mostMb: number): string =>
  `Food files are limited to ${mostMb.toLocaleString('en')} MB here. Import this one with npm run foods:import on the server, or raise FOOD_UPLOAD_MB.`;

/** Format of a file, by its content. @throws FileFault for one that can't be imported */
async function recognized(place: string, fileName: string, signal: AbortSignal) {
  try {
    const { format, totalBytes } = await openInSubprocess(place, signal);
    return { fileName, format, totalBytes, fingerprint: await fingerprintOf(place, fileName) };
  } catch (error) {
    if (error instanceof ImportRefused) throw new FileFault(error.message);
    if (isDamage(error))
      throw new FileFault('The file is incomplete or damaged. Download it again, then upload it.');
    throw error;
  }
}

/** Records a file for import: as a new run, or as the same file's unfinished one. */
async function recordRun(
  tx: Db,
  id: string,
  file: Pick<ImportRow, 'fileName' | 'format' | 'totalBytes' | 'fingerprint'>,
): Promise<{ readonly run: ImportRow; readonly isNew: boolean }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('food uploads'))`);
  const [sent] = await tx.select().from(foodImports).where(eq(foodImports.id, id));
  if (sent) return { run: sent, isNew: false };
  const [unfinished] = await tx
    .select()
    .from(foodImports)
    .where(
      and(
        eq(foodImports.fingerprint, file.fingerprint),
        inArray(foodImports.state, ['waiting', 'running', 'failed', 'cancelled']),
      ),
    )
    .limit(1);
  if (unfinished && isOpen(unfinished.state)) return { run: unfinished, isNew: false };
  const waiting = { state: 'waiting', endedAt: null, fault: null } as const;
  const [run] = unfinished
    ? await tx.update(foodImports).set(waiting).where(eq(foodImports.id, unfinished.id)).returning()
    : await tx
        .insert(foodImports)
        .values({ id, ...file, ...waiting })
        .returning();
  if (!run) throw new Error('We couldn’t record the import.');
  return { run, isNew: true };
}

/**
 * Receives a food file and queues its import. The same file or request twice is one import.
 * @throws FileFault for a file that is too large or cannot be imported
 */
export async function takeUpload(
  deps: UploadDeps,
  actor: Actor,
  { id, fileName, writeTo, signal }: FoodUpload,
): Promise<ImportRow> {
  const { db, now, uploadFolder: folder, askImport } = deps;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = path.join(folder, `${id}-${crypto.randomUUID()}${PART}`);
  try {
    await writeTo(place);
    const file = await recognized(place, fileName, signal);
    const run = await db.transaction(async (tx) => {
      const recorded = await recordRun(tx, id, file);
      const { id: target, state } = recorded.run;
      const details = { fileName, format: file.format, bytes: file.totalBytes };
      if (recorded.isNew)
        await audit(tx, actor, { action: 'food.import', targetKind: 'import', target, details }, now());
      // Even for a running import: its server may be gone, with its disk and the file.
      if (isOpen(state)) await rename(place, uploadedFile(folder, target));
      return recorded.run;
    });
    askImport(run.id);
    return run;
  } finally {
    await rm(place, { force: true });
  }
}

/**
 * Cancels a waiting or running import; imported rows stay.
 * @throws Refusal NOT_FOUND; CONFLICT if it is over
 */
export async function cancelUpload(
  { db, now, uploadFolder }: Pick<UploadDeps, 'db' | 'now' | 'uploadFolder'>,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx.select().from(foodImports).where(eq(foodImports.id, id)).for('update');
    if (!run) throw new Refusal('NOT_FOUND');
    if (run.state === 'cancelled') return;
    if (!isOpen(run.state))
      throw new Refusal('CONFLICT', { issues: [{ field: 'id', message: 'This import has ended.' }] });
    await tx
      .update(foodImports)
      .set({ state: 'cancelled', endedAt: new Date(now()) })
      .where(eq(foodImports.id, id));
    const details = { fileName: run.fileName, rows: run.rowsDone };
    await audit(
      tx,
      actor,
      { action: 'food.import.cancel', targetKind: 'import', target: id, details },
      now(),
    );
  });
  await rm(uploadedFile(uploadFolder, id), { force: true });
}

/** Requeues imports whose server stopped, and deletes files that no import has used for a day. */
export async function sweepUploads({ db, now, uploadFolder, askImport }: UploadDeps): Promise<void> {
  const names = await readdir(uploadFolder).catch(() => []);
  for (const name of names) {
    const [run] = await db
      .select({ state: foodImports.state })
      .from(foodImports)
      .where(eq(sql`${foodImports.id}::text`, name));
    if (isOpen(run?.state)) askImport(name);
    else await removeOld(path.join(uploadFolder, name), now());
  }
}

/** Keeps newer ones: they may still be arriving, or their import may be retried. */
async function removeOld(place: string, nowMs: number): Promise<void> {
  const found = await stat(place).catch(() => undefined);
  if (found && nowMs - found.mtimeMs > DAY_MS) await rm(place, { force: true });
}
