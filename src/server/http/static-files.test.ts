import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const client = mkdtempSync(path.join(tmpdir(), 'perennial-client-'));
mkdirSync(path.join(client, 'assets'));
for (const name of ['assets/first.js', 'assets/small.js', 'sw.js', 'app.html'])
  writeFileSync(path.join(client, name), 'plain');
for (const name of ['assets/first.js', 'sw.js'])
  for (const ending of ['br', 'gz']) writeFileSync(path.join(client, `${name}.${ending}`), ending);
const files = staticFiles(client);
afterAll(() => rmSync(client, { recursive: true }));

test.each([
  ['/assets/first.js', 'gzip, deflate, br, zstd', 'br', 'br'],
  ['/assets/first.js', 'gzip', 'gzip', 'gz'],
  ['/assets/first.js', 'identity', null, 'plain'],
  ['/assets/first.js', 'br;q=0', null, 'plain'],
  ['/assets/small.js', 'gzip, br', null, 'plain'],
  ['/sw.js', 'gzip, br', 'br', 'br'],
])(
  'a browser that requests %s and accepts %s gets the %s copy',
  async (address, accepted, encoding, text) => {
    const answer = await files.request(address, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(await answer.text()).toBe(text);
  },
);

test('pages and compressed copies have no address at the top level', async () => {
  for (const address of ['/app.html', '/sw.js.br']) expect((await files.request(address)).status).toBe(404);
});
