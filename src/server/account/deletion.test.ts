import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/spans.ts';
import { audit } from '#server/auth/audit.ts';
import { auditEntries, sessions, users } from '#server/auth/tables.ts';
import { memberTables } from '#server/db/member-tables.ts';
import { fillMemberTables } from '#server/db/testing-rows.ts';
import { testDatabases } from '#server/db/testing.ts';
import { JOBS_SCHEMA } from '#server/jobs/jobs-schema.ts';
import { mails } from '#server/mail/tables.ts';
import { photos } from '#server/meals/tables.ts';
import { purchases } from '#server/membership/tables.ts';
import { openTestApp, registrationOf, signUp, type Browser, type TestApp } from '#server/test-app.ts';
import { ERASED, eraseMember, sweepDeletions } from './erase-member.ts';

const passwordOf = (name: string) => registrationOf(name).password;

describe.each(testDatabases())('the end of an account on $name', (place) => {
  let app: TestApp;
  let nowMs = Date.UTC(2026, 10, 22, 12);
  beforeAll(async () => {
    app = await openTestApp(place, { now: () => nowMs });
  });
  afterAll(() => app.close());

  const ask = (browser: Browser, name: string) =>
    browser.api.accountSettings.requestDeletion({ password: passwordOf(name), word: 'Delete' });
  const logIn = async (name: string) => {
    const browser = app.browser();
    await browser.api.account.login({ login: name, password: passwordOf(name) });
    return browser;
  };
  const userOf = async (username: string) => {
    const [user] = await app.database.db
      .select()
      .from(users)
      .where(eq(users.username, username.toLowerCase()));
    return user;
  };
  const rowsOf = async (userId: string): Promise<readonly string[]> => {
    const { db } = app.database;
    const full: string[] = [];
    for (const { name } of await memberTables(db)) {
      const { rows } = await db.execute(
        sql`select 1 from ${sql.identifier(name)} where user_id = ${userId} limit 1`,
      );
      if (rows.length > 0) full.push(name);
    }
    return full;
  };

  test('needs Ada’s password and the word; without both nothing happens', async () => {
    const ada = await signUp(app, 'Ada', { email: 'ada@example.org' });
    const { requestDeletion } = ada.api.accountSettings;
    await expect(requestDeletion({ password: 'a guess', word: 'delete' })).rejects.toMatchObject({
      data: { issues: [{ field: 'password' }] },
    });
    await expect(requestDeletion({ password: passwordOf('Ada'), word: 'keep' })).rejects.toMatchObject({
      data: { issues: [{ field: 'word', message: 'Type the word delete.' }] },
    });
    expect((await userOf('Ada'))?.deletesAt).toBeNull();
  });

  test('is asked for: every session is over, and a mail says until when it can be kept', async () => {
    const [phone, desk] = [await logIn('Ada'), await logIn('Ada')];
    const answer = await phone.send('POST', '/api/account/deletion', {
      password: passwordOf('Ada'),
      word: 'delete',
    });
    expect(await answer.json()).toEqual({ deletesAt: new Date(nowMs + 14 * DAY_MS).toISOString() });
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i);
    for (const browser of [phone, desk])
      await expect(browser.api.account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const [mail] = await app.database.db.select().from(mails).where(eq(mails.recipient, 'ada@example.org'));
    expect(mail?.kind).toBe('account-deletion');
    expect(mail?.text).toContain('on 6 December 2026');
  });

  test('Ada comes back on the thirteenth day: it is kept, and she is told until she says she knows', async () => {
    nowMs += 13 * DAY_MS;
    const ada = await logIn('Ada');
    expect((await ada.api.account.me()).wasToBeDeletedAt).toBe('2026-12-06T12:00:00.000Z');
    expect((await userOf('Ada'))?.deletesAt).toBeNull();
    nowMs += 30 * DAY_MS;
    await sweepDeletions(app.services);
    await ada.api.accountSettings.acknowledgeKept();
    expect((await ada.api.account.me()).wasToBeDeletedAt).toBeNull();
  });

  test('a session that nobody read since keeps the account too', async () => {
    await ask(await signUp(app, 'Silent'), 'Silent');
    const user = await userOf('Silent');
    await app.database.db.insert(sessions).values({
      id: crypto.randomUUID(),
      token: 'a token of Silent',
      userId: user?.id ?? '',
      expiresAt: new Date(nowMs + 30 * DAY_MS),
    });
    nowMs += 15 * DAY_MS;
    await sweepDeletions(app.services);
    expect((await userOf('Silent'))?.deletesAt).toBeNull();
  });

  test('after fourteen days nothing of Bob is left in any table, and all of Carol’s is', async () => {
    const { db, pool } = app.database;
    const { store } = app.services;
    const bob = await signUp(app, 'Bob', { email: 'bob@example.org' });
    await signUp(app, 'Carol');
    const [bobs, carols] = [(await userOf('Bob'))?.id ?? '', (await userOf('Carol'))?.id ?? ''];
    await fillMemberTables(app.database, [bobs, carols]);
    const all = (await memberTables(db)).map(({ name }) => name);
    expect(await rowsOf(bobs)).toEqual(all);
    const key = 'b0'.repeat(16);
    await db.update(photos).set({ storageKey: key }).where(eq(photos.userId, bobs));
    await store.put(key, new Uint8Array([1]));
    const purchase = { gateway: 'sandbox', state: 'paid', amountMinor: 4900, currency: 'usd' } as const;
    const bought = { createdAt: new Date(nowMs), email: 'bob@example.org', tokenHash: 'of Bob' };
    await db.insert(purchases).values({ id: crypto.randomUUID(), userId: bobs, ...purchase, ...bought });
    await audit(
      db,
      { username: 'Carol' },
      { action: 'user.disable', targetKind: 'user', target: 'bob' },
      nowMs,
    );
    await pool.query(`create schema if not exists ${JOBS_SCHEMA}`);
    await pool.query(`create table if not exists ${JOBS_SCHEMA}.job (name text, data jsonb)`);
    await pool.query(
      `insert into ${JOBS_SCHEMA}.job values ('score', $1), ('score', $2)`,
      [bobs, carols].map((userId) => JSON.stringify({ userId })),
    );

    await ask(bob, 'Bob');
    nowMs += 14 * DAY_MS - 1;
    await sweepDeletions(app.services);
    expect(await rowsOf(bobs)).toEqual(all);
    nowMs += 1;
    await sweepDeletions(app.services);
    expect(await rowsOf(bobs)).toEqual([]);
    expect(await rowsOf(carols)).toEqual(all);
    expect(await userOf('Bob')).toBeUndefined();
    expect(await store.get(key)).toBeUndefined();
    const { rows: jobs } = await pool.query(`select data ->> 'userId' as id from ${JOBS_SCHEMA}.job`);
    expect(jobs).toEqual([{ id: carols }]);
    expect(await db.select().from(mails).where(eq(mails.recipient, 'bob@example.org'))).toEqual([]);
    expect(await db.select().from(purchases)).toMatchObject([
      { userId: null, email: null, amountMinor: 4900 },
    ]);
    const log = await db.select().from(auditEntries);
    expect(log.filter(({ actor, target }) => /bob/i.test(actor + target))).toEqual([]);
    expect(log).toContainEqual(
      expect.objectContaining({ actor: 'system', action: 'user.erase', target: ERASED }),
    );
    await expect(logIn('Bob')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await logIn('Carol');
  });

  test('of two admins one can go; the last one is kept, and erasing is refused too', async () => {
    const people = await Promise.all(['Grace', 'Linus'].map((name) => signUp(app, name)));
    await app.database.db
      .update(users)
      .set({ role: 'admin' })
      .where(sql`username in ('grace', 'linus')`);
    const ends = await Promise.all(
      people.map((browser, at) =>
        ask(browser, ['Grace', 'Linus'][at] ?? '').then(
          () => 'asked',
          (error: { code: string; message: string }) => `${error.code} ${error.message}`,
        ),
      ),
    );
    expect(ends.toSorted()).toEqual([expect.stringMatching(/^FORBIDDEN This is the last admin/), 'asked']);
    const last = (await userOf(ends[0] === 'asked' ? 'Linus' : 'Grace'))?.id ?? '';
    await expect(eraseMember(app.services, last)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await app.database.db.select().from(users).where(eq(users.id, last)))[0]?.banned).toBe(false);
  });

  test('one that cannot go stops none of the others, and erasing twice is fine', async () => {
    const last = await userOf('Linus').then((user) => user ?? userOf('Grace'));
    const due = new Date(nowMs - 1);
    await ask(await signUp(app, 'Dora'), 'Dora');
    await app.database.db
      .update(users)
      .set({ deletesAt: due })
      .where(sql`username in ('grace', 'linus', 'dora')`);
    const dora = (await userOf('Dora'))?.id ?? '';
    await app.database.db.delete(sessions);
    await sweepDeletions(app.services);
    expect(last).toBeDefined();
    expect(await userOf('Dora')).toBeUndefined();
    await eraseMember(app.services, dora);
  });
});
