import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { CONSENTS, WRITING_STATES } from '#domain/coach/model/reply-states.ts';
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
    /** Date of deletion if the plan doesn't include saving it; null if it is saved. */
    expiresAt: instant('expires_at'),
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
    /** While a model writes, the embedded coach's reply, which stays if the model fails. */
    reply: json('reply').$type<Reply>().notNull(),
    state: text('state', { enum: WRITING_STATES }).notNull().default('done'),
    /** The model's text so far; null once it is done. */
    draft: json('draft').$type<Pick<Reply, 'paragraphs' | 'figures'>>(),
    /** The model that wrote the reply; null for the embedded coach. */
    writer: text('writer'),
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

/** Whether a member lets a model answer, and which provider they were asked about. */
export const coachConsents = pgTable('coach_consents', {
  userId: uuid('user_id').primaryKey(),
  consent: text('consent', { enum: CONSENTS }).notNull(),
  provider: text('provider').notNull(),
  decidedAt: instant('decided_at').notNull(),
});

/** Whether the coach's memory is on; without a row it is. */
export const coachMemories = pgTable('coach_memories', {
  userId: uuid('user_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
});

/** What a member asked to be remembered, in their own words. */
export const rememberedFacts = pgTable(
  'remembered_facts',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Tokens used by a model's answers on a day (UTC), for all members together and without any text. */
export const coachModelDays = pgTable(
  'coach_model_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    model: text('model').notNull(),
    answers: integer('answers').notNull().default(0),
    /** Questions that the embedded coach answered because the model's answer couldn't be shown. */
    failures: integer('failures').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.model] })],
);
