import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillDataDir } from '#server/db/test-databases/new-data-dir.ts';

let home = '';
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'perennial-transfer-'));
  await fillDataDir(path.join(home, 'old'));
  await fillDataDir(path.join(home, 'new'), 'schema');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function command(name: string, dataDir: string, ...args: string[]): { code: number | null; said: string } {
  const { DATABASE_URL: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, name), ...args],
    {
      encoding: 'utf8',
      env: { ...env, DATA_DIR: path.join(home, dataDir) },
    },
  );
  return { code: status, said: (stdout + stderr).trim() };
}

test('Ada moves her data to another computer with two commands', async () => {
  const file = path.join(home, 'ada.dump');
  expect(command('db-dump.ts', 'old', '--all', file)).toEqual({
    code: 2,
    said: 'Usage: npm run db:dump -- <file>',
  });
  expect(command('db-dump.ts', 'old', file)).toEqual({
    code: 1,
    said: `Nothing to dump: the data directory ${path.join(home, 'old')} is empty. If your data is elsewhere, repeat the server's DATA_DIR or DATABASE_URL for this command.`,
  });
  expect(existsSync(file)).toBe(false);

  const old = await openDatabase({ dataDir: path.join(home, 'old') });
  await migrate(old.pool);
  await old.pool.query(`insert into rate_limits (key, count, window_ends_at_ms) values ('ada', 1, 2)`);
  expect(command('db-dump.ts', 'old', file)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Wrote 1 row of '),
  });
  const busy = command('db-restore.ts', 'old', file);
  expect(busy).toMatchObject({
    code: 1,
    said: expect.stringContaining(`is in use by process ${process.pid}`),
  });
  expect(busy.said).not.toContain('    at ');
  await old.close();

  expect(command('db-restore.ts', 'new', file)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Restored 1 row of '),
  });
  expect(command('db-restore.ts', 'new', file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('add --replace'),
  });
  expect(command('db-restore.ts', 'new', file, '--replace')).toMatchObject({ code: 0 });
  expect(command('db-restore.ts', 'new', `${file}.old`)).toMatchObject({
    code: 1,
    said: expect.stringContaining('ENOENT'),
  });
});
