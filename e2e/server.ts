import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { startBuiltServer } from '../scripts/built-server.ts';
import { projectNode, root } from '../scripts/steps.mjs';
import { DEMO_MEMBER } from '../src/server/auth/demo-member.ts';
import { newDataDir } from '../src/server/db/test-databases/new-data-dir.ts';
import { dayAgo } from './zone.ts';

const MAX_TRIES = 120;

/**
 * Logs in and returns the session's cookies.
 * @param turn each attempt comes from another address, so that no rate limit counts them together
 */
async function logIn(address: string, login: string, password: string, turn = 0): Promise<string> {
  const answer = await fetch(`${address}/api/account/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.0.${turn}` },
    body: JSON.stringify({ login, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Makes the first admin the way operators do, while the server runs; returns the cookies of a session. */
async function firstAdmin(address: string, dataDir: string): Promise<string> {
  const env = { ...process.env, ENV_FILE: '', DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(projectNode, ['scripts/admin.ts', 'grant', 'operator'], {
    cwd: root,
    env,
  });
  const password = /One-time password.*: (\S+)/.exec(stdout)?.[1];
  if (password === undefined) throw new Error(`No first admin was made: ${stdout}`);
  return logIn(address, 'operator', password);
}

/** Waits until the demo member, which the server creates once it responds, has data of the last days. */
async function demoIsThere(address: string): Promise<void> {
  const today = dayAgo();
  for (let turn = 1; turn <= MAX_TRIES; turn += 1) {
    const Cookie = await logIn(address, DEMO_MEMBER.username, DEMO_MEMBER.password, turn);
    const weights = await fetch(`${address}/api/body-measurements?from=${dayAgo(30)}&to=${today}`, {
      headers: { Cookie },
    });
    if (weights.ok && ((await weights.json()) as unknown[]).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The demo member did not appear within a minute.');
}

/** Starts the built server with an empty data folder, behind a proxy that reports client addresses. Tests get its address and a session of its first admin as E2E_BASE_URL and E2E_ADMIN_COOKIE. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir('schema');
  const server = await startBuiltServer({ DATA_DIR: dataDir, TRUST_PROXY: 'on' });
  await demoIsThere(server.address);
  process.env.E2E_BASE_URL = server.address;
  process.env.E2E_ADMIN_COOKIE = await firstAdmin(server.address, dataDir);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
