import {
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
import { MEAL_KINDS, MEAL_SOURCES } from '#domain/meals/meal.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Meals of the diary. `localDate` is the day on the eater's own calendar, in the zone they were in. */
export const meals = pgTable(
  'meals',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    eatenAt: instant('eaten_at').notNull(),
    timeZone: text('time_zone').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: MEAL_KINDS }).notNull(),
    source: text('source', { enum: MEAL_SOURCES }).notNull(),
    note: text('note'),
    description: text('description'),
    /** The main nutrients of the items' sum, written with them: a range of days is read without its items. */
    summary: json('summary').$type<NutrientEstimates>().notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('meals_user_id_local_date').on(table.userId, table.localDate),
    index('meals_deleted_at').on(table.deletedAt),
  ],
);

/** The foods of a meal; nutrients are frozen as they were when it was logged. */
export const mealItems = pgTable(
  'meal_items',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    mealId: uuid('meal_id').notNull(),
    position: integer('position').notNull(),
    foodId: text('food_id').notNull(),
    foodName: text('food_name').notNull(),
    words: text('words'),
    amount: doublePrecision('amount').notNull(),
    unit: text('unit').notNull(),
    grams: doublePrecision('grams').notNull(),
    gramsLow: doublePrecision('grams_low').notNull(),
    gramsHigh: doublePrecision('grams_high').notNull(),
    confidence: doublePrecision('confidence').notNull(),
    nutrients: json('nutrients').$type<NutrientEstimates>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.mealId], foreignColumns: [meals.userId, meals.id] }).onDelete(
      'cascade',
    ),
    index('meal_items_user_id_meal_id').on(table.userId, table.mealId),
  ],
);
