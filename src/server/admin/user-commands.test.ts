import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { adminDeps } from '#server/admin-deps.ts';
import { users } from '#server/auth/tables.ts';
import { authenticatorCode } from '#server/auth/testing.ts';
import { testDatabases, withoutAudit } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { photos } from '#server/meals/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp } from '#server/testing/test-app.ts';
import { adminGrace } from '#server/testing/admin-grace.ts';
import { idOf, makeAdmin } from '#server/testing/accounts.ts';
import { removeUsers } from './user-commands.ts';

describe.each(testDatabases())('admins’ changes to accounts, on $name', (place) => {
  const app = opened(() => openTestApp(place));
  const { grace, usernames, audited } = adminGrace(app);

  /** A member with a second factor. */
  async function withCodes(name: string, email?: string) {
    const browser = await signUp(app, name, email === undefined ? {} : { email });
    const { password } = registrationOf(name);
    const { secret } = await browser.api.security.secondFactor.begin({ password });
    await browser.api.security.secondFactor.confirm({ code: authenticatorCode(secret, Date.now()) });
    return { browser, password, id: await idOf(app, name) };
  }
  const mailsOf = async (address: string) =>
    (await app.database.db.select().from(mails).where(eq(mails.recipient, address))).map(({ kind }) => kind);

  test('Ada lost her phone and codes: Grace turns off her second factor, and Ada is signed out, gets a mail and logs in', async () => {
    const { browser, password, id } = await withCodes('Ada', 'ada@example.org');
    expect(await grace.api.admin.users.get({ id })).toMatchObject({ twoFactor: true });
    expect(await grace.api.admin.users.endSecondFactor({ id })).toMatchObject({
      twoFactor: false,
      sessions: 0,
    });
    await expect(browser.api.account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await mailsOf('ada@example.org')).toEqual(['codes-turned-on', 'codes-ended-by-admin']);
    expect(await audited()).toContain('Grace user.end-second-factor Ada');
    const again = app.browser();
    expect(await again.api.account.login({ login: 'Ada', password })).toMatchObject({ username: 'Ada' });
    expect(await again.api.security.secondFactor.get()).toEqual({ isOn: false, codesLeft: 0 });
    const [, ended] = await again.api.security.activity();
    // Nothing about the admin's own browser.
    expect(ended).toMatchObject({ kind: 'codes-ended-by-admin', browser: null, system: null });
    await expect(grace.api.admin.users.endSecondFactor({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('an admin can’t turn off their own second factor or the demo member’s, nor without an audit entry', async () => {
    const { id, browser } = await withCodes('Ada', 'ada@example.org');
    await makeAdmin(app, 'ada');
    await expect(browser.api.admin.users.endSecondFactor({ id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await app.database.db.update(users).set({ role: 'member', isDemo: true }).where(eq(users.id, id));
    await expect(grace.api.admin.users.endSecondFactor({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await app.database.db.update(users).set({ isDemo: false }).where(eq(users.id, id));
    await withoutAudit(app.database.pool, 'user.end-second-factor', () =>
      expect(grace.api.admin.users.endSecondFactor({ id })).rejects.toMatchObject({ code: 'INTERNAL' }),
    );
    expect(await grace.api.admin.users.get({ id })).toMatchObject({ twoFactor: true, sessions: 1 });
    expect(await mailsOf('ada@example.org')).toEqual(['codes-turned-on']);
    await makeAdmin(app, 'ada');
    // As with all changes between admins: someone who lost the role meanwhile can't do anything more.
    await app.database.db.update(users).set({ role: 'member' }).where(eq(users.username, 'grace'));
    await expect(grace.api.admin.users.endSecondFactor({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('disabling Ada ends her session and keeps her out; enabling lets her in again', async () => {
    const ada = await signUp(app, 'Ada');
    const ids = [await idOf(app, 'ada')];
    const login = () =>
      app.browser().api.account.login({ login: 'Ada', password: registrationOf('Ada').password });
    expect(await grace.api.admin.users.setDisabled({ ids, isDisabled: true })).toEqual({
      done: 1,
      refused: [],
    });
    await expect(ada.api.account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(login()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await ada.fetch('/dashboard')).status).toBe(302);
    await grace.api.admin.users.setDisabled({ ids, isDisabled: false });
    expect(await login()).toMatchObject({ username: 'Ada' });
    expect(await audited()).toEqual(['Grace user.enable Ada', 'Grace user.disable Ada']);
  });

  test('Grace can’t disable, demote or delete herself, and nobody can do so to the demo member', async () => {
    await signUp(app, 'Trial');
    await app.database.db.update(users).set({ isDemo: true }).where(eq(users.username, 'trial'));
    const [own, demo] = [await idOf(app, 'grace'), await idOf(app, 'trial')];
    await expect(grace.api.admin.users.setRole({ id: own, role: 'member' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { setDisabled, setPlan, remove, setRole, issueResetLink } = grace.api.admin.users;
    const both = [own, demo];
    expect((await setDisabled({ ids: both, isDisabled: true })).refused).toMatchObject([
      { username: 'Grace', why: 'You can’t disable your own account. Ask another admin.' },
      { username: 'Trial', why: 'The demo account can’t be changed.' },
    ]);
    expect(await remove({ ids: both, typed: 'Grace and 1 more' })).toMatchObject({ done: 0 });
    expect(await setPlan({ ids: [demo], plan: 'lifetime' })).toMatchObject({ done: 0 });
    await expect(setRole({ id: demo, role: 'admin' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(issueResetLink({ id: demo })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await usernames({ state: 'active' })).toEqual(['Grace']);
    expect(await audited()).toEqual([]);
  });

  test('when two admins demote each other at the same moment, one remains', async () => {
    const heidi = await signUp(app, 'Heidi');
    await makeAdmin(app, 'heidi');
    const [graceId, heidiId] = [await idOf(app, 'grace'), await idOf(app, 'heidi')];
    await Promise.allSettled([
      grace.api.admin.users.setRole({ id: heidiId, role: 'member' }),
      heidi.api.admin.users.setRole({ id: graceId, role: 'member' }),
    ]);
    const admins = await app.database.db.select().from(users).where(eq(users.role, 'admin'));
    expect(admins).toHaveLength(1);
  });

  test('a demoted admin loses access with the next request', async () => {
    const heidi = await signUp(app, 'Heidi');
    const id = await idOf(app, 'heidi');
    await grace.api.admin.users.setRole({ id, role: 'admin' });
    expect((await heidi.api.admin.users.list({})).users).toHaveLength(2);
    await grace.api.admin.users.setRole({ id, role: 'member' });
    await expect(heidi.api.admin.users.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await heidi.fetch('/api/admin/users.csv')).status).toBe(403);
    expect((await heidi.fetch('/admin/users')).status).toBe(404);
    expect((await grace.fetch('/admin/users')).status).toBe(200);
    expect((await app.browser().fetch('/admin/users')).headers.get('location')).toBe(
      '/auth?next=%2Fadmin%2Fusers',
    );
  });

  test('a reset link is an address of this server, and the log doesn’t contain its secret', async () => {
    await signUp(app, 'Ada');
    const { url, username } = await grace.api.admin.users.issueResetLink({ id: await idOf(app, 'ada') });
    expect(username).toBe('Ada');
    expect(url).toMatch(/^http:\/\/perennial\.test\/auth\?reset=[\w-]{40,}$/);
    const token = new URL(url).searchParams.get('reset') ?? '';
    const rows = await app.database.pool.query(
      'select audit_entries::text as row from audit_entries union all select verifications::text from verifications',
    );
    expect(rows.rows).toHaveLength(2);
    expect(JSON.stringify(rows.rows)).not.toContain(token);
    expect(await audited()).toEqual(['Grace user.reset-link Ada']);
  });

  test('deleting needs the username, or the number of several, and deletes everything', async () => {
    for (const name of ['Ada', 'Bob', 'Cleo']) await signUp(app, name);
    const [ada, bob, cleo] = [await idOf(app, 'ada'), await idOf(app, 'bob'), await idOf(app, 'cleo')];
    const { remove } = grace.api.admin.users;
    for (const typed of ['', 'ada', 'Bob', '1'])
      await expect(remove({ ids: [ada], typed }), typed).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    for (const typed of ['Bob', '2', 'Cleo and 1 more', 'Bob and 2 more'])
      await expect(remove({ ids: [bob, cleo], typed }), typed).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await remove({ ids: [ada], typed: 'Ada' })).toEqual({ done: 1, refused: [] });
    expect(await remove({ ids: [cleo, bob], typed: 'Bob and 1 more' })).toEqual({ done: 2, refused: [] });
    expect(await usernames()).toEqual(['Grace']);
    const { rows } = await app.database.pool.query('select count(*)::int as count from profiles');
    expect(rows).toEqual([{ count: 1 }]);
    expect(await audited()).toEqual(Array(3).fill('Grace user.erase a deleted member'));
  });

  test('an account whose picture can’t be deleted is reported, the others are deleted, and it can be retried', async () => {
    for (const name of ['Ada', 'Bob', 'Cleo']) await signUp(app, name);
    const ids = [await idOf(app, 'ada'), await idOf(app, 'bob'), await idOf(app, 'cleo')];
    const picture = { digest: 'd', widthPx: 1, heightPx: 1, sizeBytes: 4, storageKey: 'bb'.repeat(16) };
    await app.database.db
      .insert(photos)
      .values({ userId: ids[1] ?? '', id: crypto.randomUUID(), ...picture });
    vi.spyOn(app.services.store, 'delete').mockRejectedValueOnce(new Error('the disk is away'));
    const { remove } = grace.api.admin.users;
    expect(await remove({ ids, typed: 'Ada and 2 more' })).toEqual({
      done: 2,
      refused: [{ username: 'Bob', why: 'That didn’t work. Try again.' }],
    });
    expect(await usernames()).toEqual(['Bob', 'Grace']);
    expect(app.logged.join()).toContain('an account could not be changed');
    expect(await remove({ ids: ids.slice(1, 2), typed: 'Bob' })).toEqual({ done: 1, refused: [] });
  });

  test('after 20 seconds no further account is started, and the remaining ones are named', async () => {
    for (const name of ['Ada', 'Bob', 'Cleo']) await signUp(app, name);
    const ids = [await idOf(app, 'ada'), await idOf(app, 'bob'), await idOf(app, 'cleo')];
    let nowMs = Date.now();
    const erased: string[] = [];
    const deps = {
      ...adminDeps(app.services),
      now: () => nowMs,
      eraseMember: (userId: string) => {
        nowMs += 15_000;
        erased.push(userId);
        return Promise.resolve();
      },
    };
    const by = { userId: await idOf(app, 'grace'), username: 'Grace', role: 'admin', isDemo: false } as const;
    expect(await removeUsers(deps, by, ids, 'Ada and 2 more')).toEqual({
      done: 2,
      refused: [{ username: 'Cleo', why: 'We ran out of time before we got to this account. Try again.' }],
    });
    expect(erased).toEqual(ids.slice(0, 2));
  });

  test('an account that is already gone doesn’t prevent changing the others', async () => {
    await signUp(app, 'Ada');
    const gone = crypto.randomUUID();
    expect(
      await grace.api.admin.users.setPlan({ ids: [gone, await idOf(app, 'ada')], plan: 'lifetime' }),
    ).toEqual({
      done: 1,
      refused: [{ username: gone, why: 'This account no longer exists.' }],
    });
    expect(await usernames({ plan: 'lifetime' })).toEqual(['Ada']);
  });
});
