import { and, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { GlucoseImport } from '#contract/glucose/glucose.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { isPastRestore } from '#server/db/restorable.ts';
import { Refusal } from '#server/core/refusal.ts';
import { ketoneStore } from './ketones.ts';
import { readingStore } from './readings.ts';
import { glucoseImports, glucoseReadings, ketoneReadings } from './tables.ts';

type ImportRow = typeof glucoseImports.$inferSelect;

/** Readings change a week at a time, so that requests on the embedded database can run in between. */
const WEEK_MS = 7 * DAY_MS;
/** A file that spans decades is imported in longer steps: no sensor recorded that much. */
const MAX_STEPS = 500;

const own = ({ userId }: Actor, id: string) =>
  and(eq(glucoseImports.userId, userId), eq(glucoseImports.id, id));

/** Converts a stored import to its API form. */
export const importAnswer = ({
  userId: _user,
  undoneAt,
  firstAt,
  lastAt,
  createdAt,
  ...row
}: ImportRow): GlucoseImport => ({
  ...row,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  createdAt: createdAt.toISOString(),
  isUndone: undoneAt !== null,
});

/** A member's import. @throws Refusal NOT_FOUND if they have none with this id */
async function importOf(db: Db, actor: Actor, id: string): Promise<ImportRow> {
  const [found] = await db.select().from(glucoseImports).where(own(actor, id));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** A member's imports, newest first. */
export async function importsOf(db: Db, userId: string): Promise<GlucoseImport[]> {
  const rows = await db
    .select()
    .from(glucoseImports)
    .where(eq(glucoseImports.userId, userId))
    .orderBy(desc(glucoseImports.createdAt));
  return rows.map(importAnswer);
}

/** Sets the deletion time of an import's readings that currently have `as`, week by week. */
async function markDeleted(
  db: Db,
  { userId, id, firstAt, lastAt }: ImportRow,
  deletedAt: Date | null,
  as: (column: typeof glucoseReadings.deletedAt | typeof ketoneReadings.deletedAt) => SQL | undefined,
): Promise<void> {
  const [firstMs, lastMs] = [firstAt.getTime(), lastAt.getTime()];
  const stepMs = Math.max(WEEK_MS, Math.ceil((lastMs - firstMs) / MAX_STEPS));
  for (let fromMs = firstMs; fromMs <= lastMs; fromMs += stepMs)
    for (const table of [glucoseReadings, ketoneReadings])
      await db
        .update(table)
        .set({ deletedAt })
        .where(
          and(
            eq(table.userId, userId),
            eq(table.importId, id),
            gte(table.measuredAt, new Date(fromMs)),
            lt(table.measuredAt, new Date(fromMs + stepMs)),
            as(table.deletedAt),
          ),
        );
}

/** Undoes an import by deleting its readings. Undoing twice is fine, even if the first attempt was interrupted. */
export async function undoImport(db: Db, actor: Actor, id: string, nowMs: number): Promise<GlucoseImport> {
  const [undone] = await db
    .update(glucoseImports)
    .set({ undoneAt: sql`coalesce(${glucoseImports.undoneAt}, ${new Date(nowMs).toISOString()})` })
    .where(own(actor, id))
    .returning();
  if (!undone) throw new Refusal('NOT_FOUND');
  await markDeleted(db, undone, undone.undoneAt, isNull);
  return importAnswer(undone);
}

/** Restores what undoing a file deleted; readings that the member deleted before stay deleted. */
export async function redoImport(db: Db, actor: Actor, id: string): Promise<GlucoseImport> {
  const row = await importOf(db, actor, id);
  const { undoneAt } = row;
  if (undoneAt === null) return importAnswer(row);
  await markDeleted(db, row, null, (column) => eq(column, undoneAt));
  await db.update(glucoseImports).set({ undoneAt: null }).where(own(actor, id));
  return importAnswer({ ...row, undoneAt: null });
}

/** Purges readings that were deleted, and imports that were undone, more than 30 days ago. */
export async function sweepGlucose(db: Db, nowMs: number): Promise<void> {
  await readingStore.sweep(db, nowMs);
  await ketoneStore.sweep(db, nowMs);
  await db.delete(glucoseImports).where(isPastRestore(glucoseImports.undoneAt, nowMs));
}
