import { bigint, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ImportPlan, ImportTable } from '#contract/imports.ts';
import { PROVIDERS } from '#domain/connections/providers.ts';
import type { ImportSource } from '#domain/imports/sources.ts';
import { IMPORT_STEPS } from '#domain/imports/states.ts';
import { users } from '#server/auth/tables.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Imported files. The file itself is on disk until its import has ended. */
export const imports = pgTable(
  'imports',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    source: text('source').$type<ImportSource>(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    timeZone: text('time_zone').notNull(),
    step: text('step', { enum: IMPORT_STEPS }).notNull(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    /** A table with columns mapped by the member; the mapping is remembered for files with the same headers. */
    columns: json('columns').$type<ImportTable>(),
    plan: json('plan').$type<ImportPlan>(),
    addedCount: integer('added_count').notNull().default(0),
    fault: text('fault'),
    createdAt: instant('created_at').notNull().defaultNow(),
    importedAt: instant('imported_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Rows that imports added or replaced, with their import. A listed row isn't imported again, even if its member has since deleted it. */
export const importRows = pgTable(
  'import_rows',
  {
    userId: uuid('user_id').notNull(),
    /** Its table. */
    kind: text('kind').notNull(),
    /** Its key, without the member's. */
    rowKey: text('row_key').notNull(),
    importId: uuid('import_id').notNull(),
    /** What was there before. */
    replaced: json('replaced').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.rowKey] }),
    index('import_rows_user_id_import_id').on(table.userId, table.importId, table.kind),
  ],
);

/** Connected services. Like webhooks, they belong to the account and hold secrets. */
export const connections = pgTable(
  'connections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    /** Of the member's own server. */
    url: text('url'),
    sealedAccess: text('sealed_access').notNull(),
    createdAt: instant('created_at').notNull(),
    nextAt: instant('next_at').notNull(),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    lastSuccessAt: instant('last_success_at'),
    lastErrorAt: instant('last_error_at'),
    lastError: text('last_error'),
    disabledAt: instant('disabled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    index('connections_next_at').on(table.nextAt),
  ],
);
