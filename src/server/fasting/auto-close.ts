import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastingNow } from '#contract/fasting.ts';
import { automaticEnd, fastDate, spanOf, type FastSpan } from '#domain/fasting/fast-state.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { fastAnswer, permissionOf, runningOf, type FastRow } from './queries.ts';
import { fasts } from './tables.ts';

export const spanOfRow = (row: FastRow): FastSpan => spanOf(fastAnswer(row));

/** A fast with its current state: one that exceeded its time limit is closed. */
export async function settled(db: Db, row: FastRow, nowMs: number): Promise<FastRow> {
  if (row.endedAt !== null) return row;
  const span = spanOfRow(row);
  const { endMs, isUnfinished } = automaticEnd(span, row.timeZone);
  if (endMs > nowMs) return row;
  const [closed] = await db
    .update(fasts)
    .set({
      endedAt: new Date(endMs),
      isUnfinished,
      localDate: fastDate({ ...span, endedAtMs: endMs }, row.timeZone),
      updatedAt: new Date(nowMs),
    })
    .where(
      and(
        eq(fasts.userId, row.userId),
        eq(fasts.id, row.id),
        isNull(fasts.endedAt),
        // Its start, and so its end, may have changed since it was read.
        eq(fasts.startedAt, row.startedAt),
      ),
    )
    .returning();
  return closed ?? row;
}

/** Closes the member's running fast if its time is over. @returns the fast that is still running */
export async function closeOverdue(db: Db, userId: string, nowMs: number): Promise<FastRow | undefined> {
  const running = await runningOf(db, userId);
  const row = running && (await settled(db, running, nowMs));
  return row?.endedAt === null ? row : undefined;
}

/** Shortest time limit: a fasting day of 23 hours. */
const MIN_FAST_MS = 23 * HOUR_MS;

/** Closes all running fasts past their time limit. */
export async function closeAllOverdue(db: Db, nowMs: number): Promise<void> {
  const rows = await db
    .select()
    .from(fasts)
    .where(
      and(isNull(fasts.endedAt), isNull(fasts.deletedAt), lt(fasts.startedAt, new Date(nowMs - MIN_FAST_MS))),
    );
  for (const row of rows) await settled(db, row, nowMs);
}

/** The running fast and whether fasting is offered, in two statements, because open screens poll every few seconds. */
export async function fastingNowOf(db: Db, { userId }: Actor, nowMs: number): Promise<FastingNow> {
  const [running, { screening, against }] = await Promise.all([
    closeOverdue(db, userId, nowMs),
    permissionOf(db, userId, nowMs),
  ]);
  return { fast: running ? fastAnswer(running) : null, screening, against };
}
