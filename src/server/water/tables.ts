import { doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { DRINK_KINDS } from '#domain/water/drink.ts';
import { entryColumns, instant } from '#server/db/entry-columns.ts';

/** Logged drinks. `waterMl` is the counted volume, frozen when it was logged. */
export const drinks = pgTable(
  'drinks',
  {
    ...entryColumns(),
    drunkAt: instant('drunk_at').notNull(),
    kind: text('kind', { enum: DRINK_KINDS }).notNull(),
    volumeMl: doublePrecision('volume_ml').notNull(),
    waterMl: doublePrecision('water_ml').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('drinks_user_id_local_date').on(table.userId, table.localDate),
    index('drinks_deleted_at').on(table.deletedAt),
  ],
);

/** A member's own cups for one-tap logging. */
export const cups = pgTable(
  'cups',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: DRINK_KINDS }).notNull(),
    volumeMl: doublePrecision('volume_ml').notNull(),
    deletedAt: instant('deleted_at'),
    writeKey: uuid('write_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('cups_deleted_at').on(table.deletedAt),
  ],
);
