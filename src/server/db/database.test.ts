import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { DatabaseUnavailable } from './embedded/engine-process.ts';

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test.each(['127.0.0.1', 'localhost'])(
  'an operator whose database at %s does not run is told which setting to look at, and no password',
  async (host) => {
    const databaseUrl = `postgres://ada:s3cret-word@${host}:${await closedPort()}/perennial`;
    const error = await openDatabase({ dataDir: '', databaseUrl }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(String(error)).toMatch(/DATABASE_URL cannot be used: .*ECONNREFUSED/);
    expect(String(error)).not.toContain('s3cret');
  },
);
