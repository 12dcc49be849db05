import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { ImportSource } from '#domain/imports/sources.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { newId } from '#server/core/new-id.ts';
import type { Db } from '#server/db/database.ts';
import { Batches } from '#server/imports/batches.ts';
import { ownImport } from '#server/imports/queries.ts';
import type { FileEntry, ReadAnswer } from '#server/imports/reading.ts';
import { imports } from '#server/imports/tables.ts';
import { storeLiveRows } from './refresh-rows.ts';

/** After this, a source starts a new import, so that undoing one doesn't undo years. */
const MAX_AGE_MS = 30 * DAY_MS;

/** A source that pushes or is polled, without a file. */
export interface LiveSource {
  readonly userId: string;
  /** Its name in the import history. */
  readonly name: string;
  readonly source: ImportSource;
  readonly timeZone: string;
}

export interface LiveOutcome {
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
  /** Skipped because the plan doesn't include them. */
  readonly older: number;
}

/** The current import of a live source. */
async function liveImportOf(
  db: Db,
  { userId, name, source, timeZone }: LiveSource,
  at: Date,
): Promise<string> {
  const [known] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        eq(imports.fileName, name),
        eq(imports.sizeBytes, 0),
        eq(imports.step, 'done'),
        gt(imports.createdAt, new Date(at.getTime() - MAX_AGE_MS)),
      ),
    )
    .orderBy(desc(imports.createdAt))
    .limit(1);
  if (known) return known.id;
  const id = newId();
  await db.insert(imports).values({
    userId,
    id,
    fileName: name,
    source,
    sizeBytes: 0,
    timeZone,
    step: 'done',
    createdAt: at,
    importedAt: at,
  });
  return id;
}

/** Stores a live source's records and lists it among the member's imports. */
export async function storeLive(
  db: Db,
  live: LiveSource,
  answers: AsyncIterable<ReadAnswer> | Iterable<ReadAnswer>,
  nowMs: number,
): Promise<LiveOutcome> {
  const at = new Date(nowMs);
  const { userId } = live;
  let importId: string | undefined;
  const outcome = { added: 0, changed: 0, refused: 0, older: 0 };
  for await (const answer of answers) {
    // A token for a device's figures must not restore a whole account.
    if ('table' in answer || ('source' in answer && answer.source !== live.source))
      throw new FileFault(`This isn’t data from ${live.name}.`);
    if ('leftOut' in answer)
      Object.assign(outcome, {
        refused: answer.leftOut.refusedCount,
        older: answer.leftOut.older?.count ?? 0,
      });
    if (!('bytesRead' in answer) || !answer.batch) continue;
    importId ??= await liveImportOf(db, live, at);
    const { added, changed } = await storeLiveRows(db, { userId, importId, at }, answer.batch);
    outcome.added += added;
    outcome.changed += changed;
  }
  if (importId !== undefined)
    await db
      .update(imports)
      .set({ importedAt: at, addedCount: sql`${imports.addedCount} + ${outcome.added}` })
      .where(ownImport(userId, importId));
  return outcome;
}

/** Records of a source read in this process, in the format of the file reader. */
export function* batchesOf(
  found: Iterable<FileEntry>,
  source: ImportSource,
  { nowMs, since }: { readonly nowMs: number; readonly since: string | undefined },
): Generator<ReadAnswer> {
  const batches = new Batches(source, nowMs, since);
  for (const one of found) {
    const batch = batches.add(one);
    if (batch) yield { bytesRead: 0, batch };
  }
  yield* batches.end(0);
}
