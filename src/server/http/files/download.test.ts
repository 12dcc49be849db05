import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendDownload } from './download.ts';

const log = pino({ enabled: false });
const MINUTE_MS = 60_000;
/** Each poll advances the test's clock by the time it waits, so it must end well within a minute. */
const PATIENCE = { timeout: 30_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** An endless file, and whether it is still being generated. */
function endless() {
  const made = { pieces: 0, isOver: false };
  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        made.pieces += 1;
        yield await Promise.resolve(new Uint8Array(64 * 1024));
      }
    } finally {
      made.isOver = true;
    }
  }
  const routes = new Hono();
  routes.get('/', (c) => sendDownload(c, { name: 'all.bin', type: 'application/zip' }, pieces(), log));
  return { made, routes };
}

test('a slow download continues as long as it is being read', async () => {
  const { made, routes } = endless();
  const reader = (await routes.request('/')).body?.getReader();
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await reader?.read())?.value).toHaveLength(64 * 1024);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
  }
  expect(made.isOver).toBe(false);
  await reader?.cancel();
  expect(made.isOver).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a download that isn’t read for a minute is aborted', async () => {
  const { made, routes } = endless();
  const answer = await routes.request('/');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(made.isOver).toBe(true);
  await expect(answer.arrayBuffer()).rejects.toThrow('The client stopped reading this download.');
});

test('a browser that doesn’t read its response is disconnected', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  const { made, routes } = endless();
  const server = serve({ fetch: routes.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await vi.waitUntil(async () => {
    const before = made.pieces;
    await new Promise((resolve) => setImmediate(resolve));
    return before > 10 && made.pieces === before;
  }, PATIENCE);
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_fault, count) => resolve(count)));
  expect(await connections()).toBe(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  await expect.poll(connections).toBe(0);
  expect(made.isOver).toBe(true);
  socket.destroy();
  server.close();
  quiet.mockRestore();
});
