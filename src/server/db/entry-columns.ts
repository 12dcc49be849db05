import { date, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Columns of every tracker's entries: owner, local day, time zone, note, deletion, and the key of the last write. */
export const entryColumns = () => ({
  userId: uuid('user_id').notNull(),
  id: uuid('id').notNull(),
  timeZone: text('time_zone').notNull(),
  localDate: date('local_date', { mode: 'string' }).notNull(),
  note: text('note'),
  deletedAt: instant('deleted_at'),
  /** Version 7 UUID: an older write that arrives later changes nothing. */
  writeKey: uuid('write_key'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
