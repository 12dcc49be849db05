import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEMBER_HEADER, memberHeader } from '#contract/account/member-header.ts';
import { testDatabases } from '#server/db/testing.ts';
import { openTestApp, signUp, type Browser, type TestApp } from '#server/testing/test-app.ts';

describe.each(testDatabases())('a browser that two members share, on $name', (place) => {
  let app: TestApp;
  let bob: Browser;
  const write = (member: string | undefined) =>
    bob.fetch('/api/cups/0197a3f0-0000-7000-8000-000000000001', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        ...(member !== undefined && { [MEMBER_HEADER]: memberHeader(member) }),
      },
      body: JSON.stringify({
        id: '0197a3f0-0000-7000-8000-000000000001',
        name: 'Blue mug',
        kind: 'tea',
        volumeMl: 220,
      }),
    });

  beforeAll(async () => {
    app = await openTestApp(place);
    bob = await signUp(app, 'Bob');
  });
  afterAll(() => app.close());

  test('what Ada left unsent is not written into Bob’s account', async () => {
    expect((await write('ada')).status).toBe(401);
    expect(await bob.api.water.cups.list()).toEqual([]);
  });

  test('what Bob wrote is, however he typed his name', async () => {
    const { username } = await bob.api.account.me();
    expect((await write(username.toUpperCase())).status).toBe(200);
    expect((await write(undefined)).status).toBe(200);
    expect(await bob.api.water.cups.list()).toHaveLength(1);
  });
});
