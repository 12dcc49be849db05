import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ImportInfo, ImportTable } from '#contract/imports.ts';
import { columnsFault, type MappedColumn } from '#domain/imports/columns.ts';
import type { ImportStep } from '#domain/imports/states.ts';
import type { Actor } from '#server/core/actor.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { importInfoOf, importOf, ownImport, undoBy, type ImportRow } from './queries.ts';
import { connections, imports } from './tables.ts';

export interface ImportDeps extends Deps {
  /** Folder of files until their import has ended. */
  readonly importFolder: string;
  /** Queues the background job of an import. */
  readonly runImport: (userId: string, id: string) => void;
}

/** A member's file on the disk. */
export const importFile = (folder: string, { userId, id }: Pick<ImportRow, 'userId' | 'id'>): string =>
  path.join(folder, `${userId}-${id}`);

/** @throws Refusal CONFLICT if the import isn't in one of these states */
async function moveTo(
  db: Db,
  { userId }: Actor,
  id: string,
  from: readonly ImportStep[],
  changes: Partial<ImportRow>,
): Promise<ImportRow> {
  const [moved] = await db
    .update(imports)
    .set(changes)
    .where(and(ownImport(userId, id), inArray(imports.step, [...from])))
    .returning();
  if (moved) return moved;
  const { step } = await importOf(db, userId, id);
  if (step === changes.step) return importOf(db, userId, id);
  throw refuseField('CONFLICT', 'id', 'This import’s status has changed. Reload to see it.');
}

/** Reads a table again with other columns. @throws Refusal BAD_REQUEST for columns that produce no records */
export async function setColumns(
  { db, now, runImport }: ImportDeps,
  actor: Actor,
  { id, columns, isDayFirst }: { id: string; columns: readonly MappedColumn[]; isDayFirst: boolean | null },
): Promise<ImportInfo> {
  const { columns: table } = await importOf(db, actor.userId, id);
  if (!table)
    throw refuseField(
      'CONFLICT',
      'columns',
      'We already recognize this file’s columns, so you don’t need to choose them.',
    );
  const fault = columnsFault(columns);
  if (fault !== undefined) throw refuseField('BAD_REQUEST', 'columns', fault);
  const row = await moveTo(db, actor, id, ['columns', 'ready'], {
    step: 'reading',
    bytesRead: 0,
    fault: null,
    plan: null,
    source: 'csv',
    columns: { ...table, columns: [...columns], isDayFirst },
  });
  runImport(actor.userId, id);
  return importInfoOf(row, now());
}

/** Imports a previewed file in the background. */
export async function startImport(
  { db, now, runImport }: ImportDeps,
  actor: Actor,
  id: string,
): Promise<ImportInfo> {
  const changes = { step: 'importing', bytesRead: 0, importedAt: new Date(now()) } as const;
  const row = await moveTo(db, actor, id, ['ready'], changes);
  runImport(actor.userId, id);
  return importInfoOf(row, now());
}

/** Stops an import; stored records stay until it is undone. */
export async function stopImport({ db, now }: ImportDeps, actor: Actor, id: string): Promise<ImportInfo> {
  return importInfoOf(await moveTo(db, actor, id, ['importing'], { step: 'stopped' }), now());
}

/** Undoes an import in the background. @throws Refusal CONFLICT after 30 days */
export async function undoImport(
  { db, now, runImport }: ImportDeps,
  actor: Actor,
  id: string,
): Promise<ImportInfo> {
  const { importedAt, step } = await importOf(db, actor.userId, id);
  if (step !== 'undone' && (!importedAt || undoBy(importedAt).getTime() < now()))
    throw refuseField('CONFLICT', 'id', 'You can only undo an import within 30 days.');
  const row = await moveTo(db, actor, id, ['done', 'stopped', 'failed'], { step: 'undoing' });
  // A service whose data is undone turns off when it is read again: now rather than in half an hour.
  if (row.sizeBytes === 0)
    await db
      .update(connections)
      .set({ nextAt: new Date(now()) })
      .where(eq(connections.userId, actor.userId));
  runImport(actor.userId, id);
  return importInfoOf(row, now());
}

/** Discards a file that was not imported. Discarding it twice is fine. */
export async function removeImport(
  { db, importFolder }: ImportDeps,
  { userId }: Actor,
  id: string,
): Promise<void> {
  const [row] = await db.select().from(imports).where(ownImport(userId, id));
  if (!row) return;
  if (row.importedAt)
    throw refuseField(
      'CONFLICT',
      'id',
      'You’ve already imported this file. To import it again, undo the earlier import first.',
    );
  await db.delete(imports).where(ownImport(userId, id));
  await rm(importFile(importFolder, row), { force: true });
}

/** The member's last choice of columns for a table with the same headers. */
export async function rememberedColumns(
  db: Db,
  { userId, id }: Pick<ImportRow, 'userId' | 'id'>,
  headers: readonly string[],
): Promise<Pick<ImportTable, 'columns' | 'isDayFirst'> | undefined> {
  const rows = await db
    .select({ id: imports.id, columns: imports.columns, importedAt: imports.importedAt })
    .from(imports)
    .where(and(eq(imports.userId, userId), isNotNull(imports.columns), isNotNull(imports.importedAt)))
    .orderBy(desc(imports.createdAt))
    .limit(50);
  const wanted = JSON.stringify(headers);
  return (
    rows.find((row) => row.id !== id && JSON.stringify(row.columns?.headers) === wanted)?.columns ?? undefined
  );
}
