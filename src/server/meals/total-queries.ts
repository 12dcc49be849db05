import { sql, type SQL } from 'drizzle-orm';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { mealItems, meals } from './tables.ts';

/** A meal's nutrients by key, from its items if it was last written before totals were stored. */
export const mealTotal = sql`coalesce(${meals.total}, (
  select json_object_agg(key, json_build_object('value', amount)) from (
    select each.key, sum((each.value ->> 'value')::float8) as amount
    from ${mealItems}, json_each(${mealItems.nutrients}) as each
    where ${mealItems.userId} = ${meals.userId} and ${mealItems.mealId} = ${meals.id}
    group by each.key
  ) as amounts
))`;

const valueOf = (
  values: typeof meals.nutrientValues | typeof mealItems.nutrientValues,
  estimates: SQL,
  key: NutrientKey,
): SQL<number | null> => sql<number | null>`case when ${values} is null
  then (${estimates} -> ${key}::text ->> 'value')::float8
  else nullif(split_part(${values}, ',', ${sql.raw(String(NUTRIENT_KEYS.indexOf(key) + 1))}), '')::float8 end`;

/** Amount of a nutrient in a meal; null if unknown. */
export const mealValue = (key: NutrientKey): SQL<number | null> =>
  valueOf(meals.nutrientValues, mealTotal, key);

/** Amount of a nutrient in one food of a meal; null if unknown. */
export const itemValue = (key: NutrientKey): SQL<number | null> =>
  valueOf(mealItems.nutrientValues, sql`${mealItems.nutrients}`, key);
