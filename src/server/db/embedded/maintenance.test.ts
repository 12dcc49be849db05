import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabases, type TestDatabase } from '#server/db/testing.ts';
import { startEngineMaintenance } from './maintenance.ts';

let database: TestDatabase;
beforeAll(async () => {
  const [embedded] = testDatabases();
  if (embedded === undefined) throw new Error('the embedded database is always there');
  database = await embedded.open({ empty: true });
  await database.pool.query('create table meals (n int, note text)');
});
afterAll(() => database.close());

const vacuumed = async () =>
  Number((await database.pool.query('select sum(vacuum_count) as n from pg_stat_user_tables')).rows[0].n);
const planned = async () =>
  Number(
    (await database.pool.query(`select reltuples from pg_class where relname = 'meals'`)).rows[0].reltuples,
  );

test('tables are vacuumed at first and again only after many writes', async () => {
  const log: string[] = [];
  const maintenance = startEngineMaintenance(database.pool, (line) => log.push(line), 20);
  await database.pool.query(`insert into meals select n, 'toast' from generate_series(1, 1000) n`);
  await expect.poll(vacuumed).toBe(1);
  await expect.poll(planned).toBe(1000);

  await database.pool.query('insert into meals values (0, null)');
  // The current round may have missed the row. The next one includes it, and is over when the one after it looks.
  const asked = vi.spyOn(database.pool, 'query');
  await expect
    .poll(() => asked.mock.calls.filter(([text]) => String(text).includes('pg_lsn')).length)
    .toBeGreaterThan(2);
  asked.mockRestore();
  expect(await vacuumed()).toBe(1);

  await database.pool.query(
    `insert into meals select n, repeat('toast', 100) from generate_series(1, 20000) n`,
  );
  await expect.poll(vacuumed).toBe(2);
  await maintenance.stop();
  expect(log).toEqual([]);
});

test('a failed maintenance is logged and retried', async () => {
  const log: string[] = [];
  const away = new pg.Pool({ host: '/nowhere' });
  const maintenance = startEngineMaintenance(away, (line) => log.push(line), 10);
  await expect.poll(() => log.length).toBeGreaterThan(1);
  await maintenance.stop();
  expect(log[0]).toMatch(/^Database maintenance failed: .*\/nowhere/);
});
