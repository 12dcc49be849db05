import { and, eq } from 'drizzle-orm';
import type { Reminder } from '#contract/supplements/supplements.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { reminderAnswer, retestTitle } from './reminder-queries.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { reminders } from './tables.ts';

/** A retest's supplement, and the marker to measure again. */
interface Retest {
  readonly id: string;
  readonly name: string;
  readonly retestOn: string | null;
  readonly retestMarker: MarkerKey | null;
}

/** Sets the reminder of a supplement's retest; removes it if there is no date. */
export async function saveRetest(
  tx: Db,
  userId: string,
  { id, name, retestOn, retestMarker }: Retest,
  nowMs: number,
): Promise<void> {
  const own = and(eq(reminders.userId, userId), eq(reminders.id, id));
  if (retestOn === null) {
    await tx.delete(reminders).where(own);
    return;
  }
  const title = retestMarker === null ? `Check if you still need ${name}` : retestTitle(retestMarker);
  const link = retestMarker === null ? '/supplements' : '/blood-tests';
  const [known] = await tx.select({ dueOn: reminders.dueOn }).from(reminders).where(own);
  const set = { dueOn: retestOn, title, link, updatedAt: new Date(nowMs) };
  // A new date reopens a done reminder.
  const state = known?.dueOn === retestOn ? {} : { state: 'open' as const };
  await tx
    .insert(reminders)
    .values({ userId, id, kind: 'retest', ...set })
    .onConflictDoUpdate({ target: [reminders.userId, reminders.id], set: { ...set, ...state } });
}

/**
 * Marks a reminder done or dismissed, or reopens it.
 * @throws Refusal NOT_FOUND if the member has no such reminder
 */
export async function settleReminder(
  db: Db,
  { userId }: Actor,
  { id, state }: Pick<Reminder, 'id' | 'state'>,
  nowMs: number,
): Promise<Reminder> {
  const [row] = await db
    .update(reminders)
    .set({ state, updatedAt: new Date(nowMs) })
    .where(and(eq(reminders.userId, userId), eq(reminders.id, id)))
    .returning();
  if (!row) throw new Refusal('NOT_FOUND');
  return reminderAnswer(row);
}
