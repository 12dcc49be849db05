import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import type { ImportStep } from '#domain/imports/states.ts';
import { FileFault } from '#server/core/file-fault.ts';
import type { MemberJob } from '#server/jobs/member-jobs.ts';
import { importFile, rememberedColumns, type ImportDeps } from './commands.ts';
import { PlanBuilder } from './plan.ts';
import { addPictures, removePictures, type PictureDeps } from '#server/imports/own/own-pictures.ts';
import { ownImport, type ImportRow } from './queries.ts';
import { firstDayOf, readInSubprocess } from './read-in-subprocess.ts';
import type { LeftOut, RowBatch } from './reading.ts';
import { RECORDINGS } from './recordings/recordings.ts';
import { settleRecordings } from './recordings/settle.ts';
import { addRows, countRows, isPart, type Into, type Outcome } from './store-rows.ts';
import { imports } from './tables.ts';
import { undoSomeRows } from './undo-rows.ts';

export const IMPORT_QUEUE = 'imports';

export interface ImportJobDeps extends ImportDeps, PictureDeps {
  /** Reports that a member's entries have changed. */
  readonly noteChange: (userId: string) => void;
}

const FAILED = 'Something went wrong on our end. Undo this import, then try again.';

/** The import was stopped or discarded meanwhile. */
class Interrupted extends Error {}

/** Records progress. @throws Interrupted if the import is no longer in this state */
async function report(
  { db }: ImportDeps,
  { userId, id }: ImportRow,
  step: ImportStep,
  changes: Partial<ImportRow>,
): Promise<void> {
  const at = and(ownImport(userId, id), eq(imports.step, step));
  const [still] = await db.update(imports).set(changes).where(at).returning({ id: imports.id });
  if (!still) throw new Interrupted();
}

type Take = (into: Into, batch: RowBatch) => Promise<Outcome>;

/** Reads a file from its start, and passes its rows on. */
async function readAll(
  deps: ImportDeps,
  row: ImportRow,
  signal: AbortSignal,
  take: Take,
): Promise<{ readonly plan: PlanBuilder; readonly leftOut: LeftOut } | undefined> {
  const { db, now, importFolder } = deps;
  const plan = new PlanBuilder();
  const into = { userId: row.userId, importId: row.id, at: new Date(now()) };
  const mapping = row.columns && row.source === 'csv' ? row.columns : undefined;
  const asked = {
    path: importFile(importFolder, row),
    fileName: row.fileName,
    timeZone: row.timeZone,
    nowMs: now(),
    since: row.plan ? row.plan.older?.since : await firstDayOf(db, row.userId, now()),
    mapping,
    isStored: row.step === 'importing',
  };
  for await (const answer of readInSubprocess(asked, signal)) {
    if ('table' in answer) {
      const known = await rememberedColumns(db, row, answer.table.headers);
      const columns = { ...answer.table, ...known };
      // Known columns are used immediately; the member can still change them.
      const changes = known ? ({ source: 'csv', columns } as const) : ({ step: 'columns', columns } as const);
      await report(deps, row, 'reading', changes);
      return known ? readAll(deps, { ...row, source: 'csv', columns }, signal, take) : undefined;
    }
    if ('source' in answer) await report(deps, row, row.step, { source: answer.source });
    if ('leftOut' in answer) return { plan, leftOut: answer.leftOut };
    if (!('bytesRead' in answer)) continue;
    if (answer.batch) {
      const outcome = await take(into, answer.batch);
      if (!isPart(answer.batch)) plan.add(answer.batch, outcome);
    }
    await report(deps, row, row.step, { bytesRead: answer.bytesRead });
  }
  throw new Error('The import reader didn’t respond.');
}

async function preview(deps: ImportDeps, row: ImportRow, signal: AbortSignal): Promise<void> {
  const read = await readAll(deps, row, signal, (into, batch) => countRows(deps.db, into, batch));
  if (!read) return;
  await report(deps, row, 'reading', { step: 'ready', plan: read.plan.plan(read.leftOut), bytesRead: 0 });
}

async function store(deps: ImportJobDeps, row: ImportRow, signal: AbortSignal): Promise<void> {
  let { addedCount } = row;
  const take: Take = async (into, batch) => {
    const added = await (batch.table === 'photos'
      ? addPictures(deps, into, batch)
      : addRows(deps.db, into, batch));
    addedCount += added;
    await report(deps, row, 'importing', { addedCount });
    return { added, duplicates: 0, conflicts: 0 };
  };
  try {
    await readAll(deps, row, signal, take);
    await report(deps, row, 'importing', { step: 'done', bytesRead: row.sizeBytes });
  } finally {
    deps.noteChange(row.userId);
  }
}

async function undo(deps: ImportJobDeps, row: ImportRow, signal: AbortSignal): Promise<void> {
  const into = { userId: row.userId, importId: row.id };
  await removePictures(deps, into);
  while (await undoSomeRows(deps.db, into))
    if (signal.aborted) throw new Error('The server is shutting down.');
  // A record of another source counts again.
  for (const recording of Object.values(RECORDINGS)) await settleRecordings(deps.db, row.userId, recording);
  await report(deps, row, 'undoing', { step: 'undone' });
  deps.noteChange(row.userId);
}

const WORK: Readonly<Partial<Record<ImportStep, typeof store>>> = {
  reading: preview,
  importing: store,
  undoing: undo,
};

const ENDED: ReadonlySet<ImportStep> = new Set(['done', 'stopped', 'failed', 'undone', 'undoing']);

/** Previews, imports or undoes a file, depending on the import's state. Repeating it after a crash stores nothing twice. */
export const importsJob = (deps: ImportJobDeps): MemberJob => ({
  name: IMPORT_QUEUE,
  delaySeconds: 0,
  isLong: true,
  work: async (key, signal) => {
    const { db, importFolder } = deps;
    const [userId = '', id = ''] = key.split('/');
    const find = async () => (await db.select().from(imports).where(ownImport(userId, id)))[0];
    const row = await find();
    const work = row && WORK[row.step];
    if (!row || !work) return;
    const file = importFile(importFolder, row);
    // Another instance has the file and will run the job.
    if (row.step !== 'undoing' && !existsSync(file))
      throw new Error('The file for this import is on another server.');
    let failure: unknown;
    try {
      await work(deps, row, signal);
    } catch (error) {
      // The server is stopping: the next one continues.
      if (signal.aborted) throw error;
      const isExpected = error instanceof FileFault || error instanceof Interrupted;
      if (!isExpected) failure = error;
      const fault = error instanceof FileFault ? error.message : FAILED;
      if (!(error instanceof Interrupted))
        await report(deps, row, row.step, { step: 'failed', fault }).catch(() => undefined);
    }
    const now = await find();
    if (!now || ENDED.has(now.step)) await rm(file, { force: true });
    if (failure !== undefined) throw failure;
  },
});
