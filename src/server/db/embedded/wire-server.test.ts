import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { WireServer } from './wire-server.ts';

/** So long that no slow machine exceeds it; tests about it move the clock. */
const SILENCE_MS = 60_000;

let folder = '';
let engine: PGlite;
let server: WireServer;
const clients: pg.Client[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'perennial-wire-'));
  engine = await PGlite.create();
  server = new WireServer(engine, SILENCE_MS);
  await server.start(join(folder, '.s.PGSQL.5432'));
});
beforeEach(async () => {
  const client = await visitor();
  await client.query('drop table if exists jar; create table jar (name text primary key, olives int)');
  await client.query(`insert into jar values ('kitchen', 0)`);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end().catch(() => undefined)));
});
afterAll(async () => {
  await server.stop();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

async function visitor(): Promise<pg.Client> {
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}
const several = (count: number) => Promise.all(Array.from({ length: count }, visitor));
const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
};
const olives = async (client: pg.Client) =>
  Number((await client.query('select olives from jar')).rows[0].olives);

test('eight clients counting in transactions lose no update', async () => {
  await Promise.all(
    (await several(8)).map(async (cook) => {
      for (let turn = 0; turn < 5; turn += 1) {
        await cook.query('begin');
        const seen = await olives(cook);
        await nextTurn();
        await cook.query('update jar set olives = $1', [seen + 1]);
        await cook.query('commit');
      }
    }),
  );
  expect(await olives(await visitor())).toBe(40);
});

test('uncommitted work is invisible, and a rollback undoes only its own', async () => {
  const [ines, omar] = await several(2);
  await ines?.query('begin');
  await ines?.query('update jar set olives = 99');
  const seen = omar?.query('select olives from jar');
  const changed = omar?.query(`insert into jar values ('cellar', 7)`);
  await ines?.query('rollback');
  expect((await seen)?.rows).toEqual([{ olives: 0 }]);
  await changed;
  expect((await omar?.query('select sum(olives)::int as n from jar'))?.rows).toEqual([{ n: 7 }]);
});

test('an error within a transaction keeps the turn until the rollback', async () => {
  const [ines, omar] = await several(2);
  await ines?.query('begin');
  await expect(ines?.query('select 1 / 0')).rejects.toThrow('division by zero');
  const waiting = omar?.query('select 1 as one');
  await expect(ines?.query('select 1')).rejects.toThrow('current transaction is aborted');
  await ines?.query('rollback');
  expect((await waiting)?.rows).toEqual([{ one: 1 }]);
});

test('long statements that arrive in pieces don’t mix with short ones of others', async () => {
  const long = 'y'.repeat(300_000);
  await Promise.all(
    (await several(8)).map(async (client, n) => {
      for (let turn = 0; turn < 25; turn += 1) {
        const short = await client.query('select $1::int as n', [n]);
        expect(short.rows).toEqual([{ n }]);
        const answer = await client.query('select $1::int as n, length($2) as size', [n, long]);
        expect(answer.rows).toEqual([{ n, size: 300_000 }]);
      }
    }),
  );
});

test('two clients use one name for different statements, and the name is free for a third', async () => {
  const [ines, omar] = await several(2);
  const ask = (client: pg.Client | undefined, text: string) =>
    client?.query({ name: 'ask', text, values: [1] });
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await ask(ines, 'select $1::int as a'))?.rows).toEqual([{ a: 1 }]);
    expect((await ask(omar, 'select $1::text as b'))?.rows).toEqual([{ b: '1' }]);
  }
  await ines?.end();
  const statements = async () =>
    (await omar?.query(`select name from pg_prepared_statements where name like '%ask'`))?.rowCount;
  await expect.poll(statements).toBe(1);
  expect((await ask(await visitor(), 'select $1::int + 1 as c'))?.rows).toEqual([{ c: 2 }]);
});

test('a client that vanishes within a transaction leaves nothing and blocks nobody', async () => {
  const [ines, omar] = await several(2);
  await ines?.query('begin');
  await ines?.query('update jar set olives = 5');
  const waiting = omar?.query('select olives from jar');
  ines?.connection.stream.destroy();
  expect((await waiting)?.rows).toEqual([{ olives: 0 }]);
});

test('a client that is silent in a transaction is disconnected once others wait', async () => {
  stopClock();
  const [ines, omar] = await several(2);
  await ines?.query('begin');
  await ines?.query('update jar set olives = 5');
  vi.advanceTimersByTime(SILENCE_MS * 1.5);
  expect((await ines?.query('select olives from jar'))?.rows).toEqual([{ olives: 5 }]);
  let seen: unknown;
  void omar?.query('select olives from jar').then(({ rows }) => (seen = rows));
  await expect
    .poll(() => {
      vi.advanceTimersByTime(SILENCE_MS);
      return seen;
    })
    .toEqual([{ olives: 0 }]);
  await expect(ines?.query('commit')).rejects.toThrow();
});

test('a client that keeps sending in its transaction is never disconnected, however many others wait', async () => {
  stopClock();
  const [ines, ...others] = await several(4);
  await ines?.query('begin');
  const waiting: Promise<unknown>[] = [];
  const say = async () => {
    vi.advanceTimersByTime(SILENCE_MS * 0.8);
    await ines?.query('update jar set olives = olives + 1');
  };
  for (const other of others) {
    waiting.push(other.query('select olives from jar'));
    await say();
  }
  for (let word = 0; word < 8; word += 1) {
    await say();
  }
  await ines?.query('commit');
  await Promise.all(waiting);
  expect(await olives(await visitor())).toBe(11);
});

test('COPY from a client fails with a reason, and the connection continues', async () => {
  const client = await visitor();
  await expect(client.query('copy jar from stdin')).rejects.toThrow(/COPY FROM STDIN does not exist/);
  expect(await olives(client)).toBe(0);
});

test('invalid bytes end only their own connection', async () => {
  const client = await visitor();
  const stranger = connect(join(folder, '.s.PGSQL.5432'));
  const said: Buffer[] = [];
  stranger.on('data', (chunk) => said.push(chunk));
  stranger.write('GET / HTTP/1.1\r\n\r\n');
  await new Promise((done) => stranger.once('close', done));
  expect(Buffer.concat(said).toString()).toContain('cannot be');
  expect(await olives(client)).toBe(0);
});

test('a request for encryption is declined, and one to cancel closes the connection', async () => {
  const ask = async (code: number) => {
    const request = Buffer.alloc(8);
    request.writeInt32BE(8, 0);
    request.writeInt32BE(code, 4);
    const stranger = connect(join(folder, '.s.PGSQL.5432'));
    stranger.write(request);
    const answer = new Promise<string>((done) => {
      stranger.once('data', (chunk) => done(chunk.toString()));
      stranger.once('close', () => done('closed'));
    });
    return answer.finally(() => stranger.destroy());
  };
  expect(await ask(80877103)).toBe('N');
  expect(await ask(80877104)).toBe('N');
  expect(await ask(80877102)).toBe('closed');
});
