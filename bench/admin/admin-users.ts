import type { Pool } from 'pg';
import type { UserFilter } from '#contract/admin/users.ts';
import { auditPage } from '#server/admin/audit-log.ts';
import { mailsPage } from '#server/admin/mails.ts';
import { userDetails } from '#server/admin/user-details.ts';
import { usersPage } from '#server/admin/users.ts';
import type { Db } from '#server/db/database.ts';
import { line, quantiles, timed } from '../report.ts';

const USERS = 100_000;
const LIMIT_MS = 50;
const ROUNDS = 12;

const FIRST = `(array['ada','bob','cleo','dan','eve','fay','gus','hana','ivan','june','karl','lena','max','nora','otto','pia'])`;
const LAST = `(array['lovelace','miller','garcia','tanaka','novak','rossi','olsen','weber','silva','khan','dubois','moreau'])`;

/** Ids of the users added here; there may be others. */
const MADE = `id::text like '0197%-7000-8000-000000000000'`;

/** Users with realistic shares of names, addresses, plans and sessions, plus an audit log and a mail outbox. */
const FILL = [
  `insert into users (id, name, email, username, display_username, role, banned, deletes_at, created_at)
   select ('0197' || lpad(to_hex(n), 8, '0') || '70008000000000000000')::uuid, u, case when n % 3 = 0 then n || '@members.invalid'
     else u || '@' || (array['gmail.example','mail.example','post.example'])[1 + n % 3] end, u, initcap(u),
     case when n % 10000 = 0 then 'admin' else 'member' end, n % 500 = 0, case when n % 900 = 0 then now() end,
     now() - (${USERS} - n) * interval '5 minutes'
   from (select n, ${FIRST}[1 + n % 16] || '_' || ${LAST}[1 + n % 12] || n as u from generate_series(1, ${USERS}) n) t`,
  `insert into profiles (user_id, name, sex, age_years, age_recorded_on, unit_system, height_cm, mass_kg, goal, activity_level,
     dietary_preference, meal_reminders, progress_reminders, time_zone, plan)
   select id, case when random() < 0.7 then initcap(replace(username, '_', ' ')) end, 'female', 40, '2026-01-01', 'metric', 170, 70, 'maintain',
     'light', 'none', false, false, 'UTC', case when random() < 0.04 then 'lifetime' else 'free' end
   from users where ${MADE}`,
  `insert into sessions (id, token, user_id, expires_at, updated_at)
   select gen_random_uuid(), gen_random_uuid()::text, id, now() + interval '20 days', now() - random() * interval '30 days'
   from users, generate_series(1, 2) where ${MADE} and not banned and random() < 0.4`,
  `insert into audit_entries (id, at, actor, action, target_kind, target, details)
   select gen_random_uuid(), now() - n * interval '1 minute', case when n % 3 = 0 then 'Grace' else 'system' end,
     case when n % 5000 = 0 then 'user.role' else (array['user.disable','user.plan','page.publish','purchase.paid'])[1 + n % 4] end,
     'user', 'user' || n % 5000, '{}'
   from generate_series(1, 200000) n`,
  `insert into mails (id, kind, recipient, subject, text, html, state, due_at, created_at)
   select gen_random_uuid(), 'receipt', 'ada@mail.example', 'Your receipt', repeat('x', 1500), repeat('x', 3000),
     case when n % 1000 = 0 then 'failed' else 'sent' end, now(), now() - n * interval '1 second'
   from generate_series(1, 50000) n`,
];

const FILTERS: Readonly<Record<string, Partial<UserFilter>>> = {
  'everybody, newest first': {},
  'last seen first': { sort: 'seen' },
  'by username': { sort: 'username' },
  admins: { role: 'admin' },
  'admins, last seen first': { role: 'admin', sort: 'seen' },
  disabled: { state: 'disabled' },
  'to be deleted, by username': { state: 'deleting', sort: 'username' },
  'lifetime members': { plan: 'lifetime' },
  'lifetime members, last seen first': { plan: 'lifetime', sort: 'seen' },
  'disabled lifetime members': { plan: 'lifetime', state: 'disabled' },
  'search of one letter': { search: 'a' },
  'search of two letters': { search: 'ka' },
  'search of a common part': { search: 'mail' },
  'search of a common name': { search: 'ada', sort: 'seen' },
  'search of a rare part': { search: 'novak4217' },
  'search of nobody': { search: 'xyzzyx' },
  'search of an address': { search: 'weber99@' },
};

/** Times a list from its start and middle, and compares it with the limit. */
async function measure(title: string, read: (after: string | undefined) => Promise<{ next: string | null }>) {
  const first = await read(undefined);
  const places = [undefined, first.next ?? undefined];
  const rounds = Array.from({ length: ROUNDS }, (_, round) => places[round % 2]);
  const { p50, p95 } = quantiles(await timed(rounds, read));
  line(`  ${title}`, `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`, p95, LIMIT_MS, 'ms');
}

/** The admins' lists at 100,000 users, 200,000 log entries and 50,000 mails. */
export async function benchAdminLists(pool: Pool, db: Db): Promise<void> {
  for (const statement of FILL) await pool.query(statement);
  await pool.query('analyze');
  line(`admins' lists, ${USERS.toLocaleString('en')} users`, '');
  for (const [title, filter] of Object.entries(FILTERS))
    await measure(title, (after) => usersPage(db, { sort: 'newest', ...filter }, { after, limit: 50 }));
  const { rows } = await pool.query<{ id: string }>('select id from users tablesample system (1) limit 20');
  const details = quantiles(await timed(rows, ({ id }) => userDetails(db, id)));
  line('  one account', `p95 ${details.p95.toFixed(1)} ms`, details.p95, LIMIT_MS, 'ms');
  await measure('audit log', (after) => auditPage(db, {}, { after, limit: 50 }));
  await measure('audit log of one user', (after) =>
    auditPage(db, { target: 'user77' }, { after, limit: 50 }),
  );
  await measure('audit log, an action of one admin', (after) =>
    auditPage(db, { actor: 'grace', action: 'page.' }, { after, limit: 50 }),
  );
  for (const [title, action] of [
    ['frequent', 'page.'],
    ['rare', 'user.role'],
    ['unknown', 'moon.'],
  ] as const)
    await measure(`audit log, a ${title} action`, (after) => auditPage(db, { action }, { after, limit: 50 }));
  await measure('outbox of mail', (after) => mailsPage(db, { after, limit: 50 }));
  await measure('mails that failed', (after) => mailsPage(db, { state: 'failed', after, limit: 50 }));
}
