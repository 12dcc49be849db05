import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { openDatabase } from '#server/db/database.ts';
import { newDataDir } from '#server/db/test-databases/new-data-dir.ts';

test('Noor makes the demo member with one command', async () => {
  const dataDir = await newDataDir('schema');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'demo.ts')],
    { encoding: 'utf8', env: { ...env, DATA_DIR: dataDir } },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('120 days');
  const { pool, close } = await openDatabase({ dataDir });
  onTestFinished(close);
  const { rows } = await pool.query<{ days: number }>(
    `select count(distinct local_date)::int as days from meals join users on users.id = meals.user_id
     where users.username = $1`,
    [DEMO_MEMBER.username],
  );
  expect(rows[0]?.days).toBeGreaterThan(100);
});
