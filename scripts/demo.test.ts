import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { openDatabase } from '#server/db/database.ts';
import { newDataDir } from '#server/db/test-databases/new-data-dir.ts';

test('Noor resets the demo member with one command', async () => {
  const dataDir = await newDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL: _, ...env } = process.env;
  const restore = () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, 'demo.ts')],
      { encoding: 'utf8', env: { ...env, DATA_DIR: dataDir } },
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('120 days');
  };
  /** Days with meals, counted before all meals are deleted. */
  const daysUntilDeleted = async () => {
    const database = await openDatabase({ dataDir });
    try {
      const { rows } = await database.pool.query<{ days: number }>(
        `select count(distinct local_date)::int as days from meals join users on users.id = meals.user_id
         where users.username = $1`,
        [DEMO_MEMBER.username],
      );
      await database.pool.query('delete from meals');
      return rows[0]?.days;
    } finally {
      await database.close();
    }
  };
  restore();
  const days = await daysUntilDeleted();
  expect(days).toBeGreaterThan(100);
  restore();
  expect(await daysUntilDeleted()).toBe(days);
});
