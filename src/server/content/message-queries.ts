import { and, asc, eq, or } from 'drizzle-orm';
import type { ContactMessage, ContactMessageSummary } from '#contract/content/messages.ts';
import type { MessageState } from '#domain/content/page-states.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { after, newestFirst, pageOf, placeOf } from '#server/http/api/list-cursor.ts';
import { has } from './page-queries.ts';
import { contactMessages, contactReplies } from './tables.ts';

const PART = 50;
const MAX_COUNTED = 100;

interface ListFilter {
  readonly state: MessageState;
  readonly search?: string | undefined;
  readonly after?: string | undefined;
}

/** Messages in one state, newest first, and how many are open. */
export async function listMessages(
  db: Db,
  filter: ListFilter,
): Promise<{ messages: ContactMessageSummary[]; nextCursor: string | null; openCount: number }> {
  const { id, name, email, subject, body, state, createdAt } = contactMessages;
  const found = (words: string) =>
    or(has(name, words), has(email, words), has(subject, words), has(body, words));
  const rows = await db
    .select({ id, name, subject, state, createdAt })
    .from(contactMessages)
    .where(
      and(
        eq(state, filter.state),
        after(filter.after, createdAt, id),
        filter.search ? found(filter.search) : undefined,
      ),
    )
    .orderBy(...newestFirst(createdAt, id))
    .limit(PART + 1);
  const open = await db.select({ id }).from(contactMessages).where(eq(state, 'open')).limit(MAX_COUNTED);
  const { rows: part, next: nextCursor } = pageOf(rows, PART, (row) => placeOf(row.createdAt, row.id));
  return {
    messages: part.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor,
    openCount: open.length,
  };
}

/**
 * A message with its replies, oldest first.
 * @param mailer says whether this server sends mail
 * @throws Refusal NOT_FOUND
 */
export async function messageOf(
  { db, mailer }: { readonly db: Db; readonly mailer: { readonly canSend: boolean } },
  id: string,
): Promise<ContactMessage> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) throw new Refusal('NOT_FOUND');
  const replies = await db
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.messageId, id))
    .orderBy(asc(contactReplies.writtenAt), asc(contactReplies.id));
  const { userId: _, ...shown } = message;
  return {
    ...shown,
    canMail: mailer.canSend,
    createdAt: message.createdAt.toISOString(),
    replies: replies.map((reply) => ({
      id: reply.id,
      body: reply.body,
      writtenBy: reply.writtenBy,
      writtenAt: reply.writtenAt.toISOString(),
    })),
  };
}
