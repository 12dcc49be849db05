import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { AUDIENCES, MESSAGE_STATES, PAGE_STATES } from '#domain/content/page-states.ts';
import { instant } from '#server/db/entry-columns.ts';

/** A state of a page: address, text and audience. */
const words = {
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  markdown: text('markdown').notNull(),
  audience: text('audience', { enum: AUDIENCES }).notNull(),
};

/** Content pages. The row is the draft; readers see the last published revision. */
export const contentPages = pgTable('content_pages', {
  id: uuid('id').primaryKey(),
  ...words,
  slug: text('slug').notNull().unique(),
  state: text('state', { enum: PAGE_STATES }).notNull(),
  /** The published revision; null if there is none. */
  publishedRevisionId: uuid('published_revision_id'),
  /** Counts changes. Saving an older version is refused, so that nothing is overwritten. */
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Every saved state of a page, newest last; never changed. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: uuid('id').primaryKey(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    ...words,
    version: integer('version').notNull(),
    savedBy: text('saved_by').notNull(),
    /** Null for the server itself and for erased members. */
    savedById: uuid('saved_by_id'),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('content_revisions_page_id').on(table.pageId, table.version)],
);

/** Previous addresses of published pages. They redirect until another page is published there. */
export const contentMoves = pgTable(
  'content_moves',
  {
    slug: text('slug').primaryKey(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [index('content_moves_page_id').on(table.pageId)],
);

/** Pictures of pages, public under `/content-images/<id>`. */
export const contentImages = pgTable('content_images', {
  id: uuid('id').primaryKey(),
  /** Key of the bytes in the store. */
  storeKey: text('store_key').notNull(),
  mimeType: text('mime_type').notNull(),
  widthPx: integer('width_px').notNull(),
  heightPx: integer('height_px').notNull(),
  bytes: integer('bytes').notNull(),
  fileName: text('file_name').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
});

/** Messages of visitors and members to the admins. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The username of a member who was signed in. */
    username: text('username'),
    userId: uuid('user_id'),
    state: text('state', { enum: MESSAGE_STATES }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_messages_state').on(table.state, table.createdAt)],
);

/** Replies by admins, sent by mail. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    writtenBy: text('written_by').notNull(),
    /** Null for erased members. */
    writtenById: uuid('written_by_id'),
    writtenAt: instant('written_at').notNull(),
    mailId: uuid('mail_id').notNull(),
  },
  (table) => [index('contact_replies_message_id').on(table.messageId)],
);
