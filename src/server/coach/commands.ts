import { and, count, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Conversation } from '#contract/coach/coach.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { PLAN_LIMITS, upgradePathOf } from '#domain/membership/plans.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { profiles } from '#server/account/tables.ts';
import type { Actor } from '#server/core/actor.ts';
import { newId } from '#server/core/new-id.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { isPastRestore } from '#server/db/restorable.ts';
import { conversationAnswer, conversationOf, exchangesOf, type ExchangeRow } from './queries.ts';
import { conversations, exchanges } from './tables.ts';

export const ownConversation = ({ userId }: Pick<Actor, 'userId'>, id: string) =>
  and(eq(conversations.userId, userId), eq(conversations.id, id));

/** The limit that prevents another saved conversation besides this one; null if the plan allows it. */
export async function reachedLimit(tx: Db, userId: string, id: string) {
  const [profile] = await tx
    .select({ plan: profiles.plan })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  const plan = profile?.plan ?? 'free';
  const limit = PLAN_LIMITS[plan].savedConversations;
  if (limit === null) return null;
  await lockMember(tx, 'conversations', userId);
  const [kept] = await tx
    .select({ count: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        ne(conversations.id, id),
        isNull(conversations.deletedAt),
        isNull(conversations.expiresAt),
      ),
    );
  return (kept?.count ?? 0) < limit ? null : { limit, upgradePath: upgradePathOf(plan) };
}

/** Replaces the reply of a stored question. */
export async function saveReply(
  db: Db,
  { userId }: Actor,
  id: string,
  changes: { readonly reply: Reply; readonly answeredAt?: Date; readonly writer?: null },
): Promise<ExchangeRow> {
  const [stored] = await db
    .update(exchanges)
    .set(changes)
    .where(and(eq(exchanges.userId, userId), eq(exchanges.id, id)))
    .returning();
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}

/** Renames, pins or unpins. @throws Refusal NOT_FOUND */
export async function changeConversation(
  db: Db,
  actor: Actor,
  { id, title, isPinned }: { readonly id: string; readonly title: string; readonly isPinned: boolean },
) {
  const [stored] = await db
    .update(conversations)
    .set({ title, isPinned })
    .where(and(ownConversation(actor, id), isNull(conversations.deletedAt)))
    .returning();
  if (!stored) throw new Refusal('NOT_FOUND');
  return conversationAnswer(stored);
}

/**
 * Copies a conversation up to one of its questions, to continue from there.
 * @throws Refusal NOT_FOUND if the conversation or the question isn't the member's
 */
export const branchConversation = (
  db: Db,
  actor: Actor,
  {
    id,
    newId: branchId,
    exchangeId,
  }: { readonly id: string; readonly newId: string; readonly exchangeId: string },
  nowMs: number,
): Promise<Conversation> =>
  db.transaction(async (tx) => {
    const { userId } = actor;
    const { title } = await conversationOf(tx, userId, id);
    const rows = await exchangesOf(tx, userId, id);
    const last = rows.findIndex((row) => row.id === exchangeId);
    if (last < 0) throw new Refusal('NOT_FOUND');
    const at = new Date(nowMs);
    const expiresAt = (await reachedLimit(tx, userId, branchId)) ? new Date(nowMs + DAY_MS) : null;
    const [made] = await tx
      .insert(conversations)
      .values({ userId, id: branchId, title, expiresAt, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ id: conversations.id });
    if (made)
      await tx.insert(exchanges).values(
        rows.slice(0, last + 1).map((row) => ({
          ...row,
          id: newId(),
          conversationId: branchId,
          state: 'done' as const,
          draft: null,
          // Confirmed proposals belong to the original conversation.
          reply: { ...row.reply, proposals: [], meals: [] },
        })),
      );
    return conversationOf(tx, userId, branchId);
  });

/** Deletes a conversation, which can be restored for 30 days. @throws Refusal NOT_FOUND */
export async function removeConversation(db: Db, actor: Actor, id: string, nowMs: number): Promise<void> {
  const [found] = await db
    .update(conversations)
    .set({ deletedAt: sql`coalesce(${conversations.deletedAt}, ${new Date(nowMs).toISOString()})` })
    .where(ownConversation(actor, id))
    .returning({ id: conversations.id });
  if (!found) throw new Refusal('NOT_FOUND');
}

/** Undoes a deletion. @throws Refusal NOT_FOUND; PLAN_LIMIT if the plan has no room */
export const restoreConversation = (db: Db, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const [stored] = await tx
      .update(conversations)
      .set({ deletedAt: null })
      .where(ownConversation(actor, id))
      .returning();
    if (!stored) throw new Refusal('NOT_FOUND');
    const reached = stored.expiresAt === null ? await reachedLimit(tx, actor.userId, id) : null;
    if (reached)
      throw new Refusal('PLAN_LIMIT', {
        said: `You can save up to ${reached.limit} conversations on your plan. Delete one first.`,
        limit: { use: 'saved-conversation', resetsAt: null, ...reached },
      });
    return conversationAnswer(stored);
  });

/** Deletes all of a member's conversations for good. @returns how many there were */
export async function removeAllConversations(db: Db, { userId }: Actor): Promise<number> {
  const gone = await db
    .delete(conversations)
    .where(eq(conversations.userId, userId))
    .returning({ deletedAt: conversations.deletedAt });
  return gone.filter(({ deletedAt }) => deletedAt === null).length;
}

/** Purges conversations deleted more than 30 days ago, and unsaved ones past their date. */
export async function sweepConversations(db: Db, nowMs: number): Promise<void> {
  await db
    .delete(conversations)
    .where(or(isPastRestore(conversations.deletedAt, nowMs), lt(conversations.expiresAt, new Date(nowMs))));
}
