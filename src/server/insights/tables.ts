import { bigserial, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { FEATURES } from '#domain/insights/features.ts';
import { instant } from '#server/db/entry-columns.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** The salt of one day (UTC). Once it is deleted two days later, a hash can't be traced to a visitor. */
export const visitSalts = pgTable('visit_salts', {
  day: day('day').primaryKey(),
  salt: text('salt').notNull(),
});

/** Views of public pages, without cookie, address or name. */
export const visits = pgTable(
  'visits',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    day: day('day').notNull(),
    at: instant('at').notNull(),
    /**
     * SHA-256 of the day's salt, the address and the browser, truncated to 16 bytes: distinguishes two visitors of one day, and nothing
     * more.
     */
    visitor: text('visitor').notNull(),
    path: text('path').notNull(),
    /** Traffic source: a campaign's `utm_source`, a host, or `direct`. */
    source: text('source').notNull(),
    campaign: text('campaign'),
  },
  // Ordered to find each visitor's first view.
  (table) => [index('visits_day_visitor_at').on(table.day, table.visitor, table.at, table.id)],
);

/** Rollup of each day's visits, which the statistics read. */
export const visitDays = pgTable(
  'visit_days',
  {
    day: day('day').notNull(),
    path: text('path').notNull(),
    source: text('source').notNull(),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.source] })],
);

/** Origin of each account, without anything logged in it. */
export const signUps = pgTable(
  'sign_ups',
  {
    userId: uuid('user_id').primaryKey(),
    day: day('day').notNull(),
    source: text('source').notNull(),
    /** The day of the first entry; null until then. */
    activatedOn: day('activated_on'),
  },
  (table) => [index('sign_ups_day').on(table.day)],
);

/** Features used, by member and day (UTC), without any entered data. */
export const featureDays = pgTable(
  'feature_days',
  {
    userId: uuid('user_id').notNull(),
    day: day('day').notNull(),
    feature: text('feature', { enum: FEATURES }).notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.feature] }),
    index('feature_days_day_user').on(table.day, table.userId),
  ],
);

/** Each member's last active day (UTC), for counts of recently active members. */
export const memberActivity = pgTable(
  'member_activity',
  {
    userId: uuid('user_id').primaryKey(),
    lastActiveOn: day('last_active_on').notNull(),
  },
  (table) => [index('member_activity_last_active_on').on(table.lastActiveOn)],
);

/** Daily rollups, so that a year is read in milliseconds. */
export const statisticDays = pgTable(
  'statistic_days',
  {
    day: day('day').notNull(),
    metric: text('metric').notNull(),
    /** The figure's source or feature; empty for all. */
    part: text('part').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.part] })],
);
