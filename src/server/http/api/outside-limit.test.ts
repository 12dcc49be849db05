import { createServer, type ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { onLoopback } from '#server/testing/loopback.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';
import { OUTSIDE_CALLS } from './outside-limit.ts';

describe.each(EMBEDDED)('calls to members’ addresses on $name', (place) => {
  const held: ServerResponse[] = [];
  let isSlow = false;
  let url = '';
  const server = createServer((_request, answer) => void (isSlow ? held.push(answer) : answer.end()));
  const app = opened(() => openTestApp(place, { privateAddresses: true }));
  const ada = signedUp(app, 'Ada');
  const bob = signedUp(app, 'Bob');
  onLoopback(server, (address) => (url = address));
  beforeEach(() => app.database.db.delete(rateLimits));

  const webhookOf = async ({ api }: Browser) =>
    (await api.webhooks.create({ id: crypto.randomUUID(), url, events: ['meal.logged'] })).id;

  test('a member waits for at most three slow servers, and nobody else has to wait', async () => {
    const [id, bobs] = [await webhookOf(ada), await webhookOf(bob)];
    isSlow = true;
    const waiting = Array.from({ length: 3 }, () => ada.api.webhooks.test({ id }));
    await expect.poll(() => held.length).toBe(3);
    await expect(ada.api.webhooks.test({ id })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    isSlow = false;
    expect(await bob.api.webhooks.test({ id: bobs })).toMatchObject({ lastError: null });
    for (const answer of held) answer.end();
    await Promise.all(waiting);
    expect(await ada.api.webhooks.test({ id })).toMatchObject({ lastError: null });
  });

  test('a member can’t have this server call others without end', async () => {
    const id = await webhookOf(ada);
    for (let call = 0; call < OUTSIDE_CALLS.tries; call += 1) await ada.api.webhooks.test({ id });
    await expect(ada.api.webhooks.test({ id })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(
      ada.api.connections.recipeServer({ provider: 'mealie', url, key: 'a token' }),
    ).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
