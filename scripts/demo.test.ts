import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { openDatabase } from '#server/db/database.ts';

test('Noor puts the demo member’s 120 days back with one command, as often as she likes', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-demo-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const restore = () =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'demo.ts')], {
      encoding: 'utf8',
      env: { ...env, DATA_DIR: dataDir },
    });
  try {
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, stdout, stderr } = restore();
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain('120 days');
    }
    const database = await openDatabase({ dataDir });
    try {
      const { rows } = await database.pool.query(
        `select count(distinct local_date)::int as days from meals join users on users.id = meals.user_id
         where users.username = $1`,
        [DEMO_MEMBER.username],
      );
      expect(rows).toEqual([{ days: 120 }]);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
