import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookEvent } from '#domain/webhooks/events.ts';
import { MAX_FAILURES } from '#domain/webhooks/retry.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { users } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { depsOf } from '#server/services.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp } from '#server/testing/test-app.ts';
import { sweepWebhooks, webhookJob } from './deliver.ts';
import { webhooks } from './tables.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that receives webhooks. */
function receiver() {
  const received: Received[] = [];
  let status = 204;
  const server = createServer((request, answer) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      answer.writeHead(status).end();
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());
  return {
    received,
    answerWith: (next: number) => void (status = next),
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
  };
}

const headersOf = ({ headers }: Received) => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
});

describe.each(EMBEDDED)('webhooks on $name', (place) => {
  let lateMs = 0;
  const app = opened(() => openTestApp(place, { now: () => Date.now() + lateMs }));
  const ada = signedUp(app, 'Ada', { timeZone: 'UTC' });
  const { received, answerWith, url } = receiver();

  const run = async () => {
    const [user] = await app.database.db.select().from(users);
    await webhookJob(depsOf(app.services)).work(user?.id ?? '', new AbortController().signal);
  };
  const add = (...events: WebhookEvent[]) =>
    ada.api.webhooks.create({
      id: crypto.randomUUID(),
      url: url(),
      events: events.length > 0 ? events : ['meal.logged', 'goal.reached', 'import.finished'],
    });
  const only = async () => (await ada.api.webhooks.list())[0];
  const today = () => new Date().toISOString();

  beforeEach(async () => {
    lateMs = 0;
    answerWith(204);
    await app.database.db.delete(webhooks);
    const date = today().slice(0, 10);
    for (const { id } of (await ada.api.meals.day({ date })).meals) await ada.api.meals.remove({ id });
    for (const { id } of await ada.api.water.drinks.list({ from: date, to: date }))
      await ada.api.water.drinks.remove({ id });
    received.length = 0;
  });

  test('a logged meal arrives once, with a signature that the library of Standard Webhooks accepts', async () => {
    const { secret, ...created } = await add();
    expect(await ada.api.webhooks.list()).toEqual([created]);
    const meal = breakfast({ eatenAt: today(), timeZone: 'UTC' });
    await ada.api.meals.create(meal);
    await run();
    await run();
    expect(received).toHaveLength(1);
    const [message] = received;
    if (!message) throw new Error('Nothing arrived.');
    const verified = new Webhook(secret).verify(message.body, headersOf(message));
    expect(verified).toMatchObject({
      type: 'meal.logged',
      data: { id: meal.id, kind: 'breakfast', foods: ['Apple'], energyKcal: expect.any(Number) },
    });
    expect(() => new Webhook(secret).verify(`${message.body} `, headersOf(message))).toThrow();
    expect(await only()).toMatchObject({ lastSuccessAt: expect.any(String), lastError: null });
    const [row] = await app.database.db.select().from(webhooks);
    expect(JSON.stringify(row)).not.toContain(secret.slice('whsec_'.length));
  });

  test('water that reaches the target is a reached goal, once a day', async () => {
    await add();
    const drink = () =>
      ada.api.water.drinks.put({
        id: crypto.randomUUID(),
        timeZone: 'UTC',
        kind: 'water',
        volumeMl: 3000,
        drunkAt: today(),
      });
    await drink();
    await run();
    await drink();
    await run();
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'goal.reached', data: { goal: 'water', unit: 'ml', value: 3000 } },
    ]);
  });

  test('a failed message waits, is tried again with the same id, and the error is shown', async () => {
    await add('meal.logged');
    await ada.api.meals.create(breakfast({ eatenAt: today(), timeZone: 'UTC' }));
    answerWith(503);
    await run();
    await run();
    expect(received).toHaveLength(1);
    expect(await only()).toMatchObject({
      lastError: 'The server responded with status 503.',
      disabledAt: null,
    });
    lateMs = HOUR_MS;
    answerWith(200);
    const queued: string[] = [];
    await sweepWebhooks(depsOf(app.services), { enqueue: (name) => void queued.push(name) });
    expect(queued).toEqual(['webhooks']);
    await run();
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(received).toHaveLength(2);
    expect((await only())?.lastSuccessAt).not.toBeNull();
  });

  test('after repeated failure, or when the receiver is gone, it is disabled until its member turns it on', async () => {
    const { id } = await add();
    answerWith(500);
    for (let each = 1; each < MAX_FAILURES; each += 1) await ada.api.webhooks.test({ id });
    expect((await only())?.disabledAt).toBeNull();
    expect((await ada.api.webhooks.test({ id })).disabledAt).not.toBeNull();
    expect((await ada.api.webhooks.enable({ id })).disabledAt).toBeNull();
    answerWith(410);
    expect((await ada.api.webhooks.test({ id })).disabledAt).not.toBeNull();
    received.length = 0;
    await ada.api.meals.create(breakfast({ eatenAt: today(), timeZone: 'UTC' }));
    await run();
    expect(received).toEqual([]);
  });

  test('a test message arrives at once; a renewed secret signs next to the old one for a day', async () => {
    const { id, secret: old } = await add();
    const { secret } = await ada.api.webhooks.rotate({ id });
    await ada.api.webhooks.test({ id });
    const [message] = received;
    if (!message) throw new Error('Nothing arrived.');
    for (const each of [secret, old])
      expect(new Webhook(each).verify(message.body, headersOf(message))).toMatchObject({
        type: 'webhook.test',
      });
    lateMs = 25 * HOUR_MS;
    await ada.api.webhooks.test({ id });
    expect(String(received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  test.each(['ftp://example.org', 'no address', 'https://me:secret@example.org'])(
    'the address %s is refused',
    async (address) => {
      const made = ada.api.webhooks.create({
        id: crypto.randomUUID(),
        url: address,
        events: ['meal.logged'],
      });
      await expect(made).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});
