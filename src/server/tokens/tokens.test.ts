import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/spans.ts';
import { eraseMember } from '#server/account/erase-member.ts';
import { accountRecordOf } from '#server/exports/account-record.ts';
import { sweepTokens } from '#server/auth/api-token.ts';
import { apiTokens, users } from '#server/auth/tables.ts';
import { profiles } from '#server/account/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp, type Browser } from '#server/testing/test-app.ts';
import { bearer, secretOf, newTokenInput } from '#server/testing/tokens.ts';

describe.each(EMBEDDED)('access tokens', (place) => {
  let nowMs = Date.now();
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  let ada: Browser;
  let adasId: string;
  let people = 0;

  beforeEach(async () => {
    people += 1;
    const name = `ada-${people}`;
    ada = await signUp(app, name);
    const [user] = await app.database.db.select().from(users).where(eq(users.username, name));
    adasId = user?.id ?? '';
  });

  const call = (secret: string, path = '/api/v1/account/me', init: RequestInit = {}) =>
    app.browser().fetch(path, { ...init, headers: { ...bearer(secret), ...(init.headers as object) } });
  const goLifetime = () =>
    app.database.db.update(profiles).set({ plan: 'lifetime' }).where(eq(profiles.userId, adasId));

  test('Ada sees a new token’s secret once; only its hash is stored', async () => {
    const { secret, ...created } = await ada.api.tokens.create(await newTokenInput(ada));
    expect(secret).toMatch(/^perennial_[\w-]{43}$/);
    expect(created).toMatchObject({ name: 'Kitchen tablet', prefix: secret.slice(0, 14), lastUsedAt: null });
    expect(await ada.api.tokens.list()).toEqual({ tokens: [created], limit: 1 });
    const [row] = await app.database.db.select().from(apiTokens).where(eq(apiTokens.userId, adasId));
    expect(JSON.stringify(row)).not.toContain(secret.slice(14));
    expect(JSON.stringify(app.logged)).not.toContain(secret.slice(14));
  });

  test('an open browser alone can’t create one: the password is required', async () => {
    const asked = await newTokenInput(ada, { password: 'not her password' });
    await expect(ada.api.tokens.create(asked)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field: 'password' }] },
    });
    expect((await ada.api.tokens.list()).tokens).toEqual([]);
  });

  test('the free plan has one token at a time, lifetime many; an expired one doesn’t count', async () => {
    await ada.api.tokens.create(await newTokenInput(ada, { days: 30 }));
    await expect(ada.api.tokens.create(await newTokenInput(ada))).rejects.toMatchObject({
      code: 'PLAN_LIMIT',
      status: 402,
      data: { use: 'api-token', limit: 1, resetsAt: null, upgradePath: '/upgrade' },
    });
    nowMs += 30 * DAY_MS;
    await ada.api.tokens.create(await newTokenInput(ada));
    await goLifetime();
    await ada.api.tokens.create(await newTokenInput(ada));
    expect((await ada.api.tokens.list()).tokens).toHaveLength(3);
  });

  test('a token gives access to /api/v1 only, and a session doesn’t', async () => {
    const secret = await secretOf(ada);
    expect(await (await call(secret)).json()).toMatchObject({ username: `ada-${people}` });
    expect((await call(secret, '/api/account/me')).status).toBe(401);
    expect((await call(secret, '/api/photos/0197a3f0-0000-7000-8000-0000000000aa')).status).toBe(401);
    expect((await ada.fetch('/api/v1/account/me')).status).toBe(401);
    expect((await ada.fetch(`/api/v1/account/me?access_token=${secret}&token=${secret}`)).status).toBe(401);
    expect((await call(secret, '/api/v1/batch?read=/goals')).status).toBe(404);
  });

  test('unknown, malformed, expired, revoked and disabled tokens get one and the same answer', async () => {
    await goLifetime();
    const answerTo = async (secret: string) => {
      const { status, headers, ...answer } = await call(secret).then(async (sent) => ({
        status: sent.status,
        headers: Object.fromEntries(sent.headers),
        body: await sent.text(),
      }));
      const { 'x-request-id': _, ...same } = headers;
      return { status, same, answer };
    };
    const unknown = await answerTo(`perennial_${'x'.repeat(43)}`);
    expect(unknown).toMatchObject({ status: 401, same: { 'www-authenticate': 'Bearer realm="Perennial"' } });
    expect(await answerTo('nonsense')).toEqual(unknown);
    const revoked = await ada.api.tokens.create(await newTokenInput(ada));
    await ada.api.tokens.revoke({ id: revoked.id });
    expect(await answerTo(revoked.secret)).toEqual(unknown);
    const expired = (await ada.api.tokens.create(await newTokenInput(ada, { days: 30 }))).secret;
    const endless = (await ada.api.tokens.create(await newTokenInput(ada, { days: null }))).secret;
    expect((await call(expired)).status).toBe(200);
    nowMs += 30 * DAY_MS;
    expect(await answerTo(expired)).toEqual(unknown);
    expect((await call(endless)).status).toBe(200);
    const change = (set: Partial<typeof users.$inferInsert>) =>
      app.database.db.update(users).set(set).where(eq(users.id, adasId));
    await change({ banned: true });
    expect(await answerTo(endless)).toEqual(unknown);
    await change({ banned: false, deletesAt: new Date(nowMs) });
    expect(await answerTo(endless)).toEqual(unknown);
    await change({ deletesAt: null });
    expect((await call(endless)).status).toBe(200);
  });

  test('a write-only token logs and sees nothing, not even what it wrote or replaced', async () => {
    const secret = await secretOf(ada, ['water:write', 'meals:write']);
    const drink = {
      id: '0197a3f0-0000-7000-8000-000000000001',
      drunkAt: '2026-11-20T07:10:00+01:00',
      timeZone: 'Europe/Berlin',
      kind: 'water',
      volumeMl: 250,
    };
    const put = (body: object) =>
      call(secret, `/api/v1/drinks/${drink.id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const answer of [await put(drink), await put(drink)]) {
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
    }
    const day = { from: '2026-11-20', to: '2026-11-20' };
    expect(await ada.api.water.drinks.list(day)).toMatchObject([{ id: drink.id, volumeMl: 250 }]);
    const read = await call(secret, '/api/v1/drinks?from=2026-11-20&to=2026-11-20');
    expect(read.status).toBe(403);
    expect(await read.json()).toMatchObject({
      code: 'FORBIDDEN',
      data: { issues: [{ field: 'token', message: 'This token doesn’t have the water:read permission.' }] },
    });
    expect(await (await put({ ...drink, volumeMl: -1 })).json()).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('a member sees when a token was last used, to within ten minutes', async () => {
    const { secret } = await ada.api.tokens.create(await newTokenInput(ada));
    const usedAt = async () => (await ada.api.tokens.list()).tokens[0]?.lastUsedAt;
    const firstMs = nowMs;
    await call(secret);
    nowMs += 60_000;
    await call(secret);
    expect(await usedAt()).toBe(new Date(firstMs).toISOString());
    nowMs += 10 * 60_000;
    await call(secret);
    expect(await usedAt()).toBe(new Date(nowMs).toISOString());
  });

  test('a new password ends every token; signing out other browsers doesn’t', async () => {
    const secret = await secretOf(ada);
    await ada.api.security.sessions.revokeOthers();
    expect((await call(secret)).status).toBe(200);
    const { password } = registrationOf(`ada-${people}`);
    await ada.api.security.changePassword({ current: password, password: 'a heron in the reeds' });
    expect((await call(secret)).status).toBe(401);
    expect((await ada.api.tokens.list()).tokens).toEqual([]);
  });

  test('creating and revoking are in the member’s history', async () => {
    await goLifetime();
    const { id } = await ada.api.tokens.create(await newTokenInput(ada));
    await ada.api.tokens.create(await newTokenInput(ada));
    await ada.api.tokens.revoke({ id });
    await ada.api.tokens.revokeAll();
    await ada.api.tokens.revokeAll();
    expect((await ada.api.security.activity()).slice(0, 4).map(({ kind }) => kind)).toEqual([
      'token-revoked',
      'token-revoked',
      'token-created',
      'token-created',
    ]);
    await expect(ada.api.tokens.revoke({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the export lists tokens without secrets; erasing the account erases them', async () => {
    const { secret } = await ada.api.tokens.create(await newTokenInput(ada));
    const { accessTokens, ...rest } = await accountRecordOf(app.database.db, adasId);
    expect(accessTokens).toMatchObject([{ name: 'Kitchen tablet', prefix: secret.slice(0, 14) }]);
    expect(Object.keys(accessTokens[0] ?? {})).not.toContain('tokenHash');
    expect(JSON.stringify(rest)).not.toContain(secret.slice(14));
    await eraseMember(app.services, adasId);
    expect(await app.database.db.select().from(apiTokens).where(eq(apiTokens.userId, adasId))).toEqual([]);
    expect((await call(secret)).status).toBe(401);
  });

  test('an expired token stays in the list for 30 days', async () => {
    await ada.api.tokens.create(await newTokenInput(ada, { days: 30 }));
    const listedAfter = async (days: number) => {
      await sweepTokens(app.database.db, nowMs + days * DAY_MS);
      return (await ada.api.tokens.list()).tokens.length;
    };
    expect(await listedAfter(59)).toBe(1);
    expect(await listedAfter(61)).toBe(0);
  });
});
