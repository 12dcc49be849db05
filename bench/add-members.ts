import type { Pool } from 'pg';

const COPY = `
with source as (select * from users where username = 'template'),
made as (
  insert into users (id, name, email, username, display_username)
  select gen_random_uuid(), 'copy', 'copy-' || gen_random_uuid() || '@members.invalid', 'copy-' || gen_random_uuid(), 'copy'
  from generate_series(1, $1) returning id
)
insert into meals (user_id, id, eaten_at, time_zone, local_date, kind, source, summary)
select made.id, gen_random_uuid(), day + interval '8 hours', 'UTC', day::date, 'breakfast', 'text', '[]'::json
from made, generate_series(timestamp '2025-06-01', timestamp '2025-08-29', interval '1 day') day`;

/** Adds members with 90 days of one meal each, by SQL. They must not slow down the measured member. */
export async function addMembers(pool: Pool, count: number): Promise<void> {
  const batch = 500;
  for (let left = count; left > 0; left -= batch) await pool.query(COPY, [Math.min(batch, left)]);
  await pool.query('analyze');
}

const columnsOf = `
select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
where table_schema = 'public' and table_name = $1 and column_name <> 'user_id' and is_generated = 'NEVER'`;

/** Adds members by SQL, each with a copy of what `username` logged. */
export async function copyDiary(pool: Pool, username: string, count: number): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, username, display_username)
     select gen_random_uuid(), 'copy', 'copy-' || each || '@members.invalid', 'copy-' || each, 'copy' from generate_series(1, $1::int) as each`,
    [count],
  );
  for (const table of ['profiles', 'meals', 'meal_items']) {
    const columns = (await pool.query<{ columns: string }>(columnsOf, [table])).rows[0]?.columns ?? '';
    await pool.query(
      `insert into ${table} (user_id, ${columns})
       select users.id, ${columns.replaceAll(/(^|, )/g, '$1each.')} from users, ${table} as each
       where users.username like 'copy-%' and each.user_id = (select id from users where username = $1)`,
      [username],
    );
  }
  await pool.query('analyze');
}
