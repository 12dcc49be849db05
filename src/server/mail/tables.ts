import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MAIL_STATES } from '#domain/content/mail-states.ts';
import { instant } from '#server/db/entry-columns.ts';

/** The mail outbox: rows are written with the change they report, sent afterwards, and deleted after a month. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    state: text('state', { enum: MAIL_STATES }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** The mail server's last response, without addresses. */
    fault: text('fault'),
    /** Time of the next attempt. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('mails_state').on(table.state, table.dueAt),
    index('mails_created_at').on(table.createdAt),
  ],
);
