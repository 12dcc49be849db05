import { and, between, eq, isNull, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MealItem } from '#contract/meals/meals.ts';
import { SUMMARY_NUTRIENTS } from '#domain/meals/day/day-summaries.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { DAY_STATES, MEAL_KINDS, MEAL_SOURCES } from '#domain/meals/meal.ts';
import { mealSummary } from './meal-summary.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Logged meals. `localDate` is the day in the time zone the eater was in. */
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
    /** Main nutrients of the total, so that a range of days is read without items. */
    summary: mealSummary('summary').notNull(),
    /** Sum of the items, so that reading a day needn't add them up; null for meals last written before it was stored. */
    total: json('total').$type<NutrientEstimates>(),
    /** Amounts in `total`, as `nutrientValuesOf` lists them, because finding one in JSON reads all of it; null if not stored. */
    nutrientValues: text('nutrient_values'),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('meals_user_id_local_date').on(table.userId, table.localDate),
    index('meals_deleted_at').on(table.deletedAt),
    // Tells whether a member's meals changed, without reading them: see `mealsState`.
    index('meals_user_id_updated_at_deleted_at').on(table.userId, table.updatedAt, table.deletedAt),
  ],
);

/** A main nutrient of a meal; null if none of its foods reports it. */
export const mealNutrient = (key: (typeof SUMMARY_NUTRIENTS)[number]) =>
  sql<number | null>`(${meals.summary} ->> ${sql.raw(String(3 * SUMMARY_NUTRIENTS.indexOf(key)))})::float`;

/** Energy of a meal, kcal; null if none of its foods reports it. */
export const mealKcal = mealNutrient('energyKcal');

/** The foods of a meal; nutrients are frozen as they were when it was logged. */
export const mealItems = pgTable(
  'meal_items',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    mealId: uuid('meal_id').notNull(),
    position: integer('position').notNull(),
    /** Its food; null for a quick add, whose nutrients the member typed. */
    foodId: text('food_id'),
    foodName: text('food_name').notNull(),
    words: text('words'),
    amount: doublePrecision('amount').notNull(),
    unit: text('unit').notNull(),
    /** Mass with its bounds; null for a quick add. */
    grams: doublePrecision('grams'),
    gramsLow: doublePrecision('grams_low'),
    gramsHigh: doublePrecision('grams_high'),
    confidence: doublePrecision('confidence').notNull(),
    nutrients: json('nutrients').$type<NutrientEstimates>().notNull(),
    /** Their amounts, as in a meal. */
    nutrientValues: text('nutrient_values'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.mealId], foreignColumns: [meals.userId, meals.id] }).onDelete(
      'cascade',
    ),
    index('meal_items_user_id_meal_id').on(table.userId, table.mealId),
    index('meal_items_user_id_food_id').on(table.userId, table.foodId),
    // Finds the names of all foods a member ate, and each one's items.
    index('meal_items_user_id_food_name').on(table.userId, table.foodName),
  ],
);

/** A member's state of a whole day. */
export const dayStates = pgTable(
  'day_states',
  {
    userId: uuid('user_id').notNull(),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    state: text('state', { enum: DAY_STATES }).notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.localDate] })],
);

/** Saved meals, to be logged again. `items` are as they were when saved, including nutrients. */
export const savedMeals = pgTable(
  'saved_meals',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    items: json('items').$type<MealItem[]>().notNull(),
    favourite: boolean('favourite').notNull().default(false),
    /** Position in the member's order, lowest first. */
    rank: doublePrecision('rank').notNull(),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('saved_meals_deleted_at').on(table.deletedAt),
  ],
);

/** A member's corrections of phrases, applied when a phrase appears again. */
export const corrections = pgTable(
  'corrections',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** As `normalizedWords` writes them. */
    words: text('words').notNull(),
    foodId: text('food_id').notNull(),
    foodName: text('food_name').notNull(),
    amount: doublePrecision('amount'),
    unit: text('unit'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('corrections_user_id_words').on(table.userId, table.words),
  ],
);

/** Pictures of meals; the file is in the store under `storageKey`. An unattached picture is deleted after some days. */
export const photos = pgTable(
  'photos',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    mealId: uuid('meal_id'),
    storageKey: text('storage_key').notNull(),
    /** SHA-256 of the stored picture, hex, which identifies repeated uploads. */
    digest: text('digest').notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('photos_user_id_meal_id').on(table.userId, table.mealId),
  ],
);

/** Cached answers of a model to a member's picture or text, so that the same question gets the same answer. */
export const modelAnswers = pgTable(
  'model_answers',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256 of model, instructions and question, hex. */
    key: text('key').notNull(),
    answer: json('answer').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('model_answers_created_at').on(table.createdAt),
  ],
);

/** The meals of the range of local days that a prepared read asks for. */
export const mealsBetween = and(
  eq(meals.userId, sql.placeholder('userId')),
  between(meals.localDate, sql.placeholder('from'), sql.placeholder('to')),
  isNull(meals.deletedAt),
);
