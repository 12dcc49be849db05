import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { newDataDir } from '#server/db/test-databases/new-data-dir.ts';

test.each([
  ['on', 'free'],
  ['off', 'lifetime'],
])('with PUBLIC_SITE=%s the first admin has the plan %s', async (publicSite, plan) => {
  const dataDir = await newDataDir('schema');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL: _, ...env } = process.env;
  const script = path.join(import.meta.dirname, 'admin.ts');
  const { stdout } = spawnSync(process.execPath, [script, 'grant', 'vera'], {
    encoding: 'utf8',
    env: { ...env, DATA_DIR: dataDir, PUBLIC_SITE: publicSite },
  });
  expect(stdout).toContain(`There was no account "vera" in the data directory ${dataDir}.`);
  expect(stdout).toContain('One-time password');
  const { pool, close } = await openDatabase({ dataDir });
  onTestFinished(close);
  expect((await pool.query('select plan from profiles')).rows).toEqual([{ plan }]);
});
