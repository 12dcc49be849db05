import { spawn, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newDataDir } from '#server/db/test-databases/new-data-dir.ts';
import { projectNode, root } from './steps.mjs';

test(
  'a demo server reachable from outside warns at start who can log in and what is free',
  { timeout: 300_000 },
  async () => {
    const dataDir = await newDataDir('schema');
    const server = spawn(projectNode, ['scripts/start.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        DEMO_LOGIN: 'on',
        PUBLIC_URL: 'https://food.example.org',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    let printed = '';
    server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    try {
      await expect.poll(() => printed).toContain('log in to the demo account');
      await expect.poll(() => printed).toContain('lifetime access without paying');
    } finally {
      server.kill('SIGTERM');
      await ended;
      // The database engine ends a moment after the server.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
  },
);

const commandOf = (pid: number | undefined): string =>
  spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;

test(
  'npm start leaves no launcher in memory and shuts down cleanly on SIGTERM, even if nothing reads its output anymore',
  { timeout: 300_000 },
  async () => {
    // The only one here without a database, as at an operator's first start.
    const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-start-'));
    const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO_LOGIN: 'off', LOG_LEVEL: 'silent' };
    const launched = spawn(projectNode, ['scripts/start.mjs'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(launched, 'exit');
    try {
      for await (const chunk of on(launched.stdout, 'data')) if (String(chunk).includes('ready')) break;
      expect(commandOf(launched.pid)).toContain('dist/server/main.js');
      launched.stdout.destroy();
    } finally {
      launched.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
