import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPrivateAddress, outsideCaller } from './outside-call.ts';

let port = 0;
let calls = 0;
const server = createServer((request, answer) => {
  calls += 1;
  if (request.url === '/away') answer.writeHead(302, { location: '/' }).end();
  else answer.end(request.url === '/long' ? 'x'.repeat(2000) : 'hello');
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const LIMITS = { maxBytes: 1000, timeoutMs: 10_000 };
const [open, guarded] = [outsideCaller(true), outsideCaller(false)];

test.each([
  '127.0.0.1',
  'localhost',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fec0::1]',
  '127.0.0.1.',
  '0x7f.1',
  '0.0.0.0',
  '169.254.169.254',
  '2130706433',
])('calls to a member’s address can’t reach %s', async (host) => {
  calls = 0;
  await expect(guarded({ ...LIMITS, url: `http://${host}:${port}/` })).rejects.toThrow(/private network/);
  expect(calls).toBe(0);
});

test('private networks are known in both families, public ones are let through', () => {
  for (const address of ['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', 'fd00::1', 'fe80::1', '::'])
    expect([address, isPrivateAddress(address)]).toEqual([address, true]);
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2001:4860:4860::8888'])
    expect([address, isPrivateAddress(address)]).toEqual([address, false]);
});

test('an operator can allow listed origins, and no others', async () => {
  const listed = outsideCaller([`http://127.0.0.1:${port}`]);
  expect((await listed({ ...LIMITS, url: `http://127.0.0.1:${port}/` })).status).toBe(200);
  await expect(listed({ ...LIMITS, url: `http://localhost:${port}/` })).rejects.toThrow(/private network/);
  await expect(listed({ ...LIMITS, url: 'http://127.0.0.1:1/' })).rejects.toThrow(/private network/);
});

test('an operator can allow them; redirects aren’t followed, and long answers are cut off', async () => {
  expect(await open({ ...LIMITS, url: `http://127.0.0.1:${port}/` })).toEqual({ status: 200, text: 'hello' });
  expect((await open({ ...LIMITS, url: `http://127.0.0.1:${port}/away` })).status).toBe(302);
  await expect(open({ ...LIMITS, url: `http://127.0.0.1:${port}/long` })).rejects.toThrow('too large');
});
