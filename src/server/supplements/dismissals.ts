import { and, eq } from 'drizzle-orm';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/db/database.ts';
import { dismissedSuggestions } from './tables.ts';

/** What the member does not want, by rule: what triggered it then, and since when. */
export async function dismissalsOf(db: Db, userId: string) {
  const rows = await db.select().from(dismissedSuggestions).where(eq(dismissedSuggestions.userId, userId));
  return new Map(rows.map((row) => [row.ruleId, row]));
}

/** Keeps a suggestion away until what triggered it changes. */
export async function dismiss(
  db: Db,
  { userId }: Actor,
  { ruleId, triggerKey }: { readonly ruleId: string; readonly triggerKey: string },
  today: string,
): Promise<void> {
  const set = { triggerKey, dismissedOn: today };
  await db
    .insert(dismissedSuggestions)
    .values({ userId, ruleId, ...set })
    .onConflictDoUpdate({ target: [dismissedSuggestions.userId, dismissedSuggestions.ruleId], set });
}

/** Undoes a dismissal; what was not dismissed is fine. */
export async function recall(db: Db, { userId }: Actor, ruleId: string): Promise<void> {
  await db
    .delete(dismissedSuggestions)
    .where(and(eq(dismissedSuggestions.userId, userId), eq(dismissedSuggestions.ruleId, ruleId)));
}
