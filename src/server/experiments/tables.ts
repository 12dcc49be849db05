import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Order } from '#domain/experiments/schedule.ts';
import { instant } from '#server/db/entry-columns.ts';

/** A member's experiments. Their days follow from the design; outcomes are read from the food log. */
export const experiments = pgTable(
  'experiments',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** Key of the declared idea. */
    idea: text('idea').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    blockDays: integer('block_days').notNull(),
    washoutDays: integer('washout_days').notNull(),
    /** Drawn at the start, one per pair. */
    orders: json('orders').$type<Order[]>().notNull(),
    /** Estimate at the start. */
    power: doublePrecision('power'),
    /** The last day, if it was stopped early. */
    stoppedOn: date('stopped_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** A member's statements about the days of an experiment. */
export const experimentDays = pgTable(
  'experiment_days',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    experimentId: uuid('experiment_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    isFollowed: boolean('is_followed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.experimentId],
      foreignColumns: [experiments.userId, experiments.id],
    }).onDelete('cascade'),
    unique('experiment_days_day').on(table.userId, table.experimentId, table.localDate),
  ],
);
