import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bufferedAnswer } from './buffered-answer.ts';

const SHORT = '{"meals":[]}';
const DAY = JSON.stringify(Array.from({ length: 100 }, (_, index) => ({ food: 'egg', energyKcal: index })));
const YEAR = DAY.repeat(100);

const server = new Hono()
  .get('/short', (c) => bufferedAnswer(c, SHORT, 'application/json'))
  .get('/day', (c) => bufferedAnswer(c, DAY, 'application/json'))
  .get('/year', (c) => bufferedAnswer(c, YEAR, 'application/json'));

const ask = (path: string, encodings?: string, method = 'GET') =>
  server.request(path, { method, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

test.each([
  ['/day', DAY],
  ['/year', YEAR],
])('a browser gets %s compressed, with its length', async (path, text) => {
  const answer = await ask(path, 'gzip, deflate, br');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { headers } = answer;
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(Number(headers.get('content-length'))).toBe(bytes.length);
  expect(bytes.length).toBeLessThan(text.length / 4);
  expect(gunzipSync(bytes).toString()).toBe(text);
});

test.each([undefined, '', 'identity', 'br', 'gzip;q=0, br', 'gzip; q=0.0'])(
  'a client that accepts %j gets plain text',
  async (encodings) => {
    const answer = await ask('/day', encodings);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(DAY);
  },
);

test('an answer that fits into one packet isn’t compressed', async () => {
  const answer = await ask('/short', 'gzip');
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
    null,
    String(SHORT.length),
  ]);
});

test('HEAD answers with the uncompressed length', async () => {
  const answer = await ask('/day', 'gzip', 'HEAD');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-length')).toBe(String(DAY.length));
  expect(await answer.text()).toBe('');
});
