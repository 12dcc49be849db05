import type { Pool } from 'pg';

const COPY = `
with source as (select * from users where username = 'template'),
made as (
  insert into users (id, name, email, username, display_username)
  select gen_random_uuid(), 'copy', 'copy-' || gen_random_uuid() || '@members.invalid', 'copy-' || gen_random_uuid(), 'copy'
  from generate_series(1, $1) returning id
)
insert into meals (user_id, id, eaten_at, time_zone, local_date, kind, source, summary)
select made.id, gen_random_uuid(), day + interval '8 hours', 'UTC', day::date, 'breakfast', 'text', '{}'::jsonb
from made, generate_series(timestamp '2025-06-01', timestamp '2025-08-29', interval '1 day') day`;

/** Adds members with 90 days of one meal each, by SQL: what the measured member must not feel. */
export async function addMembers(pool: Pool, count: number): Promise<void> {
  const batch = 500;
  for (let left = count; left > 0; left -= batch) await pool.query(COPY, [Math.min(batch, left)]);
  await pool.query('analyze');
}
