import { describe, expect, test } from 'vitest';
import { MEMBER_HEADER, memberHeader } from '#contract/account/member-header.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/opened.ts';
import { openTestApp } from '#server/testing/test-app.ts';

describe.each(EMBEDDED)('a browser that two members share', (place) => {
  const app = opened(() => openTestApp(place));
  const bob = signedUp(app, 'Bob');
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

  test('Ada’s unsent entries aren’t written to Bob’s account', async () => {
    expect((await write('ada')).status).toBe(401);
    expect(await bob.api.water.cups.list()).toEqual([]);
  });

  test('Bob’s are, however he typed his name', async () => {
    const { username } = await bob.api.account.me();
    expect((await write(username.toUpperCase())).status).toBe(200);
    expect((await write(undefined)).status).toBe(200);
    expect(await bob.api.water.cups.list()).toHaveLength(1);
  });
});
