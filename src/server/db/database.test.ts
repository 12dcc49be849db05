import { expect, test } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { openDatabase } from './database.ts';
import { DatabaseUnavailable } from './embedded/engine-process.ts';

test.each(['127.0.0.1', 'localhost'])(
  'an unreachable database at %s names the setting to check, and no password',
  async (host) => {
    const databaseUrl = `postgres://ada:s3cret-word@${host}:${await freePort()}/perennial`;
    const error = await openDatabase({ dataDir: '', databaseUrl }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(String(error)).toMatch(/DATABASE_URL can’t be used: .*ECONNREFUSED/);
    expect(String(error)).not.toContain('s3cret');
  },
);

const { TEST_DATABASE_URL } = process.env;

test.skipIf(!TEST_DATABASE_URL)(
  'PostgreSQL neither JIT-compiles nor parallelizes our short statements',
  async () => {
    const { pool, close } = await openDatabase({ dataDir: '', databaseUrl: TEST_DATABASE_URL });
    const settings = await pool.query(
      `select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers`,
    );
    expect(settings.rows).toEqual([{ jit: 'off', workers: '0' }]);
    await close();
  },
);
