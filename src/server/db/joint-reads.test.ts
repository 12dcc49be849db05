import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { opened } from '#server/testing/shared-resource.ts';
import { JointReads } from './joint-reads.ts';
import { testDatabases } from './testing.ts';

describe.each(testDatabases())('concurrent reads on $name', ({ open }) => {
  const database = opened(() => open({ empty: true }));
  let taken = 0;
  const count = () => (taken += 1);
  beforeAll(async () => {
    await database.pool.query('create sequence turns');
    database.pool.on('acquire', count);
  });
  afterEach(() => void (taken = 0));

  const read = (name: string, text: string, values: readonly unknown[]) =>
    database.pool
      .query({ name, text, rowMode: 'array' }, [...values])
      .then(({ rows }) => rows[0]?.[0] as unknown);
  const double = (value: number) => read('double', 'select 2 * $1::int', [value]);

  test('share a connection, and each gets its own answer, the first time and later', async () => {
    for (const values of [
      [1, 2, 3],
      [4, 5, 6],
    ]) {
      taken = 0;
      const greeted = read('greeted', `select 'Hello ' || $1::text`, ['Ada']);
      expect(await Promise.all(values.map(double))).toEqual(values.map((value) => 2 * value));
      expect(await greeted).toBe('Hello Ada');
      expect(taken).toBe(1);
    }
  });

  test('run once if identical, and again at the next moment', async () => {
    const next = () => read('next_turn', `select nextval('turns')::int + $1::int`, [0]);
    const [one, other] = await Promise.all([next(), next()]);
    expect(other).toBe(one);
    expect(await next()).toBe(Number(one) + 1);
  });

  test('fail independently of those before and after', async () => {
    const divide = (by: number) => read('divide', 'select 6 / $1::int', [by]);
    const answers = await Promise.allSettled([
      divide(2),
      divide(0),
      divide(3),
      read('wrong', 'select nothing + $1', [1]),
    ]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      3,
      'failed',
      2,
      'failed',
    ]);
    expect(await divide(6)).toBe(1);
  });

  test('all fail if their connection breaks, and the next ones succeed', async () => {
    database.pool.once('acquire', (client) => setImmediate(() => client.connection.stream.destroy()));
    const lost = await Promise.allSettled([
      read('slow', 'select pg_sleep($1::float)::text', [0.2]),
      double(1),
    ]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await double(2)).toBe(4);
  });

  test('don’t include writes: a prepared write made twice runs twice', async () => {
    await database.pool.query('create table drinks (ml int)');
    const pour = () => read('pour', 'insert into drinks values ($1) returning ml', [250]);
    expect(await Promise.all([pour(), pour()])).toEqual([250, 250]);
    expect((await database.pool.query('select count(*)::int as drinks from drinks')).rows).toEqual([
      { drinks: 2 },
    ]);
  });

  test('never join another transaction', async () => {
    await database.pool.query('create table meals (name text)');
    const seen = () => read('meals_seen', 'select count(*)::int from meals where name = $1', ['soup']);
    const client = await database.pool.connect();
    const asked = client
      .query('begin')
      .then(() => client.query(`insert into meals values ('soup')`))
      .then(() =>
        client.query({ name: 'meals_seen', text: 'select count(*)::int from meals where name = $1' }, [
          'soup',
        ]),
      );
    const outside = seen();
    expect((await asked).rows).toEqual([{ count: 1 }]);
    await client.query('rollback');
    client.release();
    expect(await outside).toBe(0);
  });
});

test('fail with the reason if they get no connection', async () => {
  const reads = new JointReads(() => Promise.reject(new Error('too many clients')));
  const asked = ['one', 'two'].map((name) => reads.query({ name, text: 'select 1' }, []));
  for (const answer of asked) await expect(answer).rejects.toThrow('too many clients');
});

test('return the connection only after the last read, even if an earlier one failed', async () => {
  const slow = Promise.withResolvers<pg.QueryResult>();
  const release = vi.fn();
  const client = {
    connection: { stream: { cork: vi.fn(), uncork: vi.fn() } },
    query: ({ name }: pg.QueryConfig) =>
      name === 'slow' ? slow.promise : Promise.reject(new Error('wrong')),
    release,
  };
  const reads = new JointReads(() => Promise.resolve(client as unknown as pg.PoolClient));
  const [failed, answered] = ['wrong', 'slow'].map((name) => reads.query({ name, text: 'select 1' }, []));
  await expect(failed).rejects.toThrow('wrong');
  await nextTurn();
  expect(release).not.toHaveBeenCalled();
  slow.resolve({ rows: [] } as unknown as pg.QueryResult);
  await answered;
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});
