import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newDataDir } from '#server/db/test-databases/new-data-dir.ts';
import { openDatabase } from './database.ts';

test('a connection that breaks between two statements of a transaction fails the next one, not the server', async () => {
  const dataDir = await newDataDir();
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: undefined }, () => {});
  try {
    const client = await pool.connect();
    await client.query('begin');
    const { stream } = (
      client as unknown as { connection: { stream: NodeJS.WritableStream & { destroy(error: Error): void } } }
    ).connection;
    const lost = new Promise((resolve) => stream.once('close', resolve));
    stream.destroy(new Error('the cable was pulled'));
    await lost;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
