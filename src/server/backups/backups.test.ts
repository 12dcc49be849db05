import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { restoreDatabase } from '#server/db/restore.ts';
import { testDatabases } from '#server/db/testing.ts';
import { diskStore } from '#server/storage/disk-store.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, signUp } from '#server/testing/test-app.ts';
import { backUp, backupsIn, DATABASE_FILE, PICTURES, prepareBackups, type BackupDeps } from './backups.ts';

const KEYS = ['a'.repeat(32), 'b'.repeat(32)] as const;

describe.each(testDatabases())('nightly backups on $name', (place) => {
  const app = opened(() => openTestApp(place));
  const home = mkdtempSync(path.join(tmpdir(), 'perennial-backups-'));
  const folder = path.join(home, 'backups');
  const pictures = path.join(home, 'pictures');
  const store = diskStore(pictures);
  const run = (at: string, changes: Partial<BackupDeps> = {}) =>
    backUp({
      database: app.database,
      folder,
      keptDays: 3,
      pictures,
      now: () => Date.parse(at),
      ...changes,
    });
  const pictureOn = (day: string, key: string) => path.join(folder, day, PICTURES, key.slice(0, 2), key);

  beforeAll(async () => {
    const ada = await signUp(app, 'Ada');
    await ada.api.meals.create(breakfast({ eatenAt: '2026-11-19T08:00:00Z', timeZone: 'UTC' }));
  });
  beforeEach(async () => {
    rmSync(home, { recursive: true });
    mkdirSync(home);
    await store.put(KEYS[0], Buffer.from('a picture'));
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test('Omar gets one a night, complete, and only he can read it', async () => {
    await run('2026-11-20T01:59:00Z');
    expect(await backupsIn(folder)).toEqual([]);
    await run('2026-11-20T02:10:00Z');
    await run('2026-11-20T14:00:00Z');
    expect(await backupsIn(folder)).toEqual(['2026-11-20']);
    expect(statSync(path.join(folder, '2026-11-20')).mode & 0o777).toBe(0o700);
    expect(readFileSync(pictureOn('2026-11-20', KEYS[0]), 'utf8')).toBe('a picture');
  });

  test('restored elsewhere, Ada finds her meals', async () => {
    await run('2026-11-20T02:10:00Z');
    const other = await place.open();
    await restoreDatabase(other.pool, path.join(folder, '2026-11-20', DATABASE_FILE), true);
    const { rows } = await other.pool.query<{ description: string }>('select description from meals');
    expect(rows).toHaveLength(1);
    await other.close();
  });

  test('a picture is stored once no matter how many backups have it, and deleted with the last one', async () => {
    await run('2026-11-20T02:00:00Z');
    await store.delete(KEYS[0]);
    await store.put(KEYS[1], Buffer.from('another'));
    await run('2026-11-21T02:00:00Z');
    await run('2026-11-22T02:00:00Z');
    const inode = (day: string) => statSync(pictureOn(day, KEYS[1])).ino;
    expect(inode('2026-11-22')).toBe(inode('2026-11-21'));
    expect(() => statSync(pictureOn('2026-11-21', KEYS[0]))).toThrow(/ENOENT/);
    await run('2026-11-23T02:00:00Z');
    expect(await backupsIn(folder)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });

  test('a failed backup leaves nothing behind, and the next round makes it', async () => {
    const broken = { pool: { connect: () => Promise.reject(new Error('away')) } };
    await expect(
      run('2026-11-24T02:00:00Z', { database: broken as unknown as BackupDeps['database'] }),
    ).rejects.toThrow('away');
    expect(await backupsIn(folder)).not.toContain('2026-11-24');
    await run('2026-11-24T02:15:00Z');
    expect(await backupsIn(folder)).toContain('2026-11-24');
  });
});

test('a folder for backups that can’t be written is named at start, not at night', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'perennial-backups-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  writeFileSync(path.join(home, 'file'), '');
  await expect(prepareBackups(path.join(home, 'file/backups'))).rejects.toThrow(
    /BACKUP_DIR .*backups can’t be used/,
  );
  await prepareBackups(path.join(home, 'new/backups'));
  expect(statSync(path.join(home, 'new/backups')).mode & 0o777).toBe(0o700);
});
