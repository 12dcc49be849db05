import { and, eq, gt, ilike, or, sql, type SQL } from 'drizzle-orm';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { MEAL_KINDS, type DayState } from '#domain/meals/meal.ts';
import type { Entry } from '#domain/query/record-source.ts';
import { asAverage } from '#server/db/average-member.ts';
import type { Db } from '#server/db/database.ts';
import { itemValue, mealValue, ofMeal } from '#server/meals/total-queries.ts';
import { dayStates, mealItems, meals } from '#server/meals/tables.ts';
import { entriesFrom, entriesOf, localSecond, ofSpan, readDays, type EntryQuery } from './entry-rows.ts';

export const isNutrient = (key: string): key is NutrientKey => NUTRIENT_KEYS.some((known) => known === key);

const isItemField = (field: string): field is NutrientKey | 'grams' => field === 'grams' || isNutrient(field);

const ofItem = (field: NutrientKey | 'grams'): SQL =>
  field === 'grams' ? sql`${mealItems.grams}` : itemValue(field);

const eatenWhen = {
  date: meals.localDate,
  at: localSecond(meals.eatenAt, meals.timeZone),
  kind: meals.kind,
  // Shorter than the id, and as good at telling apart two meals of one minute.
  meal: sql`hashtext(${meals.id}::text)`,
};

/**
 * Names of all foods a member ate, as a table with the column `name`. Each is found by itself in the index: ten years have 35,000 items,
 * but a hundred names.
 */
const eatenNames = (userId: string): SQL => {
  const { foodName } = mealItems;
  const next = (after?: SQL): SQL =>
    sql`select ${foodName} as name from ${mealItems} where ${and(eq(mealItems.userId, userId), after && gt(foodName, after))} order by ${foodName} limit 1`;
  return sql`(with recursive names as (
    (${next()}) union all select (${next(sql`names.name`)}) from names where names.name is not null)
    select name from names where name is not null)`;
};

/** Names of all foods a member ate, in order. */
export async function foodNames(db: Db, userId: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from ${eatenNames(userId)} as eaten order by name`,
  );
  return rows.map(({ name }) => name);
}

const mealsOf = ({ userId, span }: EntryQuery) => ofSpan(meals, { userId: asAverage(userId), span });

/** Items of foods whose names contain one of the words. */
const isNamed = (userId: string, words: readonly string[]): SQL => {
  const contains = or(...words.map((word) => ilike(sql`name`, `%${word}%`)));
  return sql`${mealItems.foodName} = any(array(select name from ${eatenNames(userId)} as eaten where ${contains}))`;
};

/** Foods one by one, with name and time. @param named only foods whose names contain one of these; undefined for all */
async function eachFood(
  query: EntryQuery,
  fields: readonly (NutrientKey | 'grams')[],
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
    .innerJoin(mealItems, ofMeal)
    .where(and(mealsOf(query), named && isNamed(query.userId, named)));
  // Without a match, other foods tell zero from no data.
  if (named && !found?.rows) return eachFood(query, fields);
  return entriesFrom(found?.rows, fields);
}

async function eachMeal(query: EntryQuery, fields: readonly NutrientKey[]): Promise<readonly Entry[]> {
  const [found] = await query.db
    .select({
      rows: entriesOf({
        ...eatenWhen,
        values: Object.fromEntries(fields.map((field) => [field, mealValue(field)])),
      }),
    })
    .from(meals)
    .where(ofSpan(meals, query));
  return entriesFrom(found?.rows, fields);
}

/** Foods with the sum of all that was eaten of each, in the order they were first eaten. */
export async function foodSums(query: EntryQuery, field: NutrientKey): Promise<readonly Entry[]> {
  const { rows } = await query.db.execute<{ foods: readonly [string, string, number, number][] | null }>(
    sql`select json_agg(json_build_array(date, name, value, count) order by first) as foods from (
      select min(local_date) as date, min(eaten_at) as first, name, sum(value) as value, count(*) as count
      from (
        select ${meals.localDate}, ${meals.eatenAt}, ${mealItems.foodName} as name, ${itemValue(field)} as value
        from ${meals} join ${mealItems} on ${ofMeal} where ${mealsOf(query)}) as eaten
      where value is not null group by name) as foods`,
  );
  return (rows[0]?.foods ?? []).map(([date, name, value, count]) => ({
    date,
    at: null,
    kind: null,
    name,
    values: { [field]: value },
    count,
  }));
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
  const fields = [...wanted].filter(isItemField);
  return isByFood || fields.includes('grams')
    ? eachFood(query, fields, named)
    : eachMeal(query, fields.filter(isNutrient));
}

/** Sums of days, and which kinds of meal each has, which shows whether its diary is complete. */
export async function foodDays(
  query: EntryQuery,
  fields: readonly NutrientKey[],
): Promise<{ readonly foods: readonly Entry[]; readonly meals: readonly Entry[] }> {
  const foods = await readDays(query, meals, {
    ...Object.fromEntries(fields.map((field) => [field, sql`sum(${mealValue(field)})`])),
    ...Object.fromEntries(MEAL_KINDS.map((kind) => [kind, sql`bool_or(${meals.kind} = ${kind})::int`])),
  });
  const eaten: Entry[] = [];
  for (const { date, values } of foods)
    for (const kind of MEAL_KINDS)
      if (values[kind] === 1) eaten.push({ date, at: null, kind, name: null, values: {} });
  return { foods, meals: eaten };
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
