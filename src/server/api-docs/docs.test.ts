import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import createClient from 'openapi-fetch';
import { beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { openApiDocument } from '#server/http/api/openapi.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { ORIGIN } from '#server/testing/test-services.ts';
import { bearer, secretOf } from '#server/testing/tokens.ts';
import { clientTypes } from './client-types.ts';
import { apiReference } from './reference.ts';
import { BODY_SAMPLES } from '#contract/shared/body-samples.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const example = path.join(root, 'docs/examples/log-a-meal.ts');

const [place] = EMBEDDED;
if (!place) throw new Error('There is no database to test on.');

describe('the documentation of the API', () => {
  const app = opened(() => openTestApp(place));
  const ada = signedUp(app, 'Ada');
  // Her plan allows one token.
  beforeEach(() => ada.api.tokens.revokeAll());
  const page = async (address: string) => {
    const answer = await app.browser().fetch(address);
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };

  test('shows every operation for tokens, on the page of its area, to everybody', async () => {
    const areas = await apiReference(ORIGIN);
    expect(areas.flatMap(({ operations }) => operations).length).toBeGreaterThan(100);
    for (const { area, name, operations } of areas) {
      const { status, html } = await page(`/api/docs/${area}`);
      expect(status).toBe(200);
      expect(html).toContain(`<h1>${name}</h1>`);
      for (const { id } of operations) expect(html.split(`id="${id}"`)).toHaveLength(2);
    }
  });

  test('every route for files is in the document', async () => {
    const documented = Object.entries((await openApiDocument()).paths).flatMap(([address, item]) =>
      Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${address}`),
    );
    // The documents themselves, and messages of Stripe.
    const others = /^(?:GET \/(?:openapi\.json|docs.*)|POST \/stripe\/webhook)$/;
    const routes = app.routes
      .filter(({ method, path: address }) => method !== 'ALL' && /^\/api\/(?!v1\/)[^*]*$/.test(address))
      .map(
        ({ method, path: address }) =>
          `${method} ${address.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')}`,
      )
      .filter((route) => !others.test(route));
    expect(new Set(routes).size).toBeGreaterThan(12);
    expect(routes.filter((route) => !documented.includes(route))).toEqual([]);
  });

  test('starts with a first call, and links to every area', async () => {
    const { html, headers } = await page('/api/docs');
    expect(html).toContain(`curl ${ORIGIN}/api/v1/goals`);
    expect(html.match(/href="\/api\/docs\/[a-z-]+"/g)?.length).toBeGreaterThan(30);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/<script(?! src="\/api-docs\.js")/);
    expect((await page('/api/docs/nothing')).status).toBe(404);
  });

  test('every written example is accepted as is', async () => {
    const secret = await secretOf(ada);
    const operations = (await apiReference(ORIGIN)).flatMap((area) => area.operations);
    for (const id of Object.keys(BODY_SAMPLES)) {
      await app.database.db.delete(rateLimits);
      const operation = operations.find((each) => each.id === id);
      const [, address = ''] = /"(http[^"]+)"/.exec(operation?.curl ?? '') ?? [];
      const answer = await app.browser().fetch(new URL(address).pathname, {
        method: operation?.method ?? 'GET',
        headers: { ...bearer(secret), 'content-type': 'application/json' },
        body: operation?.bodySample ?? '',
      });
      expect({ id, isDone: answer.ok, text: answer.ok ? '' : await answer.text() }).toEqual({
        id,
        isDone: true,
        text: '',
      });
    }
  });

  test('a client with the server’s types compiles and logs a meal', async () => {
    const folder = path.join(root, 'node_modules/.client-test');
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(path.join(folder, 'perennial.d.ts'), await clientTypes());
      copyFileSync(example, path.join(folder, 'log-a-meal.ts'));
      const flags =
        '--ignoreConfig --noEmit --strict --skipLibCheck --target esnext --module nodenext --allowImportingTsExtensions --types node';
      const { stdout } = spawnSync(
        path.join(root, 'node_modules/.bin/tsc'),
        [...flags.split(' '), path.join(folder, 'log-a-meal.ts')],
        { cwd: folder, encoding: 'utf8' },
      );
      expect(stdout).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const { logMeal } = (await import(/* @vite-ignore */ example)) as {
      logMeal: (client: unknown, ...asked: readonly string[]) => Promise<number>;
    };
    const perennial = createClient({
      baseUrl: `${ORIGIN}/api/v1`,
      headers: bearer(await secretOf(ada, ['meals:read', 'meals:write'])),
      fetch: async (request) => app.request(request),
    });
    expect(
      await logMeal(perennial, 'a banana', '2026-11-20T15:00:00+01:00', 'Europe/Berlin'),
    ).toBeGreaterThan(80);
    const { meals } = await ada.api.meals.day({ date: '2026-11-20' });
    expect(meals.find(({ description }) => description === 'a banana')).toMatchObject({
      items: [{ foodId: 'banana', words: 'a banana' }],
    });
  });
});
