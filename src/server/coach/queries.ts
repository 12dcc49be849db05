import { and, asc, count, desc, eq, exists, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Conversation, Exchange, ListedConversation } from '#contract/coach/coach.ts';
import { reply, spelledOut, understoodOf, type Reply } from '#domain/coach/reply.ts';
import type { Query } from '#domain/query/query.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { ConversationContext } from './asker.ts';
import { conversations, exchanges } from './tables.ts';

type ConversationRow = typeof conversations.$inferSelect;
export type ExchangeRow = typeof exchanges.$inferSelect;

export const exchangeAnswer = ({
  id,
  question,
  reply: complete,
  state,
  draft,
  writer,
  askedAt,
  answeredAt,
}: ExchangeRow): Exchange => ({
  id,
  question,
  reply:
    state === 'writing'
      ? reply({ kind: 'answer', paragraphs: draft?.paragraphs ?? [], figures: draft?.figures ?? [] })
      : complete,
  state,
  writer,
  askedAt: askedAt.toISOString(),
  answeredAt: answeredAt.toISOString(),
});

export const conversationAnswer = ({
  id,
  title,
  isPinned,
  expiresAt,
  createdAt,
  updatedAt,
}: ConversationRow) => ({
  id,
  title,
  isPinned,
  expiresAt: expiresAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Escapes LIKE wildcards, which are ordinary characters in a search. */
const pattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const EXCERPT = 140;
const MAX_LISTED = 500;

const textOf = ({ reply: { title, paragraphs, figures } }: Pick<ExchangeRow, 'reply'>): string =>
  [title === null ? '' : `${title}.`, ...paragraphs.map((text) => spelledOut(text, figures))]
    .join(' ')
    .trim();

/** Text around the matching words, otherwise the beginning. */
function excerptOf(text: string, search: string): string {
  const at = search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase());
  const from = at > EXCERPT / 2 ? text.lastIndexOf(' ', at - EXCERPT / 3) + 1 : 0;
  const part = text.slice(from, from + EXCERPT);
  const whole = from + EXCERPT < text.length ? `${part.slice(0, part.lastIndexOf(' '))}…` : part;
  return from > 0 ? `…${whole}` : whole;
}

/** Joins questions to their conversation. */
export const ofConversation = and(
  eq(exchanges.userId, conversations.userId),
  eq(exchanges.conversationId, conversations.id),
);

/** A member's conversations: pinned first, then by their last question. */
export async function conversationsOf(db: Db, userId: string, search: string): Promise<ListedConversation[]> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const named = words.map((word) =>
    or(
      ilike(conversations.title, pattern(word)),
      exists(
        db
          .select({ one: sql`1` })
          .from(exchanges)
          .where(
            and(
              ofConversation,
              or(
                ilike(exchanges.question, pattern(word)),
                sql`(${exchanges.reply} ->> 'paragraphs') ilike ${pattern(word)}`,
                sql`(${exchanges.reply} ->> 'title') ilike ${pattern(word)}`,
              ),
            ),
          ),
      ),
    ),
  );
  const rows = await db
    .select({
      conversation: conversations,
      questionCount: sql<number>`(select ${count()} from ${exchanges} where ${ofConversation})`.mapWith(
        Number,
      ),
      replies: sql<ExchangeRow['reply'][] | null>`(
        select json_agg(reply) from (
          select ${exchanges.reply} as reply from ${exchanges} where ${ofConversation} order by ${exchanges.askedAt} limit 20
        ) as first)`,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        isNull(conversations.deletedAt),
        isNull(conversations.expiresAt),
        ...named,
      ),
    )
    .orderBy(desc(conversations.isPinned), desc(conversations.updatedAt), desc(conversations.id))
    .limit(MAX_LISTED);
  const [word = ''] = words;
  return rows.map(({ conversation, questionCount, replies }) => {
    const texts = (replies ?? []).map((reply) => textOf({ reply }));
    const found = texts.find((text) => word !== '' && text.toLowerCase().includes(word.toLowerCase()));
    return {
      ...conversationAnswer(conversation),
      questionCount,
      excerpt: excerptOf(found ?? texts[0] ?? '', word),
    };
  });
}

/** @throws Refusal NOT_FOUND if it is deleted, or another member's */
export async function conversationOf(db: Db, userId: string, id: string): Promise<Conversation> {
  const [[conversation], rows] = await Promise.all([
    db
      .select()
      .from(conversations)
      .where(
        and(eq(conversations.userId, userId), eq(conversations.id, id), isNull(conversations.deletedAt)),
      ),
    exchangesOf(db, userId, id),
  ]);
  if (!conversation) throw new Refusal('NOT_FOUND');
  return { ...conversationAnswer(conversation), exchanges: rows.map(exchangeAnswer) };
}

/** Questions of a conversation, oldest first. */
export const exchangesOf = (db: Db, userId: string, conversationId: string): Promise<ExchangeRow[]> =>
  db
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.userId, userId), eq(exchanges.conversationId, conversationId)))
    .orderBy(asc(exchanges.askedAt), asc(exchanges.id));

const exchange = prepared((db) =>
  db
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.userId, sql.placeholder('userId')), eq(exchanges.id, sql.placeholder('id'))))
    .prepare('exchange'),
);

export async function exchangeOf(db: Db, userId: string, id: string): Promise<ExchangeRow | undefined> {
  const [found] = await exchange(db).execute({ userId, id });
  return found;
}

const lastExchanges = prepared((db) =>
  db
    .select({
      id: exchanges.id,
      question: exchanges.question,
      query: sql<Query | null>`said.query`,
      kind: sql<string>`said.kind`,
      asked: sql<NonNullable<Reply['asked']> | null>`said.asked`,
      choices: sql<Reply['choices']>`said.choices`,
    })
    .from(exchanges)
    // Reads a reply once for all four.
    .crossJoinLateral(
      sql`json_to_record(${exchanges.reply}) as said(query json, asked json, kind text, choices json)`,
    )
    .where(
      and(
        eq(exchanges.userId, sql.placeholder('userId')),
        eq(exchanges.conversationId, sql.placeholder('conversationId')),
      ),
    )
    .orderBy(desc(exchanges.askedAt), desc(exchanges.id))
    .limit(5)
    .prepare('last_exchanges'),
);

/** The context of the next question. */
export async function lastQuestionOf(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<ConversationContext> {
  const rows = await lastExchanges(db).execute({ userId, conversationId });
  const understood = rows.findIndex(({ kind }) => kind !== 'unknown');
  const last = rows[understood];
  return {
    before: rows.map(({ query }) => query).find((query) => query !== null) ?? undefined,
    follows: last && understoodOf(last),
    offered: rows
      .slice(0, understood < 0 ? rows.length : understood)
      .flatMap(({ choices }) => choices.map(({ question }) => question)),
    choices: rows[0]?.choices ?? [],
    earlier: rows.map(({ question }) => question).toReversed(),
    lastReply: async () => rows[0] && (await exchangeOf(db, userId, rows[0].id))?.reply,
  };
}
