import { eq, sql } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { UserFilter } from '#contract/admin/users.ts';
import { profiles } from '#server/account/tables.ts';
import { auditEntries, rateLimits, sessions, users } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { purchases } from '#server/membership/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp } from '#server/testing/test-app.ts';
import { adminGrace } from '#server/testing/admin-grace.ts';
import { idOf } from '#server/testing/accounts.ts';

describe.each(testDatabases())('the admins’ user list, on $name', (place) => {
  const app = opened(() => openTestApp(place));
  const { grace, usernames, audited } = adminGrace(app);

  test('Grace finds Ada by part of her username, address or name, ignoring case', async () => {
    await signUp(app, 'Ada_L', { name: 'Countess Lovelace', email: 'engine@babbage.example' });
    await signUp(app, 'Bob');
    for (const search of ['DA_L', 'ada', 'a', 'Engine@', 'babbage', 'lovelace', 'tess L', 'co'])
      expect(await usernames({ search }), search).toEqual(['Ada_L']);
    for (const search of [
      'members.invalid',
      '%',
      '_',
      'da',
      String.raw`\ada`,
      'lace L',
      "'; drop table users",
    ])
      expect(await usernames({ search }), search).toEqual([]);
  });

  test('each order lists everyone once, a page at a time, including users without a session', async () => {
    const names = ['ada', 'bob', 'cleo', 'dan', 'eve', 'fay'];
    for (const name of names) await signUp(app, name);
    await app.database.db.delete(sessions).where(eq(sessions.userId, await idOf(app, 'bob')));
    await app.database.db.delete(sessions).where(eq(sessions.userId, await idOf(app, 'eve')));
    await app.database.db
      .update(sessions)
      .set({ updatedAt: new Date('2026-01-02T03:04:05.678Z') })
      .where(eq(sessions.userId, await idOf(app, 'dan')));
    await app.browser().api.account.login({ login: 'cleo', password: registrationOf('cleo').password });
    const walk = async (sort: UserFilter['sort'], limit: number) => {
      const found: string[] = [];
      let after: string | undefined;
      do {
        const page = await grace.api.admin.users.list({ sort, limit, ...(after && { after }) });
        expect(page.users.length).toBeLessThanOrEqual(limit);
        found.push(...page.users.map(({ username }) => username));
        after = page.next ?? undefined;
      } while (after);
      return found;
    };
    for (const limit of [1, 2, 3, 5, 7, 50]) {
      expect(await walk('newest', limit)).toEqual(['fay', 'eve', 'dan', 'cleo', 'bob', 'ada', 'Grace']);
      expect(await walk('username', limit)).toEqual(['ada', 'bob', 'cleo', 'dan', 'eve', 'fay', 'Grace']);
      expect(await walk('seen', limit)).toEqual(['cleo', 'fay', 'ada', 'Grace', 'dan', 'eve', 'bob']);
    }
    const [dan] = (await grace.api.admin.users.list({ search: 'dan' })).users;
    expect(dan?.lastSeenAt).toBe('2026-01-02T03:04:05.678Z');
  });

  test('a made-up cursor is refused', async () => {
    for (const sort of ['newest', 'seen', 'username'] as const)
      for (const after of ['x', btoa('[1]'), btoa('["seen","",""]'), btoa('{}'), btoa('["a","b","c","d"]')])
        await expect(grace.api.admin.users.list({ sort, after })).rejects.toMatchObject({
          code: 'BAD_REQUEST',
        });
  });

  test('role, plan and state filter the list', async () => {
    for (const name of ['ada', 'bob', 'cleo', 'demo-like']) await signUp(app, name);
    const { db } = app.database;
    await db
      .update(profiles)
      .set({ plan: 'lifetime' })
      .where(eq(profiles.userId, await idOf(app, 'ada')));
    await db.update(users).set({ banned: true }).where(eq(users.username, 'bob'));
    await db.update(users).set({ deletesAt: new Date() }).where(eq(users.username, 'cleo'));
    await db.update(users).set({ isDemo: true }).where(eq(users.username, 'demo-like'));
    expect(await usernames({ role: 'admin' })).toEqual(['Grace']);
    expect(await usernames({ role: 'member', plan: 'lifetime' })).toEqual(['ada']);
    expect(await usernames({ plan: 'free', sort: 'username' })).toEqual([
      'bob',
      'cleo',
      'demo-like',
      'Grace',
    ]);
    expect(await usernames({ state: 'disabled' })).toEqual(['bob']);
    expect(await usernames({ state: 'deleting', sort: 'seen' })).toEqual(['cleo']);
    expect(await usernames({ state: 'demo' })).toEqual(['demo-like']);
    expect(await usernames({ state: 'active', sort: 'username' })).toEqual(['ada', 'Grace']);
  });

  test('Ada’s details show her account and her payments', async () => {
    await signUp(app, 'Ada', { email: 'ada@example.org' });
    const id = await idOf(app, 'ada');
    await app.database.db.insert(purchases).values({
      id: crypto.randomUUID(),
      userId: id,
      gateway: 'sandbox',
      state: 'paid',
      amountMinor: 4900,
      currency: 'usd',
      tokenHash: 'x',
      createdAt: new Date(),
      paidAt: new Date(),
    });
    expect(await grace.api.admin.users.get({ id })).toMatchObject({
      username: 'Ada',
      email: 'ada@example.org',
      role: 'member',
      plan: 'free',
      state: 'active',
      sessions: 1,
      twoFactor: false,
      passkeys: 0,
      purchases: [{ state: 'paid', isReported: false, amountMinor: 4900, currency: 'usd' }],
    });
    await expect(grace.api.admin.users.get({ id: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('the file has the filtered list, and no name in it is a formula', async () => {
    await signUp(app, 'Ada', { name: '=HYPERLINK("http://evil.test")', email: 'ada@example.org' });
    await signUp(app, 'Bob');
    const answer = await grace.fetch('/api/admin/users.csv?search=ada&sort=username');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="perennial-users.csv"');
    const rows = parse(Buffer.from(await answer.arrayBuffer()), { columns: true, bom: true });
    expect(rows).toMatchObject([
      {
        Username: 'Ada',
        Name: '\'=HYPERLINK("http://evil.test")',
        Email: 'ada@example.org',
        Plan: 'free',
      },
    ]);
    expect((await grace.fetch('/api/admin/users.csv?role=owner')).status).toBe(400);
    expect((await app.browser().fetch('/api/admin/users.csv')).status).toBe(401);
    expect(await audited()).toEqual(['Grace admin.export users.csv']);
  });

  test('a search with thousands of matches lists some and says so', async () => {
    await app.database.db.execute(sql`
      insert into users (id, name, email, username, display_username)
      select ('01970000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'u', 'u' || n || '@x.test', 'user' || n, 'User' || n
      from generate_series(1, 1500) n`);
    const page = await grace.api.admin.users.list({ search: 'user' });
    expect(page).toMatchObject({ isCut: true });
    const all = await grace.api.admin.users.list({ limit: 200, sort: 'username' });
    expect(all.matches).toBeGreaterThanOrEqual(1500);
    const more = await grace.api.admin.users.list({ sort: 'username', after: all.next ?? '' });
    expect(more.matches).toBeNull();
    expect(page.users).toHaveLength(50);
    expect(page.users[0]).toMatchObject({ lastSeenAt: null, plan: 'free', state: 'active' });
    expect(await grace.api.admin.users.list({ search: 'user149' })).toMatchObject({ isCut: false });
    await app.database.db.delete(rateLimits);
    await app.database.db.delete(auditEntries);
  });
});
