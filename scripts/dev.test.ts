import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDataDir } from '#server/db/test-databases/new-data-dir.ts';
import { registrationOf } from './registration.ts';

const root = path.resolve(import.meta.dirname, '..');
let home = '';
let dev: ChildProcess | undefined;
let address = '';

beforeAll(async () => {
  // Below the root, like a developer's data.
  home = mkdtempSync(path.join(root, 'node_modules/.dev-test-'));
  await fillDataDir(path.join(home, '.perennial'), 'schema');
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'scripts/dev.ts')], {
    env: {
      ...env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: path.join(home, '.perennial'),
      // Months of its data would take longer than all else here.
      DEMO_LOGIN: 'off',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  dev = child;
  for await (const line of createInterface({ input: child.stdout })) {
    address = /ready: (http:\S+)/.exec(line)?.[1] ?? '';
    if (address !== '') break;
  }
});

afterAll(async () => {
  if (dev?.exitCode === null) {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
  }
  rmSync(home, { recursive: true, force: true });
});

test('Maya runs the development server: a new member sees the dashboard, with hot reload', async () => {
  expect(address).toMatch(/^http:/);
  const registered = await fetch(`${address}/api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registrationOf('maya')),
  });
  expect(registered.status).toBe(201);
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await fetch(`${address}/dashboard`, { headers: { cookie } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('/@vite/client');
  expect((await fetch(`${address}/@vite/client`)).status).toBe(200);
});

test('sources are served; the secrets next to them are not', async () => {
  const kept = path.relative(root, path.join(home, '.perennial/secrets/auth'));
  expect((await fetch(`${address}/src/domain/time/time-zone.ts`)).status).toBe(200);
  expect((await fetch(`${address}/${kept}`)).status).toBe(403);
});
