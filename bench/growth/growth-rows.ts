import type { Pool } from 'pg';

interface Growth {
  readonly members: number;
  /** Days logged by each of them, up to today. */
  readonly days: number;
  /** Days logged by the measured member. */
  readonly ownDays: number;
}

const USERS = `
insert into users (id, name, email, username, display_username)
select gen_random_uuid(), 'member', each || '@growth.invalid', 'growth-' || each, 'member' from generate_series(0, $1::int) as each`;

// Day by day, so that members' rows are interleaved as in production.
const MEALS = `
insert into meals (user_id, id, eaten_at, time_zone, local_date, kind, source, summary)
select users.id, gen_random_uuid(), current_date - ago + each * interval '4 hours', 'UTC', current_date - ago,
  (array['breakfast', 'lunch', 'dinner', 'snack'])[each], 'search', '[500,400,600,20,15,25,60,50,70,15,10,20,8,6,10]'
from generate_series($1::int, 0, -1) as ago cross join generate_series(1, 4) as each
join users on users.username = 'growth-0' or (ago < $2::int and users.username like 'growth-%')`;

const ITEMS = `
insert into meal_items (user_id, id, meal_id, position, food_id, food_name, amount, unit, grams, grams_low, grams_high, confidence, nutrients)
select user_id, gen_random_uuid(), id, each, foods.ids[1 + (random() * (cardinality(foods.ids) - 1))::int], 'Food', 1, 'g', 100, 80, 120, 0.9,
  '{"energyKcal":{"value":125,"low":100,"high":150},"carbsG":{"value":15,"low":12,"high":18}}'
from meals cross join generate_series(0, 3) as each cross join (select $1::text[] as ids) as foods
order by meals.local_date`;

/** Fills an empty database with members who log four meals of four foods a day. @returns the measured member's id */
export async function growDiaries(
  pool: Pool,
  { members, days, ownDays }: Growth,
  foodIds: readonly string[],
): Promise<string> {
  await pool.query(USERS, [members]);
  await pool.query(MEALS, [ownDays - 1, days]);
  await pool.query(ITEMS, [foodIds]);
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'growth-0'`);
  return rows[0]?.id ?? '';
}
