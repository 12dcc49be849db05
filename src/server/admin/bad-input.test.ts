import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { makeAdmin } from '#server/testing/accounts.ts';

const cursor = (...values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');
const ID = randomUUID();

/** Instants that look valid but that the database rejects, or that no list returned. */
const NO_INSTANTS = [
  '9999-99-99T99:99:99.999Z',
  '2026-02-30T12:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '+012026-01-01T00:00:00.000Z',
  '2026-11-22T08:00:00Z',
  '',
];

describe.each(EMBEDDED)('invalid requests to the admin area', (place) => {
  const app = opened(() => openTestApp(place));
  const grace = signedUp(app, 'Grace');
  beforeAll(async () => {
    await makeAdmin(app, 'grace');
  });

  const statusOf = async (path: string, body?: unknown): Promise<number> => {
    const answer = await (body === undefined ? grace.fetch(path) : grace.send('POST', path, body));
    await answer.text();
    return answer.status;
  };

  test.each([
    '/api/admin/audit-log',
    '/api/admin/mails',
    '/api/admin/messages',
    '/api/admin/pages',
    '/api/admin/images',
  ])('%s: an invalid cursor is refused with the advice to start over', async (path) => {
    for (const at of NO_INSTANTS)
      expect([at, await statusOf(`${path}?after=${cursor(at, ID)}`)]).toEqual([at, 400]);
    for (const after of ['nowhere', cursor(ID), cursor('2026-11-22T08:00:00.000Z', 'x')])
      expect(await statusOf(`${path}?after=${after}`)).toBe(400);
    expect(await statusOf(`${path}?after=${cursor('2026-11-22T08:00:00.000Z', ID)}`)).toBe(200);
  });

  test('the user list refuses invalid cursors in every order', async () => {
    for (const at of NO_INSTANTS)
      expect(await statusOf(`/api/admin/users?sort=seen&after=${cursor('seen', at, ID)}`)).toBe(400);
    expect(await statusOf(`/api/admin/users?sort=newest&after=${cursor('x')}`)).toBe(400);
    expect(await statusOf(`/api/admin/users?sort=username&after=${cursor('a\0b')}`)).toBe(400);
  });

  test('invisible characters are refused wherever Grace could type or send them', async () => {
    for (const path of ['messages', 'pages', 'users', 'products'])
      expect([path, await statusOf(`/api/admin/${path}?search=a%00b`)]).toEqual([path, 400]);
    expect(await statusOf('/api/admin/products/remove', { id: 'off:\0' })).toBe(400);
    expect(await statusOf('/api/admin/jobs/a%00b/retry', {})).toBe(400);
    expect(await statusOf('/api/admin/jobs/a%00b/cancel', {})).toBe(400);
  });
});
