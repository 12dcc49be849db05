import { and, desc, eq, inArray } from 'drizzle-orm';
import { newId } from '#server/core/new-id.ts';
import type { Db } from '#server/db/database.ts';
import { foodImports } from '#server/foods/tables.ts';
import { ImportBusy } from './source-row.ts';

/** Stored progress of an import. */
export type ImportRun = typeof foodImports.$inferSelect;

/** Fields that change during an import. */
export type RunCounts = Pick<
  ImportRun,
  'rowsDone' | 'taken' | 'updated' | 'refused' | 'refusals' | 'secondsSpent' | 'bytesRead'
>;

/** The unfinished run of the same file, or a new one. A completely imported file starts again. */
export async function beginRun(
  db: Db,
  file: Pick<ImportRun, 'fileName' | 'fingerprint' | 'format' | 'totalBytes'>,
): Promise<ImportRun> {
  const same = and(
    eq(foodImports.fingerprint, file.fingerprint),
    eq(foodImports.format, file.format),
    inArray(foodImports.state, ['waiting', 'running', 'failed', 'cancelled']),
  );
  const [unfinished] = await db
    .select()
    .from(foodImports)
    .where(same)
    .orderBy(desc(foodImports.startedAt))
    .limit(1);
  if (unfinished) {
    const again = { state: 'running', endedAt: null, fault: null } as const;
    await db.update(foodImports).set(again).where(eq(foodImports.id, unfinished.id));
    return { ...unfinished, ...again };
  }
  const [begun] = await db
    .insert(foodImports)
    .values({ id: newId(), state: 'running', ...file })
    .returning();
  if (begun === undefined) throw new Error('We couldn’t record the import.');
  return begun;
}

/**
 * A run that was recorded when its file arrived, or interrupted.
 * @throws ImportBusy if it is over or was canceled
 */
export async function continueRun(db: Db, id: string): Promise<ImportRun> {
  const [run] = await db
    .update(foodImports)
    .set({ state: 'running', endedAt: null, fault: null })
    .where(and(eq(foodImports.id, id), inArray(foodImports.state, ['waiting', 'running', 'failed'])))
    .returning();
  if (!run) throw new ImportBusy('This import has already finished or been canceled.');
  return run;
}

/**
 * Records progress in the transaction that writes the rows, so that each row is processed once.
 * @throws ImportBusy if another process has continued the same run meanwhile
 */
export async function saveCounts(tx: Db, { id, rowsDone }: ImportRun, counts: RunCounts): Promise<void> {
  const saved = await tx
    .update(foodImports)
    .set(counts)
    .where(and(eq(foodImports.id, id), eq(foodImports.rowsDone, rowsDone), eq(foodImports.state, 'running')))
    .returning({ id: foodImports.id });
  if (saved.length === 0)
    throw new ImportBusy('Another import of this file is running. Wait until it finishes.');
}

/** Ends a run; the same file continues a failed one. @param fault reason of a failure, for people */
export async function endRun(
  db: Db,
  { id }: ImportRun,
  state: 'done' | 'failed',
  fault: string | null,
): Promise<void> {
  await db
    .update(foodImports)
    .set({
      state,
      fault,
      endedAt: new Date(),
      ...(state === 'done' && { bytesRead: foodImports.totalBytes }),
    })
    .where(and(eq(foodImports.id, id), eq(foodImports.state, 'running')));
}
