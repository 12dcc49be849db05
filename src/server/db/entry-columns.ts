import { date, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What every entry of a tracker has: its owner, the day it counts for, in the zone it was recorded in, a note, when it was deleted, and the key of its last write. */
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
