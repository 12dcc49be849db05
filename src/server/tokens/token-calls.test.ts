import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATION_SCOPES } from '#contract/tokens/operation-scopes.ts';
import { areaOf, SERIES_METRICS } from '#server/series/queries.ts';
import { TOKEN_SCOPES, type TokenScope } from '#domain/tokens/scopes.ts';
import { profiles } from '#server/account/tables.ts';
import { rateLimits, users } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { openApiDocument } from '#server/http/api/openapi.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { bearer, secretOf } from '#server/testing/tokens.ts';

interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly servers?: readonly { readonly url: string }[];
}

async function operations(): Promise<Operation[]> {
  const { paths } = await openApiDocument();
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      ...(operation as Omit<Operation, 'path' | 'method'>),
      path,
      method: method.toUpperCase(),
    })),
  );
}

const ID = '0197a3f0-0000-7000-8000-0000000000aa';

describe.each(EMBEDDED)('calls with an access token on $name', (place) => {
  const app = opened(() => openTestApp(place));
  const ada = signedUp(app, 'Ada');
  let known: readonly Operation[];

  beforeAll(async () => {
    known = await operations();
    await app.database.db.update(profiles).set({ plan: 'lifetime' });
    // Even an admin's token is not an admin.
    await app.database.db.update(users).set({ role: 'admin' });
  });
  beforeEach(async () => {
    await app.database.db.delete(rateLimits);
    await ada.api.tokens.revokeAll();
  });

  const send = ({ method, path, requestBody }: Operation, secret: string) =>
    app.browser().fetch(`/api/v1${path.replaceAll(/\{\w+\}/g, ID)}`, {
      method,
      headers: {
        ...bearer(secret),
        'content-type': Object.keys(requestBody?.content ?? {})[0] ?? 'application/json',
      },
      ...(method !== 'GET' && { body: '{}' }),
    });
  /** The token's part of a refusal; undefined if the token isn't the reason. */
  const refusal = async (answer: Response): Promise<string | undefined> => {
    if (answer.status !== 403) return undefined;
    const { data } = (await answer.json()) as { data?: { issues: { field: string; message: string }[] } };
    return data?.issues.find(({ field }) => field === 'token')?.message;
  };
  const scopeOf = ({ operationId }: Operation) => OPERATION_SCOPES.get(operationId) ?? null;

  test('the document names the permission of every operation, or the browser’s address', () => {
    expect(known.length).toBeGreaterThan(180);
    for (const operation of known) {
      const scope = scopeOf(operation);
      if (scope === 'any') expect(operation).toMatchObject({ security: [{ token: [] }] });
      else if (scope) expect(operation).toMatchObject({ security: [{ token: [scope] }] });
      else expect(operation.servers).toEqual([{ url: '/api' }]);
    }
    const used = new Set(known.map(scopeOf));
    expect(TOKEN_SCOPES.filter((scope) => !used.has(scope))).toEqual([]);
  });

  test('account, password, second factor, admin, payment and tokens are for browsers only', () => {
    const forTokens = known.filter((operation) => scopeOf(operation) !== null);
    const closed = /^\/(?:account|admin|membership|tokens|content)(?:\/|$)/;
    expect(forTokens.filter(({ path }) => closed.test(path)).map(({ operationId }) => operationId)).toEqual([
      'account.me',
    ]);
  });

  test('no operation runs with every permission but its own', async () => {
    const almost = new Map<TokenScope | null, string>([[null, await secretOf(ada)]]);
    for (const scope of TOKEN_SCOPES)
      almost.set(
        scope,
        await secretOf(
          ada,
          TOKEN_SCOPES.filter((other) => other !== scope),
        ),
      );
    for (const operation of known) {
      const scope = scopeOf(operation);
      // The secret in its address gives access to a calendar feed.
      const isOpen = operation.path === '/batch' || operation.operationId === 'calendar.feed';
      if (isOpen || scope === 'any') continue;
      const answer = await send(operation, almost.get(scope) ?? '');
      const name = operation.operationId;
      const message = await refusal(answer);
      expect({ name, status: answer.status, message }).toEqual({
        name,
        status: 403,
        message: scope
          ? `This token doesn’t have the ${scope} permission.`
          : 'Access tokens can’t do this. Use the app instead.',
      });
    }
  });

  test('a write-only token gets no response, not even where any token is enough', async () => {
    const secret = await secretOf(ada, ['water:write']);
    for (const operation of known.filter((one) => scopeOf(one) === 'any')) {
      const answer = await send(operation, secret);
      const text = answer.ok ? await answer.text() : '';
      expect([operation.operationId, text]).toEqual([operation.operationId, '']);
    }
  });

  test('its own permission is enough for every operation', async () => {
    const only = new Map<TokenScope, string>();
    for (const scope of TOKEN_SCOPES) only.set(scope, await secretOf(ada, [scope]));
    for (const operation of known) {
      const scope = scopeOf(operation);
      if (!scope || scope === 'any') continue;
      const answer = await send(operation, only.get(scope) ?? '');
      const name = operation.operationId;
      expect({ name, isLetIn: ![401, 405].includes(answer.status), refusal: await refusal(answer) }).toEqual({
        name,
        isLetIn: true,
        refusal: undefined,
      });
      await answer.body?.cancel();
    }
  });

  test('a question about a number needs the permission to read the part it belongs to', async () => {
    const water = await secretOf(ada, ['water:read', 'glucose:write']);
    const ask = (metric: string) =>
      app
        .browser()
        .fetch(`/api/v1/metrics/${metric}?from=2026-11-01&to=2026-11-20`, { headers: bearer(water) });
    expect((await ask('waterMl')).status).toBe(200);
    for (const metric of SERIES_METRICS.filter(({ slice }) => slice !== 'water'))
      expect(await refusal(await ask(metric.key)), metric.key).toBe(
        `This token doesn’t have the ${areaOf(metric)}:read permission.`,
      );
  });

  test('every response says how much of the rate limit is left, and the 601st in a minute when to retry', async () => {
    const secret = await secretOf(ada, ['water:read']);
    const cups = () => app.browser().fetch('/api/v1/cups', { headers: bearer(secret) });
    await app.database.db.delete(rateLimits);
    const first = await cups();
    expect(first.headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"token";r=599;t=(?:60|59)$/);
    await app.database.db.update(rateLimits).set({ count: sql`${rateLimits.count} + 598` });
    expect((await cups()).headers.get('ratelimit')).toMatch(/^"token";r=0;/);
    const late = await cups();
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await late.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const other = await secretOf(ada, ['water:read']);
    const theirs = await app.browser().fetch('/api/v1/cups', { headers: bearer(other) });
    expect(theirs.status).toBe(200);
  });

  test('a page elsewhere may call with a token, and never with cookies', async () => {
    const secret = await secretOf(ada, ['water:read', 'water:write']);
    const elsewhere = { origin: 'https://dashboard.example', 'sec-fetch-site': 'cross-site' };
    const asked = await app.browser().fetch(`/api/v1/cups/${ID}`, {
      method: 'OPTIONS',
      headers: {
        ...elsewhere,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization');
    const cup = { id: ID, name: 'Mug', kind: 'tea', volumeMl: 250 };
    const put = (headers: Record<string, string>, path: string) =>
      ada.fetch(path, {
        method: 'PUT',
        headers: { ...elsewhere, ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(cup),
      });
    expect((await put(bearer(secret), `/api/v1/cups/${ID}`)).status).toBe(200);
    expect((await put({}, `/api/v1/cups/${ID}`)).status).toBe(401);
    const forged = await put({}, `/api/cups/${ID}`);
    expect(forged.status).toBe(403);
    expect(forged.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a body above 32 kB is read for the token’s member', async () => {
    const secret = await secretOf(ada, ['meals:read']);
    const answer = await app.browser().fetch('/api/v1/meals/analyze', {
      method: 'POST',
      headers: { ...bearer(secret), 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'an apple', ignored: 'x'.repeat(40_000) }),
    });
    expect(answer.status).toBe(200);
  });
});
