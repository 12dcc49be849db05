import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/spans.ts';
import { auditEntries, users } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp } from '#server/testing/test-app.ts';
import { grantAdmin } from './grant-admin.ts';

describe.each(testDatabases())('granting admin from the command line, on $name', (place) => {
  const nowMs = Date.now();
  const app = opened(() => openTestApp(place));
  beforeEach(() => app.database.clear());

  test('an operator makes Ada an admin, and Linus, who had no account', async () => {
    await signUp(app, 'Ada');
    const where = { nowMs, timeZone: 'UTC' };
    const { db } = app.database;
    const ada = { isDisabled: false, deletesAt: null };
    expect(await grantAdmin(db, 'ADA', where)).toEqual({ kind: 'promoted', ...ada });
    expect(await grantAdmin(db, 'Ada', where)).toEqual({ kind: 'was-admin', ...ada });
    const granted = await grantAdmin(db, 'Linus', where);
    const password = granted.kind === 'made' ? granted.password : '';
    const log = await db.select().from(auditEntries).where(eq(auditEntries.action, 'user.role'));
    expect(log.map(({ actor, target, details }) => [actor, target, details])).toEqual([
      ['system', 'Ada', { from: 'member', to: 'admin' }],
      ['system', 'Linus', { from: null, to: 'admin' }],
    ]);
    for (const [login, secret] of [
      ['Ada', registrationOf('Ada').password],
      ['linus', password],
    ] as const)
      expect(await app.browser().api.account.login({ login, password: secret })).toMatchObject({
        role: 'admin',
      });
    await expect(grantAdmin(db, 'Demo', where)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('an operator may use a reserved username, but not the server’s own', async () => {
    const { db } = app.database;
    const where = { nowMs, timeZone: 'UTC' };
    expect(await grantAdmin(db, 'admin', where)).toMatchObject({ kind: 'made' });
    await expect(grantAdmin(db, 'System', where)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      issues: [{ field: 'username', message: expect.stringContaining('Choose a different username.') }],
    });
  });

  test('granting admin to an account that is disabled or about to be deleted shows a warning', async () => {
    const { db } = app.database;
    await signUp(app, 'Granted-Eve');
    const deletesAt = new Date(nowMs + DAY_MS);
    await db.update(users).set({ banned: true, deletesAt }).where(eq(users.username, 'granted-eve'));
    expect(await grantAdmin(db, 'Granted-Eve', { nowMs, timeZone: 'UTC' })).toEqual({
      kind: 'promoted',
      isDisabled: true,
      deletesAt,
    });
  });
});
