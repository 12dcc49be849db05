import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { MAX_EXCHANGES } from '#domain/coach/limits.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { PLAN_LIMITS, PLANS } from '#domain/membership/plans.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { profiles } from '#server/account/tables.ts';
import { ownConversation, reachedLimit } from '#server/coach/commands.ts';
import { exchangeOf, ofConversation, type ExchangeRow } from '#server/coach/queries.ts';
import { conversations, exchanges } from '#server/coach/tables.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';

/** Plans that save every conversation. */
const UNLIMITED = PLANS.filter((plan) => PLAN_LIMITS[plan].savedConversations === null);

const MAX_TITLE = 80;

function titleOf(question: string): string {
  const line = capitalized(question.replaceAll(/\s+/g, ' '));
  const words = line.slice(0, line.lastIndexOf(' ', MAX_TITLE) + 1).trim();
  return line.length <= MAX_TITLE ? line : `${words || line.slice(0, MAX_TITLE)}…`;
}

interface Answered {
  readonly id: string;
  readonly conversationId: string;
  readonly question: string;
  readonly reply: Reply;
  /** Whether a model is still writing the answer. */
  readonly isWriting?: boolean;
}

/**
 * Adds a question to a conversation that stays saved or whose plan saves every one, and begins the latter: in one statement, because each
 * of several takes as long as a short answer.
 * @returns whether it was added
 */
async function addToSaved(db: Db, row: ExchangeRow): Promise<boolean> {
  const { userId, id, conversationId, question, reply, state, askedAt, answeredAt } = row;
  const conversation = and(eq(exchanges.userId, userId), eq(exchanges.conversationId, conversationId));
  const staysSaved = sql`exists (
    select from ${conversations} where ${ownConversation({ userId }, conversationId)} and ${isNull(conversations.expiresAt)})
    and exists (select from ${exchanges} where ${conversation})`;
  const savesAll = inArray(profiles.plan, UNLIMITED);
  const hasRoom = sql`(select count(*) from ${exchanges} where ${conversation} and ${ne(exchanges.id, id)}) < ${MAX_EXCHANGES}`;
  const { rowCount } = await db.execute(sql`
    with saved as (
      insert into conversations (user_id, id, title, created_at, updated_at)
      select user_id, ${conversationId}::uuid, ${titleOf(question)}, ${askedAt.toISOString()}::timestamptz, ${askedAt.toISOString()}::timestamptz
      from ${profiles} where ${eq(profiles.userId, userId)} and (${savesAll} or ${staysSaved}) and ${hasRoom}
      on conflict (user_id, id) do update set updated_at = excluded.updated_at, expires_at = null
      where ${isNull(conversations.deletedAt)}
      returning user_id, id)
    insert into exchanges (user_id, id, conversation_id, question, reply, state, asked_at, answered_at)
    select user_id, ${id}::uuid, id, ${question}, ${JSON.stringify(reply)}::json, ${state}, ${askedAt.toISOString()}::timestamptz, ${answeredAt.toISOString()}::timestamptz
    from saved on conflict do nothing`);
  return rowCount === 1;
}

/** The same in steps: in a conversation that may have to expire, is full, was deleted or has the question already. */
const saveInSteps = (db: Db, row: ExchangeRow): Promise<ExchangeRow> =>
  db.transaction(async (tx) => {
    const { userId, id, conversationId, question, askedAt: at } = row;
    await tx
      .insert(conversations)
      .values({ userId, id: conversationId, title: titleOf(question), createdAt: at, updatedAt: at })
      .onConflictDoNothing();
    const expiresAt = await expiryOf(tx, userId, { id: conversationId, exchangeId: id, nowMs: at.getTime() });
    const [conversation] = await tx
      .update(conversations)
      .set({ updatedAt: at, expiresAt })
      .where(and(ownConversation({ userId }, conversationId), isNull(conversations.deletedAt)))
      .returning({ id: conversations.id });
    if (!conversation) throw new Refusal('NOT_FOUND');
    const [made] = await tx.insert(exchanges).values(row).onConflictDoNothing().returning();
    const stored = made ?? (await exchangeOf(tx, userId, id));
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored;
  });

/**
 * When a conversation will be deleted. A saved one stays saved; others are saved as soon as the plan has room, and kept for a day until then.
 * @throws Refusal CONFLICT if the conversation is full
 */
async function expiryOf(
  tx: Db,
  userId: string,
  { id, exchangeId, nowMs }: { readonly id: string; readonly exchangeId: string; readonly nowMs: number },
): Promise<Date | null> {
  const [before] = await tx
    .select({
      expiresAt: conversations.expiresAt,
      isNew: sql<boolean>`not exists (select from ${exchanges} where ${ofConversation})`,
      others: sql<number>`(select count(*)::int from ${exchanges} where ${ofConversation} and ${exchanges.id} <> ${exchangeId})`,
    })
    .from(conversations)
    .where(ownConversation({ userId }, id));
  if (before && before.others >= MAX_EXCHANGES)
    throw refuseField('CONFLICT', 'conversationId', 'This conversation is full. Start a new one.');
  if (before && !before.isNew && before.expiresAt === null) return null;
  return (await reachedLimit(tx, userId, id)) ? new Date(nowMs + DAY_MS) : null;
}

/**
 * Keeps a question with its reply; the first one begins the conversation. A question that is already stored stays as it is.
 * @throws Refusal NOT_FOUND if the conversation was deleted, CONFLICT if it is full
 */
export async function saveExchange(
  db: Db,
  { userId }: Actor,
  { id, conversationId, question, reply, isWriting = false }: Answered,
  nowMs: number,
): Promise<ExchangeRow> {
  const at = new Date(nowMs);
  const row = {
    userId,
    id,
    conversationId,
    question,
    reply,
    state: isWriting ? 'writing' : 'done',
    draft: null,
    writer: null,
    askedAt: at,
    answeredAt: at,
  } as const;
  return (await addToSaved(db, row)) ? row : saveInSteps(db, row);
}
