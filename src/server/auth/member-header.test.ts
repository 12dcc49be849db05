import { describe, expect, test } from 'vitest';
import { MEMBER_HEADER, memberHeader } from '#contract/account/member-header.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

describe.each(EMBEDDED)('a browser that two members share', (place) => {
  const app = opened(() => openTestApp(place));
  const bob = signedUp(app, 'Bob');
  const write = (id: string, member: string | undefined) =>
    bob.fetch(`/api/cups/${id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        ...(member !== undefined && { [MEMBER_HEADER]: memberHeader(member) }),
      },
      body: JSON.stringify({ id, name: 'Blue mug', kind: 'tea', volumeMl: 220 }),
    });
  const cups = async () => (await bob.api.water.cups.list()).map(({ id }) => id);

  test('Ada’s unsent entries aren’t written to Bob’s account', async () => {
    const id = newId();
    expect((await write(id, 'ada')).status).toBe(401);
    expect(await cups()).not.toContain(id);
  });

  test('Bob’s are, however he typed his name', async () => {
    const { username } = await bob.api.account.me();
    const id = newId();
    expect((await write(id, username.toUpperCase())).status).toBe(200);
    expect((await write(id, undefined)).status).toBe(200);
    expect(await cups()).toEqual([id]);
  });
});
