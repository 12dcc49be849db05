import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, test } from 'vitest';
import { opened } from '#server/testing/shared-resource.ts';
import { freePort } from '#server/testing/free-port.ts';
import { isDatabaseUnavailable, Pool } from './pool.ts';
import { testDatabases } from './testing.ts';

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (fault: unknown) => fault,
  );

test('a database that refuses connections is unavailable, to a statement and to a transaction', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: await freePort() });
  const db = drizzle(pool);
  for (const work of [
    () => db.execute(sql`select 1`),
    () => db.transaction((tx) => tx.execute(sql`select 1`)),
    () => pool.query('select 1'),
  ])
    expect(isDatabaseUnavailable(await faultOf(work()))).toBe(true);
  await pool.end();
});

test('a server that hangs up during connection is unavailable', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new Pool({ host: '127.0.0.1', port });
  expect(isDatabaseUnavailable(await faultOf(drizzle(pool).execute(sql`select 1`)))).toBe(true);
  await pool.end();
  server.close();
});

test('a model provider or bucket that refuses connections doesn’t mean the database is unavailable', async () => {
  const refused = await faultOf(fetch(`http://127.0.0.1:${await freePort()}`));
  expect(refused).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(refused)).toBe(false);
});

describe.each(testDatabases())('a pool on $name', ({ open }) => {
  const database = opened(() => open({ empty: true }));

  test('an invalid statement is our fault, not an unavailable database', async () => {
    for (const statement of [sql`select nothing`, sql`select 1 / 0`])
      expect(isDatabaseUnavailable(await faultOf(database.db.execute(statement)))).toBe(false);
  });

  test('a connection that breaks during a statement makes that one fail as unavailable, and the next one works', async () => {
    const broken = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      const [client] = (
        database.pool as unknown as { _clients: { connection: { stream: { destroy(): void } } }[] }
      )._clients;
      client?.connection.stream.destroy();
      await tx.execute(sql`select 2`);
    });
    expect(isDatabaseUnavailable(await faultOf(broken))).toBe(true);
    expect((await database.db.execute(sql`select 3 as three`)).rows).toEqual([{ three: 3 }]);
  });
});
