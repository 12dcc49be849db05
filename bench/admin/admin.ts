import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { rollUp } from '#server/insights/roll-up.ts';
import { addAdminRows, USERS } from './admin-rows.ts';
import { benchAdminLists } from './admin-users.ts';
import type { BenchMember } from '../member.ts';
import { line, quantiles, timed } from '../report.ts';

const LIMIT_MS = 50;
const TIMES = 40;
const WARM_UP = 5;

/**
 * Times the admin screens with 100,000 members and a million events.
 * @param admin their account; the member `template` must exist
 */
export async function benchAdmin(pool: Pool, admin: BenchMember): Promise<void> {
  await addAdminRows(pool);
  await pool.query(`update users set role = 'admin' where username = $1`, [admin.username.toLowerCase()]);
  const counts = await pool.query<{ uses: string; views: string }>(
    'select (select count(*) from feature_days) as uses, (select count(*) from visits) as views',
  );
  const events = Number(counts.rows[0]?.uses) + Number(counts.rows[0]?.views);
  line('admin: members, events', `${USERS.toLocaleString('en')}, ${events.toLocaleString('en')}`);
  const begin = performance.now();
  await rollUp(drizzle(pool), Date.now());
  line('admin: add up a year', `${((performance.now() - begin) / 1000).toFixed(1)} s`);
  await pool.query('analyze');
  const today = localDate(Date.now(), 'UTC');
  const statistics = (days: number) => `/admin/statistics?from=${addDays(today, 1 - days)}&to=${today}`;
  for (const [name, route] of [
    ['statistics of 28 days', statistics(28)],
    ['statistics of 90 days', statistics(90)],
    ['statistics of a year', statistics(365)],
    ['cohorts', '/admin/cohorts'],
    ['users, newest first', '/admin/users'],
    ['users, searched', '/admin/users?search=copy-7'],
  ] as const) {
    const asked = Array.from({ length: TIMES + WARM_UP }, () => route);
    const { p50, p95 } = quantiles((await timed(asked, (each) => admin.send('GET', each))).slice(WARM_UP));
    line(`admin: ${name}`, `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`, p95, LIMIT_MS, 'ms');
  }
  await benchAdminLists(pool, drizzle(pool));
}
