import { eq, like, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { grantAdmin } from '#server/account/grant-admin.ts';
import { RATE_LIMITS } from '#server/account/rate-limits.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { auditEntries, rateLimits, sessions, users } from '#server/auth/tables.ts';
import { memberTables } from '#server/db/member-tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { photos } from '#server/meals/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, registrationOf, type Browser } from '#server/testing/test-app.ts';
import { createDemoCopy, sweepDemoCopies } from './copies.ts';
import { restoreDemo } from './restore.ts';
import { demoRestores } from './tables.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const LOGIN = { login: DEMO_MEMBER.username, password: DEMO_MEMBER.password };

describe.each(EMBEDDED)('visitors of the demo', (place) => {
  const app = opened(() => openTestApp(place, { demoLogin: true, trustProxy: true, now: () => nowMs }));
  let nowMs = NOON;
  let templateId = '';
  beforeAll(async () => {
    const { database, services } = app;
    await restoreDemo({ db: database.db, index: services.foods.index, timeZone: 'UTC' }, NOON);
    const [demo] = await database.db.select().from(users).where(eq(users.username, DEMO_MEMBER.username));
    templateId = demo?.id ?? '';
  });
  beforeEach(async () => {
    nowMs = NOON;
    await app.database.db.delete(rateLimits);
  });

  const at = (address: string) => app.browser({ 'x-forwarded-for': address });
  const visit = async (address = '8.0.0.1'): Promise<Browser> => {
    const browser = at(address);
    await browser.api.account.login(LOGIN);
    return browser;
  };
  const copies = () => app.database.db.select().from(users).where(like(users.username, 'demo~%'));
  const idOf = async (browser: Browser): Promise<string> => {
    const { username } = await browser.api.account.me();
    return (await copies()).find((copy) => copy.displayUsername === username)?.id ?? '';
  };
  /** A user's rows in each table, without owner and restore time. */
  const everythingOf = async (userId: string): Promise<Record<string, string>> => {
    const digests: Record<string, string> = {};
    for (const { name, columns } of await memberTables(app.database.db)) {
      const others = columns.filter((column) => column.name !== 'user_id');
      if (name === 'demo_restores') continue;
      const { rows } = await app.database.db.execute<{ digest: string }>(sql`
        select count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line)), '') as digest from (
          select row(${sql.join(
            others.map((column) => sql.identifier(column.name)),
            sql`, `,
          )})::text as line from ${sql.identifier(name)} where user_id = ${userId}) as lines`);
      digests[name] = rows[0]?.digest ?? '';
    }
    return digests;
  };

  test('each have all 120 days of the demo member, row for row', async () => {
    const visitor = await visit();
    const template = await everythingOf(templateId);
    expect(await everythingOf(await idOf(visitor))).toEqual(template);
    expect(template['glucose_readings']).toMatch(/^1\d{4} /);
    expect(await visitor.api.account.me()).toMatchObject({ isDemo: true, name: 'Robin' });
  });

  test('don’t see each other’s writes, and the next one gets an unchanged demo member', async () => {
    const before = await everythingOf(templateId);
    const [eve, tom] = [await visit('8.0.1.1'), await visit('8.0.1.2')];
    const secret = breakfast({ note: 'my secret breakfast' });
    await eve.api.meals.create(secret);
    const notes = async (browser: Browser) =>
      (await browser.api.meals.day({ date: '2026-11-20' })).meals.map(({ note }) => note);
    expect(await notes(eve)).toContain('my secret breakfast');
    for (const other of [tom, await visit('8.0.1.3')])
      expect(await notes(other)).not.toContain('my secret breakfast');
    await expect(tom.api.meals.remove({ id: secret.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await everythingOf(templateId)).toEqual(before);
  });

  test('lose their copy after a day with its pictures and session, without log entries', async () => {
    const { database, services } = app;
    const eve = await visit('8.0.2.1');
    const id = await idOf(eve);
    const key = 'de'.repeat(16);
    await services.store.put(key, new Uint8Array([1]));
    await database.db.insert(photos).values({
      userId: id,
      id: crypto.randomUUID(),
      storageKey: key,
      digest: key,
      widthPx: 1,
      heightPx: 1,
      sizeBytes: 1,
    });
    const logged = await database.db.select().from(auditEntries);
    nowMs += DAY_MS - 1;
    await sweepDemoCopies(services);
    expect(await eve.api.account.me()).toMatchObject({ isDemo: true });
    nowMs += 2;
    await sweepDemoCopies(services);
    await expect(eve.api.account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await copies()).map((copy) => copy.id)).not.toContain(id);
    expect(await services.store.get(key)).toBeUndefined();
    for (const { name } of await memberTables(database.db)) {
      const { rows } = await database.db.execute(
        sql`select 1 from ${sql.identifier(name)} where user_id = ${id} limit 1`,
      );
      expect(rows, name).toEqual([]);
    }
    expect(await database.db.select().from(auditEntries)).toEqual(logged);
  });

  test('delete their copy by logging out', async () => {
    const [eve, tom] = [await visit('8.0.3.1'), await visit('8.0.3.2')];
    const [eves, toms] = [await idOf(eve), await idOf(tom)];
    await eve.api.account.logout();
    nowMs += 11 * MINUTE_MS;
    await sweepDemoCopies(app.services);
    const left = (await copies()).map(({ id }) => id);
    expect([left.includes(eves), left.includes(toms)]).toEqual([false, true]);
  });

  test('replace the least recently used of many copies', async () => {
    const { db } = app.database;
    for (const { id } of await copies()) await db.delete(sessions).where(eq(sessions.userId, id));
    nowMs += 11 * MINUTE_MS;
    await sweepDemoCopies(app.services);
    const [eve, tom] = [await visit('8.0.4.1'), await visit('8.0.4.2')];
    const idle = await idOf(eve);
    await db
      .update(sessions)
      .set({ updatedAt: new Date(0) })
      .where(eq(sessions.userId, idle));
    const third = await createDemoCopy(app.services, 2);
    expect((await copies()).map(({ id }) => id).toSorted()).toEqual([await idOf(tom), third].toSorted());
  });

  test('are asked to come back in a moment until the demo member is complete', async () => {
    const { db } = app.database;
    const kept = await db.select().from(demoRestores);
    const before = (await copies()).length;
    await db.delete(demoRestores);
    const answer = await at('8.0.5.1').send('POST', '/api/account/login', LOGIN);
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await copies()).toHaveLength(before);
    await db.insert(demoRestores).values(kept);
    await visit('8.0.5.1');
  });

  test('can’t lock the demo by wrong passwords; only an address that keeps trying waits', async () => {
    const guess = (address: string) =>
      at(address)
        .api.account.login({ ...LOGIN, password: 'a guess' })
        .catch((error: { code: string }) => error.code);
    expect(await guess('8.1.0.1')).toBe('UNAUTHORIZED');
    const { tries } = RATE_LIMITS.loginFromAnywhere;
    // Brings every counter to its limit.
    await app.database.db.update(rateLimits).set({ count: tries });
    expect(await guess('8.1.0.1')).toBe('TOO_MANY_REQUESTS');
    await visit('8.2.0.1');
  });

  test('are one demo member to admins, who can’t touch copies', async () => {
    const granted = await grantAdmin(app.database.db, 'Linus', { nowMs, timeZone: 'UTC' });
    const linus = at('8.0.6.1');
    await linus.api.account.login({
      login: 'Linus',
      password: granted.kind === 'made' ? granted.password : '',
    });
    const copy = await idOf(await visit('8.0.6.2'));
    for (const filter of [
      { sort: 'newest' },
      { sort: 'seen' },
      { sort: 'username' },
      { sort: 'newest', search: 'demo' },
    ] as const)
      expect((await linus.api.admin.users.list(filter)).users.map(({ username }) => username)).toEqual(
        expect.not.arrayContaining([expect.stringContaining('~')]),
      );
    expect((await linus.api.admin.users.list({ sort: 'newest', state: 'demo' })).users).toHaveLength(1);
    expect(await linus.api.admin.users.setDisabled({ ids: [copy], isDisabled: true })).toMatchObject({
      done: 0,
    });
  });

  test('can’t register or sign in with the name of a copy', async () => {
    await visit('8.0.7.3');
    const [copy] = await copies();
    await expect(
      at('8.0.7.1').api.account.register(registrationOf(copy?.username ?? '')),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    for (const login of [copy?.username ?? '', copy?.email ?? ''])
      await expect(
        at('8.0.7.2').api.account.login({ login, password: DEMO_MEMBER.password }),
      ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
