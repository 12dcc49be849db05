import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { DurableFiles } from './durable-files.ts';
import { DURABLE_START, createDatabase, databaseExists, openEngine } from './open-engine.ts';

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-durable-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test('every commit reaches the disk before it is acknowledged', async () => {
  const folder = join(newFolder(), 'database');
  expect(databaseExists(folder)).toBe(false);
  await createDatabase(folder);
  expect(databaseExists(folder)).toBe(true);

  const files = new DurableFiles(folder);
  const engine = await PGlite.create({ fs: files, startParams: [...DURABLE_START] });
  await engine.exec('create table meals (id int)');
  for (let id = 0; id < 10; id += 1) {
    const before = files.syncs;
    await engine.query('insert into meals values ($1)', [id]);
    expect(files.syncs).toBeGreaterThan(before);
  }
  const beforeReading = files.syncs;
  await engine.query('select * from meals');
  expect(files.syncs).toBe(beforeReading);
  await engine.close();

  const opened = await openEngine(folder, () => undefined);
  const settings = await opened.query(
    `select current_setting('fsync') as fsync, current_setting('shared_buffers') as buffers,
      current_setting('default_statistics_target') as statistics, current_setting('maintenance_work_mem') as maintenance`,
  );
  expect(settings.rows).toEqual([{ fsync: 'on', buffers: '16MB', statistics: '20', maintenance: '8MB' }]);
  expect((await opened.query('select count(*)::int as meals from meals')).rows).toEqual([{ meals: 10 }]);
  await opened.exec('create extension pg_trgm');
  await opened.close();

  const withoutSync = openEngine(folder, () => undefined, PGlite.defaultStartParams);
  await expect(withoutSync).rejects.toThrow('commits without fsync');
});

test('an engine without an fsync hook is refused', async () => {
  const files = new DurableFiles(newFolder());
  // It is only kept, and starting one takes seconds.
  const engine = {} as PGlite;
  const { emscriptenOpts } = await files.init(engine, {});
  const hooks = emscriptenOpts.preRun ?? [];
  const module = { FS: { filesystems: { NODEFS: {} } } };
  expect(() => hooks.at(-1)?.(module as never)).toThrow(/doesn’t support the fsync hook/);
});
