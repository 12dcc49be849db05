import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reminder } from '#contract/supplements/supplements.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { reminders } from './tables.ts';

/** Title of the reminder to test a marker again. */
export const retestTitle = (marker: MarkerKey): string => `Retest ${nameInSentence(markerOf(marker).name)}`;

export const reminderAnswer = (row: typeof reminders.$inferSelect): Reminder => {
  const { id, kind, dueOn, title, link, state } = row;
  return { id, kind, dueOn, title, link, state };
};

const openOf = prepared((db) =>
  db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, sql.placeholder('userId')), eq(reminders.state, 'open')))
    .orderBy(asc(reminders.dueOn), asc(reminders.id))
    .prepare('open_reminders'),
);

/** Open reminders, earliest due first. */
export async function openReminders(db: Db, userId: string): Promise<Reminder[]> {
  const rows = await openOf(db).execute({ userId });
  return rows.map(reminderAnswer);
}
