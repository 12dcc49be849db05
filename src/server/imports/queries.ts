import { and, desc, eq } from 'drizzle-orm';
import type { ImportInfo } from '#contract/imports.ts';
import { UNDO_DAYS } from '#domain/imports/states.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { imports } from './tables.ts';

export type ImportRow = typeof imports.$inferSelect;

export const ownImport = (userId: string, id: string) => and(eq(imports.userId, userId), eq(imports.id, id));

/** When the time to undo an import ends. */
export const undoBy = (importedAt: Date): Date => new Date(importedAt.getTime() + UNDO_DAYS * DAY_MS);

const STEPS_TO_UNDO: ReadonlySet<string> = new Set(['done', 'stopped', 'failed']);

/** Converts a stored import to its API form. */
export function importInfoOf(row: ImportRow, nowMs: number): ImportInfo {
  const { importedAt, createdAt, bytesRead, sizeBytes, step } = row;
  const until = importedAt && STEPS_TO_UNDO.has(step) ? undoBy(importedAt) : null;
  return {
    id: row.id,
    fileName: row.fileName,
    source: row.source,
    sizeBytes,
    step,
    progress: sizeBytes === 0 ? 0 : Math.min(1, bytesRead / sizeBytes),
    plan: row.plan,
    table: row.columns,
    addedCount: row.addedCount,
    fault: row.fault,
    createdAt: createdAt.toISOString(),
    importedAt: importedAt?.toISOString() ?? null,
    undoBy: until && until.getTime() > nowMs ? until.toISOString() : null,
  };
}

/** A member's imports, newest first. */
export async function importsOf(db: Db, userId: string, nowMs: number): Promise<ImportInfo[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.createdAt))
    .limit(200);
  return rows.map((row) => importInfoOf(row, nowMs));
}

/** @throws Refusal NOT_FOUND */
export async function importOf(db: Db, userId: string, id: string): Promise<ImportRow> {
  const [row] = await db.select().from(imports).where(ownImport(userId, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
