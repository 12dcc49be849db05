import { and, eq, sql, type SQL } from 'drizzle-orm';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { mealItems, meals } from './tables.ts';

/** Joins meals to their foods. */
export const ofMeal = and(eq(mealItems.userId, meals.userId), eq(mealItems.mealId, meals.id));

/** A meal's nutrients by key, from its items if it was last written before totals were stored. */
export const mealTotal = sql`coalesce(${meals.total}, (
  select json_object_agg(key, json_build_object('value', amount)) from (
    select each.key, sum((each.value ->> 'value')::float8) as amount
    from ${mealItems}, json_each(${mealItems.nutrients}) as each
    where ${mealItems.userId} = ${meals.userId} and ${mealItems.mealId} = ${meals.id}
    group by each.key
  ) as amounts
))`;

const sumOfMs = (at: typeof meals.updatedAt | typeof meals.deletedAt): SQL =>
  sql`coalesce(sum((date_part('epoch', ${at}) * 1000)::bigint), 0)`;

/** State of a member's meals and their foods for `rememberedRead`, from an index: reading the meals takes four times as long. */
export const mealsState = (userId: string): SQL =>
  sql`(select concat_ws(' ', count(*), ${sumOfMs(meals.updatedAt)}, count(${meals.deletedAt}), ${sumOfMs(meals.deletedAt)})
    from ${meals} where ${eq(meals.userId, userId)})`;

const amountOf = (
  values: typeof meals.nutrientValues | typeof mealItems.nutrientValues,
  estimates: SQL,
  key: NutrientKey,
): SQL<string | null> => sql<string | null>`nullif(case when ${values} is null
  then ${estimates} -> ${key}::text ->> 'value'
  else split_part(${values}, ',', ${sql.raw(String(NUTRIENT_KEYS.indexOf(key) + 1))}) end, '')`;

/** Amount of a nutrient in a meal as text, from which the embedded database takes longest to read a number; null if unknown. */
export const mealAmount = (key: NutrientKey): SQL<string | null> =>
  amountOf(meals.nutrientValues, mealTotal, key);

/** Amount of a nutrient in one food of a meal, as text; null if unknown. */
export const itemAmount = (key: NutrientKey): SQL<string | null> =>
  amountOf(mealItems.nutrientValues, sql`${mealItems.nutrients}`, key);

/** Amount of a nutrient in a meal; null if unknown. */
export const mealValue = (key: NutrientKey): SQL<number | null> =>
  sql<number | null>`${mealAmount(key)}::float8`;

/** All amounts of a meal, for `amountsFrom`: a list is a tenth of the estimates. Null for a meal without foods. */
export const mealAmounts = sql<string | null>`coalesce(${meals.nutrientValues}, ${mealTotal}::text)`;

/** All amounts of one food of a meal, for `amountsFrom`. */
export const itemAmounts = sql<string>`coalesce(${mealItems.nutrientValues}, ${mealItems.nutrients}::text)`;

/** Reads `itemAmounts` or `mealAmounts`. @param text a list from `nutrientValuesOf`, or estimates as JSON */
export function amountsFrom(text: string): { [K in NutrientKey]?: number } {
  const amounts: { [K in NutrientKey]?: number } = {};
  if (text.startsWith('{')) {
    const estimates = JSON.parse(text) as NutrientEstimates;
    for (const key of NUTRIENT_KEYS) {
      const estimate = estimates[key];
      if (estimate) amounts[key] = estimate.value;
    }
    return amounts;
  }
  // Without splitting: 45 short texts for each food take longer than all else.
  let start = 0;
  for (const key of NUTRIENT_KEYS) {
    const comma = text.indexOf(',', start);
    const end = comma < 0 ? text.length : comma;
    if (end > start) amounts[key] = Number(text.slice(start, end));
    start = end + 1;
  }
  return amounts;
}
