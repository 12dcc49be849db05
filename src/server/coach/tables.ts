import { boolean, foreignKey, index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Reply } from '#domain/coach/reply.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Conversations with the coach, kept from the first question. */
export const conversations = pgTable(
  'conversations',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Time of the last question. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('conversations_deleted_at').on(table.deletedAt),
  ],
);

/** A question and its reply, with the figures as they were. */
export const exchanges = pgTable(
  'exchanges',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    question: text('question').notNull(),
    reply: json('reply').$type<Reply>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When its figures were read. */
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.conversationId],
      foreignColumns: [conversations.userId, conversations.id],
    }).onDelete('cascade'),
    index('exchanges_user_id_conversation_id').on(table.userId, table.conversationId),
  ],
);
