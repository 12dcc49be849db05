import type { Pool } from 'pg';

/** Size of a popular installation: members, and days on which a member used something. */
export const USERS = 100_000;
const USES = 1_000_000;
const VIEWS = 300_000;
const BUYERS = 5000;
const DAYS = 365;

/** Copies of the member `template`, signed up over a year. */
const MEMBERS = `
with made as (
  insert into users (id, name, email, username, display_username, created_at, updated_at)
  select gen_random_uuid(), 'copy', 'copy-' || n || '@members.invalid', 'copy-' || n, 'Copy-' || n,
    now() - (n % ${DAYS}) * interval '1 day', now()
  from generate_series(1, ${USERS}) as n
  returning id, created_at
), joined as (
  insert into sign_ups (user_id, day, source, activated_on)
  select id, created_at::date, 's' || (hashtext(id::text) & 15),
    case when hashtext(id::text) % 5 < 2 then created_at::date + (hashtext(id::text) & 7) end
  from made
)
insert into profiles
select (jsonb_populate_record(template, jsonb_build_object('user_id', made.id))).*
from made, profiles as template join users on users.id = template.user_id and users.username = 'template'`;

/** Skewed use, only after sign-up: draws twice as many rows and keeps half. Ordered by day. */
const FEATURE_DAYS = `
with numbered as (select user_id, day as joined_on, row_number() over () as n from sign_ups),
drawn as (
  select (1 + floor(${USERS} * power(random(), 2)))::int as n,
    (now() at time zone 'UTC')::date - floor(${DAYS} * random())::int as day,
    (array['meals', 'water', 'weight', 'sleep', 'fasting', 'glucose', 'stress', 'exports'])[1 + floor(8 * random() ^ 2)::int] as feature
  from generate_series(1, ${2 * USES})
)
insert into feature_days (user_id, day, feature, uses)
select user_id, day, feature, 2 from drawn join numbered using (n) where day >= joined_on order by day
on conflict do nothing`;

const ACTIVITY = `
insert into member_activity (user_id, last_active_on) select user_id, max(day) from feature_days group by user_id
on conflict (user_id) do nothing`;

/** Thirty days of raw page views, spread over each day, in order. */
const VISITS = `
insert into visits (day, at, visitor, path, source, campaign)
select at::date, at, md5(at::date::text || n / 2 % (${VIEWS} / 60)),
  (array['/', '/features', '/faq', '/about', '/payment', '/privacy', '/terms', '/contact'])[1 + n % 8],
  's' || (n / 2) % 16, case when n % 5 = 0 then 'c' || n % 7 end
from generate_series(0, ${VIEWS} - 1) as n,
  lateral (select (date_trunc('day', now() at time zone 'UTC') - interval '29 days' + n * interval '30 days' / ${VIEWS}) at time zone 'UTC' as at) as time`;

const PURCHASES = `
insert into purchases (id, user_id, gateway, state, amount_minor, currency, token_hash, source, paid_at, created_at)
select gen_random_uuid(), user_id, 'stripe', 'paid', 4900, 'usd', user_id::text, source,
  day::timestamptz + interval '3 days', day::timestamptz
from sign_ups order by sign_ups.user_id limit ${BUYERS}`;

/** Fills a database that has the member `template` with rows for the admin screens. */
export async function addAdminRows(pool: Pool): Promise<void> {
  for (const step of [MEMBERS, FEATURE_DAYS, ACTIVITY, VISITS, PURCHASES]) await pool.query(step);
  // Autovacuum would do this later.
  await pool.query('vacuum analyze');
}
