import { and, eq, gt, ilike, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { isNutrient, type NutrientKey } from '#domain/foods/nutrients.ts';
import { MEAL_KINDS, type DayState } from '#domain/meals/meal.ts';
import type { Entry } from '#domain/query/record-source.ts';
import { asAverage } from '#server/db/average-member.ts';
import type { Db } from '#server/db/database.ts';
import { columnsFrom, jsonColumns, numberList, textList, wordList } from '#server/db/json-columns.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { rememberedRead } from '#server/db/remembered-reads.ts';
import { itemAmount, mealAmount, mealsState, ofMeal } from '#server/meals/total-queries.ts';
import { dayStates, mealItems, meals } from '#server/meals/tables.ts';
import { entriesFrom, entriesOf, localTimestamp, ofSpan, sumOf, type EntryQuery } from './entry-rows.ts';

const isItemField = (field: string): field is NutrientKey | 'grams' => field === 'grams' || isNutrient(field);

const ofItem = (field: NutrientKey | 'grams'): SQL =>
  field === 'grams' ? sql`${mealItems.grams}` : itemAmount(field);

const eatenWhen = {
  date: meals.localDate,
  at: localTimestamp(meals.eatenAt, meals.timeZone),
  kind: meals.kind,
  // Shorter than the id, and as good at telling apart two meals of one minute.
  meal: sql`uuid_hash(${meals.id})`,
};

/**
 * Names of all foods a member ate, as a table with the column `name`. Each is found by itself in the index: ten years have 35,000 items,
 * but a hundred names.
 */
const eatenNames = (userId: string | Placeholder): SQL => {
  const { foodName } = mealItems;
  const next = (after?: SQL): SQL =>
    sql`select ${foodName} as name from ${mealItems} where ${and(eq(mealItems.userId, userId), after && gt(foodName, after))} order by ${foodName} limit 1`;
  return sql`(with recursive names as (
    (${next()}) union all select (${next(sql`names.name`)}) from names where names.name is not null)
    select name from names where name is not null)`;
};

const namesOf = prepared((db) =>
  db
    .select({ names: sql<string[] | null>`json_agg(name order by name)` })
    .from(sql`${eatenNames(sql.placeholder('userId'))} as eaten`)
    .prepare('food_names'),
);

/** Names of all foods a member ate, in order; a food that was only in a deleted meal too. */
export async function foodNames(db: Db, userId: string): Promise<readonly string[]> {
  const [found] = await namesOf(db).execute({ userId });
  return found?.names ?? [];
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
  const found = await rememberedRead(query, {
    state: mealsState(query.userId),
    text: query.db
      .select({
        rows: entriesOf({
          ...eatenWhen,
          name: mealItems.foodName,
          values: Object.fromEntries(fields.map((field) => [field, ofItem(field)])),
        }),
      })
      .from(meals)
      .innerJoin(mealItems, ofMeal)
      .where(and(mealsOf(query), named && isNamed(query.userId, named))),
    names: fields,
    from: (text) => entriesFrom(text, fields),
  });
  // Without a match, other foods tell zero from no data.
  return named && found.length === 0 ? eachFood(query, fields) : found;
}

const eachMeal = (query: EntryQuery, fields: readonly NutrientKey[]): Promise<readonly Entry[]> =>
  rememberedRead(query, {
    state: mealsState(query.userId),
    text: query.db
      .select({
        rows: entriesOf({
          ...eatenWhen,
          values: Object.fromEntries(fields.map((field) => [field, mealAmount(field)])),
        }),
      })
      .from(meals)
      .where(ofSpan(meals, query)),
    names: fields,
    from: (text) => entriesFrom(text, fields),
  });

/** Amounts as a list, to be added up outside the database. */
const amountList = (amount: SQL): SQL => sql`'[' || string_agg(${amount}, ',') || ']'`;

type FoodColumns = readonly [
  dates: readonly string[],
  names: readonly string[],
  amounts: readonly (readonly number[])[],
  counts: readonly number[],
];

/** Foods with the sum of all that was eaten of each, in the order they were first eaten. */
export function foodSums(query: EntryQuery, field: NutrientKey): Promise<readonly Entry[]> {
  const columns = [
    textList(sql`date`),
    wordList(sql`name`),
    numberList(sql`amounts`),
    numberList(sql`count`),
  ];
  const text = sql`select ${jsonColumns(columns)} as foods from (
    select min(local_date) as date, name, ${amountList(sql`amount`)} as amounts, count(*) as count
    from (
      select ${meals.localDate}, ${meals.eatenAt}, ${mealItems.foodName} as name, ${itemAmount(field)} as amount
      from ${meals} join ${mealItems} on ${ofMeal} where ${mealsOf(query)}) as eaten
    where amount is not null group by name order by min(eaten_at)) as foods`;
  const from = (found: string | null): readonly Entry[] => {
    const [dates, names, amounts, counts] = columnsFrom<FoodColumns>(found) ?? [[], [], [], []];
    return dates.map((date, row) => ({
      date,
      at: null,
      kind: null,
      name: names[row] ?? '',
      values: { [field]: sumOf(amounts[row] ?? []) },
      count: counts[row] ?? 0,
    }));
  };
  return rememberedRead(query, { state: mealsState(query.userId), text, names: [field], from });
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

type MealColumns = readonly [
  dates: readonly string[],
  kinds: readonly string[],
  ...amounts: readonly (number | null)[][],
];

interface FoodDays {
  readonly foods: readonly Entry[];
  readonly meals: readonly Entry[];
}

/** Sums of days, and which kinds of meal each has, which shows whether its food log is complete. */
export function foodDays(query: EntryQuery, fields: readonly NutrientKey[]): Promise<FoodDays> {
  // Added up here: the embedded database takes three times as long to group ten years of meals.
  const amounts = fields.map((field) => numberList(mealAmount(field)));
  return rememberedRead(query, {
    state: mealsState(query.userId),
    text: query.db
      .select({ columns: jsonColumns([textList(meals.localDate), textList(meals.kind), ...amounts]) })
      .from(meals)
      .where(ofSpan(meals, query)),
    names: fields,
    from: (text) => foodDaysFrom(text, fields),
  });
}

function foodDaysFrom(text: string | null, fields: readonly NutrientKey[]): FoodDays {
  const [dates, kinds, ...columns] = columnsFrom<MealColumns>(text) ?? [[], []];
  const days = new Map<string, { readonly values: Record<string, number>; readonly kinds: string[] }>();
  const rows = dates.map((date, row) => {
    const day = days.get(date) ?? { values: {}, kinds: [] };
    days.set(date, day);
    day.kinds.push(kinds[row] ?? '');
    return day.values;
  });
  for (const [index, field] of fields.entries())
    for (const [row, amount] of (columns[index] ?? []).entries()) {
      const sums = rows[row];
      if (sums && amount !== null) sums[field] = (sums[field] ?? 0) + amount;
    }
  const ordered = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
  // One object for all: ten years have 11,000 of these entries.
  const none = {};
  return {
    foods: ordered.map(([date, { values }]) => ({ date, at: null, kind: null, name: null, values })),
    meals: ordered.flatMap(([date, day]) =>
      MEAL_KINDS.filter((kind) => day.kinds.includes(kind)).map((kind) => ({
        date,
        at: null,
        kind,
        name: null,
        values: none,
      })),
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
