import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import type { OwnSupplement, OwnSupplementInput } from '#contract/supplements/supplement-entries.ts';
import { MAX_SUPPLEMENTS } from '#domain/supplements/own-supplement.ts';
import { isRuleId } from '#domain/supplements/all-rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryStore } from '#server/db/entries.ts';
import { refuseField } from '#server/core/refusal.ts';
import { saveRetest } from './reminders.ts';
import { ownSupplements } from './tables.ts';

export const ownStore = entryStore(ownSupplements, ownSupplements.localDate);

/** Converts a stored supplement to its API form. */
export const ownAnswer = (row: typeof ownSupplements.$inferSelect): OwnSupplement => ({
  id: row.id,
  timeZone: row.timeZone,
  note: row.note,
  date: row.localDate,
  name: row.name,
  amounts: row.amounts,
  times: row.times,
  weekdays: row.weekdays,
  activeFrom: row.localDate,
  activeTo: row.activeTo,
  ruleId: row.ruleId,
  retestOn: row.retestOn,
  retestMarker: row.retestMarker,
});

/** A member's supplements, including ended ones, by first day. */
export async function ownSupplementsOf(db: Db, userId: string): Promise<OwnSupplement[]> {
  const rows = await db
    .select()
    .from(ownSupplements)
    .where(and(eq(ownSupplements.userId, userId), isNull(ownSupplements.deletedAt)))
    .orderBy(asc(ownSupplements.localDate), asc(ownSupplements.name), asc(ownSupplements.id));
  return rows.map(ownAnswer);
}

/** @throws Refusal CONFLICT if the member has the maximum number of supplements */
async function refuseFull(tx: Db, { userId }: Actor, id: string): Promise<void> {
  const [others] = await tx
    .select({ supplements: count() })
    .from(ownSupplements)
    .where(
      and(eq(ownSupplements.userId, userId), ne(ownSupplements.id, id), isNull(ownSupplements.deletedAt)),
    );
  if ((others?.supplements ?? 0) >= MAX_SUPPLEMENTS)
    throw refuseField(
      'CONFLICT',
      'name',
      `You can have up to ${MAX_SUPPLEMENTS} supplements. Delete one first.`,
    );
}

/** @throws Refusal BAD_REQUEST if no rule has this id */
function refuseUnknownRule(ruleId: string | null): void {
  if (ruleId !== null && !isRuleId(ruleId))
    throw refuseField('BAD_REQUEST', 'ruleId', 'No suggestion has this ID. Leave the ID out.');
}

/**
 * Adds or replaces a supplement and its retest reminder.
 * @throws Refusal NOT_FOUND if it was deleted, CONFLICT at the maximum number, BAD_REQUEST for an unknown rule
 */
export const putOwn = (
  db: Db,
  actor: Actor,
  input: OwnSupplementInput,
  nowMs: number,
): Promise<OwnSupplement> =>
  db.transaction(async (tx) => {
    refuseUnknownRule(input.ruleId);
    await refuseFull(tx, actor, input.id);
    const row = await ownStore.put(tx, actor, { ...input, localDate: input.activeFrom }, nowMs);
    await saveRetest(tx, actor.userId, row, nowMs);
    return ownAnswer(row);
  });

/** Deletes a supplement, which can be restored for 30 days, and its reminder. Logged doses stay. */
export const removeOwn = (db: Db, actor: Actor, id: string, nowMs: number): Promise<void> =>
  db.transaction(async (tx) => {
    await ownStore.remove(tx, actor, id, nowMs);
    await saveRetest(tx, actor.userId, { id, name: '', retestOn: null, retestMarker: null }, nowMs);
  });

/** Undoes a deletion, with the reminder. */
export const restoreOwn = (db: Db, actor: Actor, id: string, nowMs: number): Promise<OwnSupplement> =>
  db.transaction(async (tx) => {
    const row = await ownStore.restore(tx, actor, id);
    if (!row.deletedAt) await saveRetest(tx, actor.userId, row, nowMs);
    return ownAnswer(row);
  });
