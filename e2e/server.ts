import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from '../scripts/built-server.ts';
import { DEMO_MEMBER } from '../src/server/auth/demo-member.ts';
import { dayAgo } from './zone.ts';

const MOST_TRIES = 120;

/** Waits until the demo member, whom the server makes once it answers, has data of the last days. */
async function demoIsThere(address: string): Promise<void> {
  const today = dayAgo();
  for (let turn = 1; turn <= MOST_TRIES; turn += 1) {
    const login = await fetch(`${address}/api/account/login`, {
      method: 'POST',
      // Each try from a house of its own: no limit of tries counts them together.
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.0.${turn}` },
      body: JSON.stringify({ login: DEMO_MEMBER.username, password: DEMO_MEMBER.password }),
    });
    const Cookie = login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const weights = await fetch(`${address}/api/body-measurements?from=${dayAgo(30)}&to=${today}`, {
      headers: { Cookie },
    });
    if (weights.ok && ((await weights.json()) as unknown[]).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The demo member did not appear within a minute.');
}

/** Starts the built server with an empty data folder, behind a proxy that tells where people come from; its address and folder reach the tests as E2E_BASE_URL and E2E_DATA_DIR. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-e2e-'));
  const server = await startBuiltServer({ DATA_DIR: dataDir, TRUST_PROXY: 'on' });
  await demoIsThere(server.address);
  process.env.E2E_BASE_URL = server.address;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
