import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '#contract/contract.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { discardRejected, enqueue, flush, onSent, openOutbox, sendOrKeep, useOutbox } from './outbox.ts';
import { isTracked, tracked } from './tracked.ts';

/** Rows stored on the device. */
const stored = new Map<string, unknown>();
/** Requests the server received, oldest first. */
const received: { url: string; init: RequestInit }[] = [];
let answer: () => Response | Promise<Response>;
const assign = vi.fn<(address: string) => void>();

/** The part of IndexedDB that idb-keyval uses, with one store. */
function memoryDatabase() {
  const succeed = <Result>(result: Result) => {
    const request: { result: Result; onsuccess?: () => void } = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const store = {
    get transaction() {
      return succeed(undefined);
    },
    put: (value: unknown, key: string) => stored.set(key, structuredClone(value)),
    delete: (key: string) => stored.delete(key),
    get: (key: string) => succeed(stored.get(key)),
    getAll: () => succeed([...stored.values()]),
    getAllKeys: () => succeed([...stored.keys()]),
  };
  return { open: () => succeed({ transaction: () => ({ objectStore: () => store }) }) };
}

const ok = () => Response.json({ id: 'blue' });
const mug = (id: string, volumeMl = 220) => ({ id, name: 'Blue mug', kind: 'tea' as const, volumeMl });
const about = (id: string) => ({
  subject: id,
  effect: { type: 'put-cup-1', value: mug(id) },
  label: `Save ${id}`,
});
const log = (id: string) => enqueue(contract.water.cups.put, mug(id), about(id));
const addresses = () => received.map(({ url }) => url);

beforeAll(() => {
  vi.stubGlobal('indexedDB', memoryDatabase());
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = vi.fn<() => void>();
    },
  );
  vi.stubGlobal('addEventListener', vi.fn<() => void>());
  vi.stubGlobal('document', { addEventListener: vi.fn<() => void>() });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { pathname: '/meals', search: '', assign });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    received.push({ url, init });
    return answer();
  });
});

beforeEach(async () => {
  await openOutbox(undefined);
  stored.clear();
  received.length = 0;
  assign.mockClear();
  answer = ok;
  await openOutbox('ada');
});

afterAll(async () => {
  await openOutbox(undefined);
  vi.unstubAllGlobals();
});

test('Ada’s writes are sent in order, each with its key and her name, and leave the device', async () => {
  const heard: unknown[] = [];
  const stop = onSent((row, said) => heard.push([row.subject, said]));
  await log('blue');
  await log('red');
  await expect.poll(() => stored.size).toBe(0);
  stop();
  expect(addresses()).toEqual(['/api/cups/blue', '/api/cups/red']);
  const headers = new Headers(received[0]?.init.headers);
  expect(headers.get('x-member')).toBe('ada');
  expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(heard).toEqual([
    ['blue', { id: 'blue' }],
    ['red', { id: 'blue' }],
  ]);
});

test('the account isn’t requested between two rows', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  for (const id of ['blue', 'red', 'tall']) await log(id);
  await expect.poll(() => received.length).toBeGreaterThan(0);
  received.length = 0;
  answer = ok;
  await flush();
  await expect.poll(() => stored.size).toBe(0);
  expect(addresses()).toEqual(['/api/cups/blue', '/api/cups/red', '/api/cups/tall']);
});

test('a row stored by an older release is sent unchanged', async () => {
  const body = { massKg: 68.4 };
  const id = '0197a3f0-0000-7000-8000-000000000001';
  stored.set(id, {
    id,
    memberKey: 'ada',
    subject: 'weight',
    method: 'PUT',
    path: '/some-older-address/1',
    body,
    effect: { type: 'put-body-measurements-0', value: null },
    label: 'Save 68.4 kg',
  });
  await flush();
  await expect.poll(() => stored.size).toBe(0);
  expect(addresses()).toEqual(['/api/some-older-address/1']);
  expect(received[0]?.init.body).toBe(JSON.stringify(body));
});

test('Ada’s unsent writes stay when Bob logs in, and are sent once she is back', async () => {
  answer = () => Response.json({ code: 'UNAUTHORIZED' }, { status: 401 });
  await log('blue');
  await expect.poll(() => assign.mock.calls.length).toBeGreaterThan(0);
  answer = ok;
  await openOutbox('bob');
  received.length = 0;
  await flush();
  expect(received).toEqual([]);
  expect(stored.size).toBe(1);
  await openOutbox('ada');
  await expect.poll(() => stored.size).toBe(0);
  expect(addresses()).toEqual(['/api/cups/blue']);
});

test('a write that is rejected while the session is renewed is sent again, with the same key', async () => {
  answer = () => (received.length === 1 ? Response.json({ code: 'UNAUTHORIZED' }, { status: 401 }) : ok());
  await log('blue');
  await expect.poll(() => stored.size).toBe(0);
  expect(assign).not.toHaveBeenCalled();
  const keys = received.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a write that the server fails to store twice is sent again on its own, with the same key', async () => {
  answer = () => (received.length <= 2 ? Response.json({}, { status: 500 }) : ok());
  await log('blue');
  await expect.poll(() => stored.size).toBe(0);
  const keys = received.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a change of account stops the queue: the server rejects, and the rest stays', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  for (const id of ['blue', 'red', 'tall']) await log(id);
  answer = () => (received.length === 1 ? ok() : Response.json({ code: 'UNAUTHORIZED' }, { status: 401 }));
  received.length = 0;
  await flush();
  await expect.poll(() => assign.mock.calls.length).toBeGreaterThan(0);
  expect(new Set(addresses())).toEqual(new Set(['/api/cups/blue', '/api/cups/red']));
  expect(stored.size).toBe(2);
  answer = ok;
  await expect.poll(() => stored.size).toBe(0);
});

test('a form gets the reason its write was refused, and the write is removed', async () => {
  const data = { issues: [{ field: 'volumeMl', message: 'At most 3,000 mL at once.' }] };
  answer = () => Response.json({ code: 'BAD_REQUEST', data }, { status: 400 });
  const outcome = await sendOrKeep(contract.water.cups.put, mug('blue', 9000), about('blue'));
  expect(outcome).toEqual({
    kind: 'refused',
    refusal: { code: 'BAD_REQUEST', text: 'At most 3,000 mL at once.' },
  });
  expect(stored.size).toBe(0);
});

test('deleting something already gone counts as sent', async () => {
  answer = () => Response.json({ code: 'NOT_FOUND' }, { status: 404 });
  await enqueue(contract.water.cups.remove, { id: 'blue' }, about('blue'));
  await expect.poll(() => stored.size).toBe(0);
});

test('a rejected write is listed until it is discarded', async () => {
  answer = () => Response.json({ code: 'CONFLICT' }, { status: 409 });
  const List = () => useOutbox().rows.map(({ label, rejected }) => `${label}: ${rejected?.code ?? 'unsent'}`);
  const shown = () => renderToStaticMarkup(createElement(List));
  await log('blue');
  await expect.poll(shown).toBe('Save blue: CONFLICT');
  await discardRejected([...stored.keys()][0] ?? '');
  expect(shown()).toBe('');
});

const tea = {
  id: 'tea',
  date: '2026-11-20',
  timeZone: 'Europe/Berlin',
  note: null,
  drunkAt: '2026-11-20T08:00:00Z',
  kind: 'tea' as const,
  volumeMl: 220,
  waterMl: 218,
};
/** The drinks of November 20, as a screen lists them. */
function drinksOfDay() {
  const drinks = tracked({
    name: 'test-drinks',
    version: 1,
    writes: contract.water.drinks,
    list: () => Promise.resolve([]),
    isEntry: (value): value is typeof tea => isTracked(value) && 'waterMl' in value,
    at: ({ drunkAt }) => drunkAt,
    say: ({ volumeMl }) => `${volumeMl} mL`,
  });
  const Day = () => {
    const { entries, known, unsent } = drinks.useEntries('2026-11-20', '2026-11-20');
    if (!known) return 'loading';
    return entries.map(({ id, volumeMl }) => `${volumeMl} mL, ${unsent.has(id) ? 'unsent' : 'sent'}`);
  };
  const shown = () =>
    renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Day)));
  return { drinks, shown };
}

test('a drink that waits for a connection is among the drinks of its day', async () => {
  const { drinks, shown } = drinksOfDay();
  queryClient.setQueryData(['test-drinks', 'entries', '2026-11-20', '2026-11-20'], []);
  expect(shown()).toBe('');
  answer = () => Promise.reject(new TypeError('no connection'));
  await drinks.save(tea);
  expect(shown()).toBe('220 mL, unsent');
  answer = () => Response.json(tea);
  await flush();
  await expect.poll(shown).toBe('220 mL, sent');
  queryClient.clear();
});

test('the drinks of a day are there at once if those of its week were read before', () => {
  const { shown } = drinksOfDay();
  queryClient.setQueryData(['test-drinks', 'entries', '2026-11-14', '2026-11-19'], []);
  expect(shown()).toBe('loading');
  queryClient.setQueryData(
    ['test-drinks', 'entries', '2026-11-15', '2026-11-21'],
    [{ ...tea, id: 'before', date: '2026-11-19' }, tea, { ...tea, id: 'after', date: '2026-11-21' }],
  );
  expect(shown()).toBe('220 mL, sent');
  queryClient.clear();
});
