import { eq, sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { users } from '#server/auth/tables.ts';
import { memberTables, type MemberTable } from '#server/db/member-tables.ts';
import { ensureDemo } from '#server/demo/reset-demo.ts';
import { loadFoods } from '#server/foods/food-library.ts';

/** Days of the demo member, and how often they are repeated to make ten years. */
const DEMO_DAYS = 120;
const COPIES = 30;
/** A sensor has 200,000 readings in two years, and inserting more takes minutes. */
const SENSOR_COPIES = 6;

/** Logged data; profiles and settings are the new member's own. */
const TABLES = [
  'meals',
  'meal_items',
  'day_states',
  'drinks',
  'workouts',
  'activity_days',
  'vo2_max_readings',
  'sleeps',
  'body_measurements',
  'fasts',
  'stress_check_ins',
  'hrv_readings',
  'vital_readings',
  'ketone_readings',
  'glucose_readings',
  'blood_panels',
  'blood_values',
  'longevity_scores',
];

function moved({ name, type }: MemberTable['columns'][number], copy: number, to: string): SQL {
  const column = sql.identifier(name);
  if (name === 'user_id') return sql`${to}::uuid`;
  // Each write has its own key.
  if (name === 'write_key') return sql`null`;
  if (type === 'uuid') return sql`md5(${column}::text || ${copy}::text)::uuid`;
  if (type === 'date') return sql`${column} - ${copy * DEMO_DAYS}::int`;
  return type.startsWith('timestamp')
    ? sql`${column} - ${copy * DEMO_DAYS}::int * interval '1 day'`
    : sql`${column}`;
}

/** Gives a member ten years of data up to today: the demo member's four months, thirty times; glucose for two years. */
export async function fillDecade(pool: pg.Pool, username: string): Promise<void> {
  const db = drizzle(pool);
  await ensureDemo({ db, index: loadFoods().index, timeZone: 'UTC' }, Date.now());
  const idOf = async (name: string): Promise<string> => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, name));
    if (!user) throw new Error(`There is no member ${name}.`);
    return user.id;
  };
  const [from, to] = [await idOf(DEMO_MEMBER.username), await idOf(username)];
  const tables = (await memberTables(db)).filter(({ name }) => TABLES.includes(name));
  // In chronological order, as members log, with parents before their rows.
  tables.sort((one, other) => TABLES.indexOf(one.name) - TABLES.indexOf(other.name));
  for (let copy = COPIES - 1; copy >= 0; copy -= 1)
    for (const { name, columns } of tables) {
      if (name === 'glucose_readings' && copy >= SENSOR_COPIES) continue;
      const names = columns.map((column) => sql.identifier(column.name));
      const values = columns.map((column) => moved(column, copy, to));
      await db.execute(sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)})
        select ${sql.join(values, sql`, `)} from ${sql.identifier(name)} where user_id = ${from}::uuid`);
    }
  await db.execute(sql`update profiles set plan = 'lifetime' where user_id = ${to}::uuid`);
  await db.execute(sql`vacuum analyze`);
}
