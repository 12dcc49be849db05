import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadSession } from '#server/auth/session.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { BODY_PACE } from '#server/http/receive-body.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { drainBody } from '#server/http/drain-body.ts';
import { createUploads } from './uploads.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';

const MB = 1024 * 1024;

const readSession: ReadSession = (headers) => {
  const username = headers.get('x-member');
  const actor = { userId: username ?? '', username: username ?? '', role: 'member', isDemo: false } as const;
  return Promise.resolve({ actor: username ? actor : undefined, sessionId: undefined, setCookies: [] });
};

let server: Server;
let folder: string;
const sockets: Socket[] = [];
const received: number[] = [];
beforeEach(async () => {
  // However slow the machine is, nothing times out until a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  folder = mkdtempSync(path.join(tmpdir(), 'perennial-uploads-'));
  received.length = 0;
  const desk = createUploads({ folder, trustProxy: false });
  const app = new Hono<MemberEnv & { Bindings: HttpBindings }>();
  app.use(drainBody);
  app.post('/files', requireMember(readSession, 'test'), async (c) => {
    const { userId } = c.get('actor');
    const upload = { userId, maxBytes: 2 * MB, tooLarge: 'At most 2 MB.', empty: 'Empty.', field: 'file' };
    return desk.handle(c, upload, async (file) => {
      received.push(file.sizeBytes);
      const text = Buffer.from(await file.bytes()).toString('latin1', 0, 20);
      return c.json({ sizeBytes: file.sizeBytes, text, left: readdirSync(folder) });
    });
  });
  app.post('/json', limitBody({ maxBytes: MB, readSession }), async (c) =>
    c.json({ length: (await c.req.text()).length }),
  );
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.notFound((c) => wireAnswer(c, 'NOT_FOUND'));
  app.onError((error, c) =>
    error instanceof FileFault ? wireAnswer(c, error.code, error.message, 'file') : wireAnswer(c, 'INTERNAL'),
  );
  server = createServer(getRequestListener(app.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A connection, with everything received over it. */
async function dial() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  const heard = { text: '', fault: undefined as Error | undefined, isClosed: false };
  socket.on('data', (chunk: Buffer) => (heard.text += chunk.toString('latin1')));
  socket.on('error', (fault) => (heard.fault = fault));
  socket.on('close', () => (heard.isClosed = true));
  await once(socket, 'connect');
  const say = (text: string | Buffer) => new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return { socket, heard, say };
}

const head = (place: string, headers: Readonly<Record<string, string>>) =>
  `POST ${place} HTTP/1.1\r\nHost: test\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const chunk = (bytes: number) => Buffer.from(`${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`);
const CHUNKED = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'text/csv' };
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n';
/** Data received after the clock advances by a time. */
async function later(ms: number, heard: () => string): Promise<string> {
  await vi.advanceTimersByTimeAsync(ms);
  return heard();
}
const addressed = (place: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${place}`;

test('Ada’s upload arrives complete, in an unnamed file, and from a form too', async () => {
  const headers = { 'x-member': 'ada' };
  const plain = await fetch(addressed('/files'), { method: 'POST', headers, body: 'a,b\n1,2\n' });
  expect(await plain.json()).toEqual({ sizeBytes: 8, text: 'a,b\n1,2\n', left: [] });
  const body = new FormData();
  body.append('note', 'not this');
  body.append('file', new File(['x'.repeat(MB)], 'all.csv'));
  const form = await fetch(addressed('/files'), { method: 'POST', headers, body });
  expect(await form.json()).toMatchObject({ sizeBytes: MB });
});

test.each([
  ['nothing', ''],
  ['no form at all', '{}'],
  ['a form without its end', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nab'],
])('a multipart body that is %s is refused as incomplete, and the next one is read', async (_, body) => {
  const headers = { 'x-member': 'ada', 'content-type': 'multipart/form-data; boundary=x' };
  const refused = await fetch(addressed('/files'), { method: 'POST', headers, body });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('was incomplete');
  const next = await fetch(addressed('/files'), {
    method: 'POST',
    headers: { 'x-member': 'ada' },
    body: 'a',
  });
  expect(next.status).toBe(200);
});

test('a form whose file is a little too large is refused like the file itself', async () => {
  const body = new FormData();
  body.append('file', new File(['x'.repeat(2 * MB + 100)], 'all.csv'));
  const refused = await fetch(addressed('/files'), { method: 'POST', headers: { 'x-member': 'ada' }, body });
  expect(refused.status).toBe(413);
});

test.each([
  ['a stranger', '/files', {}, 401],
  ['Ada, whose file is too large', '/files', { 'x-member': 'ada' }, 413],
  ['Ada, at an address of nothing', '/nothing', { 'x-member': 'ada' }, 404],
  ['a stranger with much JSON', '/json', {}, 413],
])(
  '%s sends four megabytes in chunks, learns why they are refused, and keeps using the connection',
  async (_who, place, who, status) => {
    const { heard, say } = await dial();
    await say(head(place, { ...CHUNKED, ...who }));
    for (let pieces = 0; pieces < 64; pieces += 1) await say(chunk(64 * 1024));
    await say('0\r\n\r\n');
    await expect.poll(() => heard.text).toContain(`HTTP/1.1 ${status}`);
    expect(heard.text).not.toMatch(/connection: close/i);
    await say(HEALTH);
    await expect.poll(() => heard.text).toContain('"ok"');
    expect(heard.fault).toBeUndefined();
    expect(received).toEqual([]);
  },
);

test('a stranger refused before the body has arrived learns that the connection closes', async () => {
  const { heard, say } = await dial();
  await say(head('/files', { 'Content-Length': String(200 * MB) }));
  await expect.poll(() => heard.text).toContain('HTTP/1.1 401');
  expect(heard.text).toMatch(/connection: close/i);
  await expect.poll(() => heard.isClosed).toBe(true);
});

test('a stalled upload times out and blocks nobody else', async () => {
  const idle = await Promise.all([dial(), dial(), dial(), dial()]);
  for (const { say } of idle) await say(head('/files', { ...CHUNKED, 'x-member': 'mallory' }));
  const ada = await fetch(addressed('/files'), {
    method: 'POST',
    headers: { 'x-member': 'ada' },
    body: 'a,b',
  });
  expect(ada.status).toBe(200);
  expect(idle.map(({ heard }) => heard.text)).toEqual(['', '', '', '']);
  for (const { heard } of idle)
    await expect.poll(() => later(BODY_PACE.windowMs, () => heard.text)).toContain('HTTP/1.1 408');
  const again = await fetch(addressed('/files'), {
    method: 'POST',
    headers: { 'x-member': 'mallory' },
    body: 'a,b',
  });
  expect(again.status).toBe(200);
});

test('a member’s fifth concurrent upload gets 429', async () => {
  const idle = await Promise.all([dial(), dial(), dial(), dial(), dial()]);
  for (const { say } of idle) await say(head('/files', { ...CHUNKED, 'x-member': 'mallory' }));
  const all = () => idle.map(({ heard }) => heard.text).join('');
  // The refusal waits for the rest of its body, but not for long.
  await expect.poll(() => later(1000, all)).toContain('HTTP/1.1 429');
  expect(all().match(/HTTP/g)).toHaveLength(1);
});

test('the seventeenth concurrent upload from one address gets 429, whichever members send them', async () => {
  const idle = await Promise.all(Array.from({ length: 17 }, dial));
  await Promise.all(
    idle.map(({ say }, nth) => say(head('/files', { ...CHUNKED, 'x-member': `member-${nth}` }))),
  );
  const all = () => idle.map(({ heard }) => heard.text).join('');
  await expect.poll(() => later(1000, all)).toContain('HTTP/1.1 429');
  expect(all().match(/HTTP/g)).toHaveLength(1);
});

test('a member’s JSON has the usual limit, with or without Content-Length', async () => {
  const headers = { 'x-member': 'ada', 'content-type': 'application/json' };
  const body = 'x'.repeat(900_000);
  const known = await fetch(addressed('/json'), { method: 'POST', headers, body });
  expect(await known.json()).toEqual({ length: 900_000 });
  const { heard, say } = await dial();
  await say(head('/json', { ...CHUNKED, ...headers }));
  await say(chunk(500_000));
  await say('0\r\n\r\n');
  await expect.poll(() => heard.text).toContain('{"length":500000}');
});

test('a stranger’s JSON has the limit of forms, with or without Content-Length', async () => {
  const send = (bytes: number) => fetch(addressed('/json'), { method: 'POST', body: 'x'.repeat(bytes) });
  expect(await (await send(32 * 1024)).json()).toEqual({ length: 32 * 1024 });
  expect((await send(32 * 1024 + 1)).status).toBe(413);
  const { heard, say } = await dial();
  await say(head('/json', CHUNKED));
  await say(chunk(32 * 1024 + 1));
  await say('0\r\n\r\n');
  await expect.poll(() => heard.text).toContain('HTTP/1.1 413');
});
