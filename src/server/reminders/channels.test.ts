import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { pushKeys, reminderChannels } from './tables.ts';
import { receivers, type Device } from './testing.ts';

const id = () => crypto.randomUUID();

describe.each(testDatabases())('places that reminders go to on $name', (place) => {
  const app = opened(() => openTestApp(place, { smtp: 'smtp://127.0.0.1:9' }));
  const outside = receivers(Date.now);
  const device = outside.device();
  let ada: Browser;

  const add = (who: Browser, browser: Device) => who.api.reminders.add(browser.channel(outside.origin()));

  beforeAll(async () => {
    ada = await signUp(app, 'Ada', { email: 'ada@example.org' });
  });

  test('the app gets the push key, and learns whether its browser is subscribed', async () => {
    await add(ada, device);
    const { endpoint } = device.subscription(outside.origin());
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
    const endpointHash = Buffer.from(digest).toString('base64url');
    const known = await ada.api.reminders.device({ endpointHash });
    expect(known).toMatchObject({ isKnown: true, publicKey: expect.stringMatching(/^[\w-]{87}$/) });
    const bob = await signUp(app, 'Bob');
    expect(await bob.api.reminders.device({ endpointHash })).toEqual({ ...known, isKnown: false });
    await add(bob, device);
    expect(await ada.api.reminders.device({ endpointHash })).toMatchObject({ isKnown: false });
  });

  test('the push key is encrypted; if it can’t be decrypted, a new key replaces it', async () => {
    const { publicKey } = await ada.api.reminders.device({});
    const [row] = await app.database.db.select().from(pushKeys);
    expect(row?.sealedPrivateKey).not.toContain('"d"');
    await app.database.db.update(pushKeys).set({ sealedPrivateKey: 'v1.another' });
    const [one, other] = await Promise.all([ada.api.reminders.device({}), ada.api.reminders.device({})]);
    expect(one.publicKey).toBe(other.publicKey);
    expect(one.publicKey).not.toBe(publicKey);
  });

  test('addresses and tokens are stored sealed, and never shown', async () => {
    const token = 'a secret token';
    await ada.api.reminders.add({ id: id(), kind: 'ntfy', url: `${outside.origin()}/topic`, token });
    await ada.api.reminders.add({ id: id(), kind: 'gotify', url: `${outside.origin()}/gotify/`, token });
    const rows = await app.database.db.select().from(reminderChannels);
    expect(JSON.stringify(rows)).not.toMatch(/secret token|\/push\//);
    expect(JSON.stringify(await ada.api.reminders.get())).not.toContain('secret token');
    for (const { id: channelId } of (await ada.api.reminders.get()).channels)
      expect(await ada.api.reminders.test({ id: channelId })).toEqual({ isSent: true, fault: null });
    expect(outside.at('/')[0]).toMatchObject({
      headers: { authorization: 'Bearer a secret token' },
      body: { topic: 'topic', title: 'Test reminder' },
    });
    expect(outside.at('/gotify/message')[0]?.headers['x-gotify-key']).toBe('a secret token');
  });

  test('test mails can’t flood a mailbox, which may be someone else’s', async () => {
    for (let mail = 0; mail < 5; mail += 1)
      expect(await ada.api.reminders.test({ id: 'email' })).toEqual({ isSent: true, fault: null });
    await expect(ada.api.reminders.test({ id: 'email' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});
