import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { METRICS } from '#domain/metrics/catalog.ts';

const NUMBERS = new Set(['number', 'json', 'bigint']);

/** Numeric columns that aren't figures of a member, and why. */
const OTHER_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'settings and answers of a form': [
    'profiles.age_years',
    'profiles.height_cm',
    'profiles.mass_kg',
    'food_preferences.allergies',
    'food_preferences.cuisines',
    'food_preferences.dislikes',
    'health_profiles.answers',
    'fasting_screenings.conditions',
    'goal_settings.conditions',
    'goal_plans.weekday_offsets_kcal',
    'bio_age_answers.value',
    'bio_age_answers.origin',
    'cups.volume_ml',
    'stress_check_ins.tags',
    'own_supplements.amounts',
    'own_supplements.times',
    'own_supplements.weekdays',
    'total_source_orders.sources',
    'total_source_orders.sleep_sources',
    'total_source_orders.workout_sources',
  ],
  'foods, meals and amounts to log, not what was eaten': [
    'own_foods.per_100g',
    'own_foods.portions',
    'own_foods.default_portion',
    'own_foods.recipe',
    'products.fdc_id',
    'products.nova',
    'products.per_100g',
    'products.portions',
    'products.default_portion',
    'saved_meals.items',
    'saved_meals.rank',
    'corrections.amount',
  ],
  'design of an experiment: how long, in which order, and how likely it is to find an effect': [
    'experiments.block_days',
    'experiments.washout_days',
    'experiments.orders',
    'experiments.power',
  ],
  'answers made of figures that have entries': ['exchanges.reply', 'exchanges.draft'],
  'part of a figure that has an entry: its order, its bounds, its printed limits': [
    'meal_items.position',
    'meal_items.amount',
    'meal_items.grams_low',
    'meal_items.grams_high',
    'meal_items.confidence',
    'blood_values.position',
    'blood_values.lab_low',
    'blood_values.lab_high',
    'longevity_scores.weights_version',
  ],
};

/** Accounts, payments, pages and the server's own work. */
const OTHER_SLICES = new Set([
  'admin',
  'auth',
  'content',
  'demo',
  'insights',
  'jobs',
  'mail',
  'membership',
  'reminders',
  'storage',
  'ai',
  'http',
]);
const OTHER_TABLES = new Set([
  // The same figures from another source.
  'other_sleeps',
  'other_workouts',
  'photos',
  'model_answers',
  'glucose_imports',
  'imports',
  'import_rows',
  'food_imports',
  'access_events',
  'webhooks',
  'report_links',
  'nightscout_connections',
  'connections',
  'webhook_deliveries',
  'coach_model_days',
  'reminders',
]);

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHER_SLICES.has(entry.name))
  .map(({ name }) => path.join(import.meta.dirname, name))
  .filter((folder) => readdirSync(folder).includes('tables.ts'));

async function storedNumbers(): Promise<readonly string[]> {
  const modules: Record<string, unknown>[] = await Promise.all(
    folders.map((folder) => import(path.join(folder, 'tables.ts'))),
  );
  return modules
    .flatMap((exported) => Object.values(exported))
    .filter((value) => is(value, PgTable))
    .filter((table) => !OTHER_TABLES.has(getTableName(table)))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ dataType }) => NUMBERS.has(dataType))
        .map(({ name }) => `${getTableName(table)}.${name}`),
    );
}

test('every stored number has an entry in the metric catalog, or a reason to have none', async () => {
  const stored = await storedNumbers();
  expect(stored.length).toBeGreaterThan(60);
  const known = new Set([
    ...METRICS.flatMap((metric) => metric.stored),
    ...Object.values(OTHER_COLUMNS).flat(),
  ]);
  expect(stored.filter((column) => !known.has(column))).toEqual([]);
});

test('no reason is given for a column that does not exist', async () => {
  const stored = new Set(await storedNumbers());
  expect(
    Object.values(OTHER_COLUMNS)
      .flat()
      .filter((column) => !stored.has(column)),
  ).toEqual([]);
});
