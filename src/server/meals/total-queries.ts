import { sql } from 'drizzle-orm';
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
