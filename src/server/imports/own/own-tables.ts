import { getTableColumns, getTableName, SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { mealItem } from '#contract/meals/meals.ts';
import { reminderPlan } from '#contract/reminders.ts';
import { nutrientEstimates } from '#contract/shared/estimate.ts';
import { instant, localDate } from '#contract/shared/time.ts';
import { MAX_FACT } from '#domain/coach/memory/fact.ts';
import { isTimeZone } from '#domain/time/time-zone.ts';
import { bioAgeAnswers, bioAgeAssessments } from '#server/bio-age/tables.ts';
import { bloodPanels, bloodValues } from '#server/blood/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import { coachMemories, conversations, exchanges, rememberedFacts } from '#server/coach/tables.ts';
import { experimentDays, experiments } from '#server/experiments/tables.ts';
import { fastingScreenings, fasts } from '#server/fasting/tables.ts';
import { foodPreferences, profiles } from '#server/account/tables.ts';
import { ownFoods } from '#server/foods/tables.ts';
import { glucoseImports, glucoseReadings, ketoneReadings } from '#server/glucose/tables.ts';
import { goalPlans, goalSettings } from '#server/goals/tables.ts';
import { healthProfiles } from '#server/health/tables.ts';
import { longevityScores } from '#server/longevity/tables.ts';
import { nutrientValuesOf } from '#server/meals/nutrient-values.ts';
import { corrections, dayStates, mealItems, meals, photos, savedMeals } from '#server/meals/tables.ts';
import {
  activityDays,
  otherWorkouts,
  totalSourceOrders,
  vo2MaxReadings,
  workouts,
} from '#server/movement/tables.ts';
import { reminderPlans } from '#server/reminders/tables.ts';
import { otherSleeps, sleeps } from '#server/sleep/tables.ts';
import { hrvReadings, stressCheckIns, stressQuestionnaires } from '#server/stress/tables.ts';
import {
  dismissedSuggestions,
  ownSupplements,
  reminders,
  supplementTakes,
} from '#server/supplements/tables.ts';
import { vitalReadings } from '#server/vitals/tables.ts';
import { cups, drinks } from '#server/water/tables.ts';
import { storedReply } from './own-replies.ts';

/**
 * Tables that a full export restores, ordered by their references. Logins, plan usage, consent and cached model answers belong to an
 * account on one server.
 */
export const OWN_TABLES: readonly PgTable[] = [
  profiles,
  foodPreferences,
  goalSettings,
  goalPlans,
  healthProfiles,
  reminderPlans,
  ownFoods,
  corrections,
  meals,
  mealItems,
  photos,
  dayStates,
  savedMeals,
  bodyMeasurements,
  workouts,
  otherWorkouts,
  activityDays,
  totalSourceOrders,
  vo2MaxReadings,
  vitalReadings,
  cups,
  drinks,
  sleeps,
  otherSleeps,
  stressCheckIns,
  stressQuestionnaires,
  hrvReadings,
  fastingScreenings,
  fasts,
  glucoseImports,
  glucoseReadings,
  ketoneReadings,
  bloodPanels,
  bloodValues,
  bioAgeAnswers,
  bioAgeAssessments,
  ownSupplements,
  supplementTakes,
  dismissedSuggestions,
  reminders,
  longevityScores,
  experiments,
  experimentDays,
  conversations,
  exchanges,
  coachMemories,
  rememberedFacts,
];

/** Columns of any table that the server sets itself. */
const SET_HERE: ReadonlySet<string> = new Set(['user_id', 'write_key', 'created_at', 'nutrient_values']);

/** Columns that the server sets itself in one table: a file must not give its owner a plan. */
const SET_IN: ReadonlySet<string> = new Set([
  'profiles.plan',
  'profiles.is_plan_given',
  'profiles.was_to_be_deleted_at',
  'exchanges.draft',
  'photos.storage_key',
]);

const MAX_TEXT = 100_000;
const MAX_JSON = 1_000_000;
const MAX_INTEGER = 2_147_483_647;
const UNSTORABLE = 'We can’t store this text.';
const text = z
  .string()
  .max(MAX_TEXT)
  .refine((value) => !value.includes('\u0000') && value.isWellFormed(), UNSTORABLE);
const anyJson = z
  .unknown()
  .refine((value) => value !== undefined && JSON.stringify(value).length <= MAX_JSON, 'The text is too long.')
  // Half of a surrogate pair is written as an escape.
  .refine((value) => !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(value)), UNSTORABLE);

/** Shapes of lists and objects that other code depends on. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  'meals.total': nutrientEstimates.nullable(),
  'meals.summary': z.array(z.number().nullable()).length(15),
  'meal_items.nutrients': nutrientEstimates,
  'saved_meals.items': z.array(mealItem),
  'reminder_plans.plan': reminderPlan,
  'exchanges.reply': storedReply,
  'remembered_facts.text': z.string().trim().min(1).max(MAX_FACT),
};

type Column = ReturnType<typeof getTableColumns>[string];

function schemaOf(table: string, column: Column): z.ZodType {
  const type = column.getSQLType();
  const base = (): z.ZodType => {
    if (column.enumValues && column.enumValues.length > 0) return z.enum(column.enumValues as [string]);
    if (type === 'uuid') return z.uuid();
    if (type === 'boolean') return z.boolean();
    if (type === 'smallint') return z.int().min(-32_768).max(32_767);
    if (/^(?:big)?int/.test(type)) return z.int().min(-MAX_INTEGER).max(MAX_INTEGER);
    if (/^(?:double|real)/.test(type)) return z.number();
    if (type === 'date') return localDate;
    if (type.startsWith('timestamp')) return instant;
    if (/^jsonb?$/.test(type)) return SHAPES[`${table}.${column.name}`] ?? anyJson;
    // A reminder must link to one of our screens.
    const shape = SHAPES[`${table}.${column.name}`];
    if (shape) return shape;
    if (column.name === 'link') return text.regex(/^\/(?!\/)/);
    return column.name === 'time_zone' ? text.refine(isTimeZone, 'This isn’t a valid time zone.') : text;
  };
  const schema = column.notNull ? base() : base().nullable();
  // Exports of earlier versions lack it.
  return column.hasDefault && !(column.default instanceof SQL) ? schema.default(column.default) : schema;
}

/** Tables with amounts of nutrients, and the column that has them with their bounds. */
const ESTIMATES: Readonly<Record<string, string>> = { meals: 'total', meal_items: 'nutrients' };

const withValues = (row: Record<string, unknown>, column: string): Record<string, unknown> => {
  const estimates = nutrientEstimates.nullable().parse(row[column]);
  return { ...row, nutrient_values: estimates && nutrientValuesOf(estimates) };
};

/** How rows of a table are validated and stored. */
export interface OwnTable {
  readonly name: string;
  /** Key columns without the member's id; empty if there is one row. */
  readonly key: readonly string[];
  readonly schema: z.ZodType<Record<string, unknown>>;
}

function ownTable(table: PgTable): OwnTable {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => !SET_HERE.has(column.name) && !SET_IN.has(`${name}.${column.name}`),
  );
  const { primaryKeys } = getTableConfig(table);
  const key = (primaryKeys[0]?.columns ?? [])
    .map((column) => column.name)
    .filter((column) => column !== 'user_id');
  const shape = Object.fromEntries(columns.map((column) => [column.name, schemaOf(name, column)]));
  const schema = z.object(shape);
  const estimates = ESTIMATES[name];
  return {
    name,
    key,
    schema: estimates === undefined ? schema : schema.transform((row) => withValues(row, estimates)),
  };
}

export const OWN: ReadonlyMap<string, OwnTable> = new Map(
  OWN_TABLES.map((table) => [getTableName(table), ownTable(table)]),
);
