import { and, eq } from 'drizzle-orm';
import { isRuleId } from '#domain/supplements/all-rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { dismissedSuggestions } from './tables.ts';

/** Dismissed suggestions by rule, with their trigger and date. */
export async function dismissalsOf(db: Db, userId: string) {
  const rows = await db.select().from(dismissedSuggestions).where(eq(dismissedSuggestions.userId, userId));
  return new Map(rows.map((row) => [row.ruleId, row]));
}

/**
 * Dismisses a suggestion until its trigger changes.
 * @throws Refusal NOT_FOUND if no rule has this id
 */
export async function dismiss(
  db: Db,
  { userId }: Actor,
  { ruleId, triggerKey }: { readonly ruleId: string; readonly triggerKey: string },
  today: string,
): Promise<void> {
  if (!isRuleId(ruleId)) throw new Refusal('NOT_FOUND');
  const set = { triggerKey, dismissedOn: today };
  await db
    .insert(dismissedSuggestions)
    .values({ userId, ruleId, ...set })
    .onConflictDoUpdate({ target: [dismissedSuggestions.userId, dismissedSuggestions.ruleId], set });
}

/**
 * Undoes a dismissal. Does nothing if the suggestion isn't dismissed.
 * @throws Refusal NOT_FOUND if no rule has this id
 */
export async function recall(db: Db, { userId }: Actor, ruleId: string): Promise<void> {
  if (!isRuleId(ruleId)) throw new Refusal('NOT_FOUND');
  await db
    .delete(dismissedSuggestions)
    .where(and(eq(dismissedSuggestions.userId, userId), eq(dismissedSuggestions.ruleId, ruleId)));
}
