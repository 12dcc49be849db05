import { beforeEach, describe, expect, test } from 'vitest';
import { authenticatorCode } from '#server/auth/testing.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp, type Browser } from '#server/testing/test-app.ts';
import { makeAdmin } from '#server/testing/accounts.ts';

const PAGE = '/api/admin/images?id=00000000-0000-4000-8000-0000000000ad&name=x.jpg';
const FILE = '/api/admin/users.csv';

describe.each(EMBEDDED)('required second factors of admins', (place) => {
  const app = opened(() => openTestApp(place, { requireAdmin2fa: true }));
  let grace: Browser;
  beforeEach(async () => {
    await app.database.clear();
    grace = await signUp(app, 'Grace');
    await makeAdmin(app, 'grace');
  });

  const password = registrationOf('Grace').password;
  const setUpCodes = async () => {
    const { secret } = await grace.api.security.secondFactor.begin({ password });
    await grace.api.security.secondFactor.confirm({ code: authenticatorCode(secret, Date.now()) });
  };
  const sendPicture = () =>
    grace.fetch(PAGE, { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: 'no picture' });

  test('Grace learns what to do, and the admin area opens once she has done it', async () => {
    await expect(grace.api.admin.users.list({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
      data: { issues: [{ field: 'secondFactor', message: expect.stringContaining('authenticator app') }] },
    });
    const file = await grace.fetch(FILE);
    expect([file.status, await file.text()]).toEqual([403, expect.stringContaining('authenticator app')]);
    expect((await sendPicture()).status).toBe(403);
    expect(await grace.api.account.me()).toMatchObject({ role: 'admin', owesSecondFactor: true });
    await setUpCodes();
    expect((await grace.api.admin.users.list({})).users).toHaveLength(1);
    expect((await grace.fetch(FILE)).status).toBe(200);
    expect((await sendPicture()).status).not.toBe(403);
    expect(await grace.api.account.me()).toMatchObject({ owesSecondFactor: false });
  });

  test('turning it off closes the area immediately; an unconfirmed setup opens nothing', async () => {
    await setUpCodes();
    await grace.api.security.secondFactor.end({ password });
    await expect(grace.api.admin.users.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await grace.api.security.secondFactor.begin({ password });
    await expect(grace.api.admin.users.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('members aren’t asked for one, and learn only that they aren’t admins', async () => {
    const ada = await signUp(app, 'Ada');
    expect(await ada.api.account.me()).toMatchObject({ owesSecondFactor: false });
    const refused = await ada.fetch('/api/admin/users');
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.not.stringContaining('authenticator'),
    ]);
  });
});
