import { and, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { SUMMARY_NUTRIENTS } from '#domain/meals/day/day-summaries.ts';
import { MEAL_KINDS, type DayState } from '#domain/meals/meal.ts';
import type { Entry } from '#domain/query/record-source.ts';
import { mealTotal } from '#server/meals/total-queries.ts';
import { dayStates, mealItems, mealNutrient, meals } from '#server/meals/tables.ts';
import { entriesFrom, entriesOf, localTime, ofSpan, readDays, type EntryQuery } from './entry-rows.ts';

type SummaryNutrient = (typeof SUMMARY_NUTRIENTS)[number];

const isSummarized = (key: string): key is SummaryNutrient =>
  SUMMARY_NUTRIENTS.some((known) => known === key);
export const isNutrient = (key: string): key is NutrientKey => NUTRIENT_KEYS.some((known) => known === key);

/** Day, local time, kind and total of a meal. */
type TotalRow = readonly [string, string, string, Readonly<Record<string, number | null>> | null];

const ofItem = (field: string): SQL =>
  field === 'grams'
    ? sql`${mealItems.grams}`
    : sql`(${mealItems.nutrients} -> ${field}::text ->> 'value')::float8`;

const eatenWhen = {
  date: meals.localDate,
  at: localTime(meals.eatenAt, meals.timeZone),
  kind: meals.kind,
};

/** Foods one by one, with name and time. @param named only foods whose names contain one of these; undefined for all */
async function eachFood(
  query: EntryQuery,
  fields: readonly string[],
  named?: readonly string[],
): Promise<readonly Entry[]> {
  const [found] = await query.db
    .select({
      rows: entriesOf({
        ...eatenWhen,
        name: mealItems.foodName,
        values: Object.fromEntries(fields.map((field) => [field, ofItem(field)])),
      }),
    })
    .from(meals)
    .innerJoin(mealItems, and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id)))
    .where(
      and(ofSpan(meals, query), named && or(...named.map((word) => ilike(mealItems.foodName, `%${word}%`)))),
    );
  // Without a match, other foods tell zero from no data.
  if (named && !found?.rows) return eachFood(query, fields);
  return entriesFrom(found?.rows, fields);
}

/** Meals with their main nutrients, which are stored with the meal. */
async function eachMeal(query: EntryQuery, fields: readonly SummaryNutrient[]): Promise<readonly Entry[]> {
  const [found] = await query.db
    .select({
      rows: entriesOf({
        ...eatenWhen,
        values: Object.fromEntries(fields.map((field) => [field, mealNutrient(field)])),
      }),
    })
    .from(meals)
    .where(ofSpan(meals, query));
  return entriesFrom(found?.rows, fields);
}

/** Meals with any nutrients. Each total is parsed once, because extracting forty nutrients would read it forty times. */
async function eachTotal(query: EntryQuery, fields: readonly NutrientKey[]): Promise<readonly Entry[]> {
  const [found] = await query.db
    .select({
      rows: sql<readonly TotalRow[] | null>`json_agg(json_build_array(
        ${meals.localDate}::text, ${localTime(meals.eatenAt, meals.timeZone)}, ${meals.kind},
        (select json_object_agg(each.key, (each.value ->> 'value')::float8) from json_each(${mealTotal}) as each)
      ))`,
    })
    .from(meals)
    .where(ofSpan(meals, query));
  return (found?.rows ?? []).map(([date, at, kind, total]) => {
    const values: Record<string, number> = {};
    for (const field of fields) {
      const value = total?.[field];
      if (value !== undefined && value !== null) values[field] = value;
    }
    return { date, at, kind, name: null, values };
  });
}

/**
 * What was eaten.
 * @param isByFood whether single foods matter; otherwise meals suffice, which are far fewer
 * @param named only foods whose names contain one of these; undefined for all
 */
export function foodEntries(
  query: EntryQuery,
  wanted: ReadonlySet<string>,
  isByFood: boolean,
  named?: readonly string[],
): Promise<readonly Entry[]> {
  const fields = [...wanted].filter((field) => field === 'grams' || isNutrient(field));
  if (isByFood || fields.includes('grams')) return eachFood(query, fields, named);
  const summarized = fields.filter(isSummarized);
  return summarized.length === fields.length
    ? eachMeal(query, summarized)
    : eachTotal(query, fields.filter(isNutrient));
}

const ofMeal = (field: NutrientKey): SQL =>
  isSummarized(field) ? mealNutrient(field) : sql`(${mealTotal} -> ${field}::text ->> 'value')::float8`;

/** Sums of days, and which kinds of meal each has, which shows whether its diary is complete. */
export async function foodDays(
  query: EntryQuery,
  fields: readonly NutrientKey[],
): Promise<{ readonly foods: readonly Entry[]; readonly meals: readonly Entry[] }> {
  const foods = await readDays(query, meals, {
    ...Object.fromEntries(fields.map((field) => [field, sql`sum(${ofMeal(field)})`])),
    ...Object.fromEntries(MEAL_KINDS.map((kind) => [kind, sql`bool_or(${meals.kind} = ${kind})::int`])),
  });
  return {
    foods,
    meals: foods.flatMap(({ date, values }) =>
      MEAL_KINDS.flatMap((kind) =>
        values[kind] === 1 ? [{ date, at: null, kind, name: null, values: {} }] : [],
      ),
    ),
  };
}

/** What the member said of days. */
export async function dayStatesOf({
  db,
  userId,
  span: { from, to },
}: EntryQuery): Promise<ReadonlyMap<string, DayState>> {
  const rows = await db
    .select({ date: dayStates.localDate, state: dayStates.state })
    .from(dayStates)
    .where(
      and(
        eq(dayStates.userId, userId),
        from === null ? undefined : sql`${dayStates.localDate} >= ${from}`,
        to === null ? undefined : sql`${dayStates.localDate} <= ${to}`,
      ),
    );
  return new Map(rows.map(({ date, state }) => [date, state]));
}
