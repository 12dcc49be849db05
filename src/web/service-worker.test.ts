import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
  readonly data: Readonly<Record<string, unknown>>;
}

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The worker in a simulated browser that shows notifications and answers writes with a status. */
function worker(status = 200) {
  const listeners = new Map<string, (event: unknown) => void>();
  const [shown, sent, opened]: [Shown[], Sent[], string[]] = [[], [], []];
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: {
      showNotification: (title: string, options: Omit<Shown, 'title'>) => {
        shown.push({ title, ...options });
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () => Promise.resolve([]),
      openWindow: (link: string) => Promise.resolve(opened.push(link)),
    },
  };
  const fetch = (address: string, request: Omit<Sent, 'path'>) => {
    sent.push({ path: address, ...request });
    return Promise.resolve({ ok: status < 300 });
  };
  const source = readFileSync(path.join(import.meta.dirname, 'service-worker.js'), 'utf8');
  runInContext(source, createContext({ self, fetch, crypto, Intl, URL }));
  const fire = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
    await Promise.all(work);
  };
  const push = (data: unknown) => fire('push', { data: { json: () => JSON.parse(String(data)) } });
  const tap = (action: string, { data } = shown[0] ?? { data: {} }) =>
    fire('notificationclick', { action, notification: { close: () => undefined, data } });
  return { shown, sent, opened, push, tap };
}

const WATER = JSON.stringify({
  key: 'water/2026-11-20/0',
  kind: 'water',
  topic: 'water',
  title: 'Time to drink some water',
  text: 'Tap to log it.',
  link: '/track/water',
  drink: { title: 'Add 8 fl oz', volumeMl: 236.6 },
  member: 'ada',
});

test('every push shows a notification, even one that can’t be read', async () => {
  const { shown, push } = worker();
  await push(WATER);
  await push('not for us');
  expect(shown.map(({ title, tag }) => `${tag}: ${title}`)).toEqual([
    'water: Time to drink some water',
    'other: Reminder',
  ]);
  expect(shown[0]?.actions.map(({ title }) => title)).toEqual(['Add 8 fl oz', 'In an hour']);
});

test('a tap opens the place to log', async () => {
  const { opened, push, tap } = worker();
  await push(WATER);
  await tap('');
  expect(opened).toEqual(['/track/water']);
});

test('one tap logs a glass for the member it was sent to; a second tap is the same drink', async () => {
  const { sent, opened, push, tap } = worker();
  await push(WATER);
  await tap('water');
  await tap('water');
  expect(sent).toMatchObject([{ method: 'PUT', headers: { 'X-Member': 'ada' } }, {}]);
  expect(sent[0]?.path).toBe(sent[1]?.path);
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ kind: 'water', volumeMl: 236.6 });
  expect(opened).toEqual([]);
});

test('if it can’t be logged, because another member signed in, the screen opens', async () => {
  const { opened, push, tap } = worker(401);
  await push(WATER);
  await tap('water');
  expect(opened).toEqual(['/track/water']);
});

test('a reminder can be sent again in an hour', async () => {
  const { sent, push, tap } = worker();
  await push(WATER);
  await tap('snooze');
  expect(sent).toMatchObject([{ path: '/api/reminder-snoozes', method: 'POST' }]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ key: 'water/2026-11-20/0', minutes: 60 });
});
