import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#server/testing/free-port.ts';

export interface TestPostgres {
  /** Superuser connection for `TEST_DATABASE_URL`. */
  readonly url: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Fast, but only for tests: a crash of the machine may lose everything. */
const TEST_SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'unix_socket_directories=',
];
const START_LIMIT_MS = 30_000;

/**
 * Starts a temporary PostgreSQL on a free port of this machine, if `postgres` and `initdb` are installed.
 * @returns undefined if they aren't, or if this is root and no other account can run them
 * @throws if they are installed but don't work, with their output
 */
export async function startTestPostgres(): Promise<TestPostgres | undefined> {
  const programs = findPrograms();
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  if (programs === undefined || (process.getuid?.() === 0 && account === undefined)) return undefined;
  const home = mkdtempSync(path.join(tmpdir(), 'perennial-postgres-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(home, 'password');
  writeFileSync(passwordFile, password);
  chmodSync(home, 0o700);
  if (account) for (const place of [home, passwordFile]) chownSync(place, account.uid, account.gid);
  const data = path.join(home, 'data');
  const options = { cwd: home, ...account };
  const made = spawnSync(
    path.join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  const port = await freePort();
  const settings = [...TEST_SETTINGS, 'listen_addresses=127.0.0.1', `port=${port}`].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = stopper(server, home);
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  await answers(server, url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

function stopper(server: ChildProcess, home: string): () => Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown: it doesn't wait for connections to end.
  const kill = () => void server.kill('SIGINT');
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      kill();
      await ended;
    }
    rmSync(home, { recursive: true, force: true });
  };
}

async function answers(server: ChildProcess, url: string): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${said}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await wait(50);
    } finally {
      await client.end();
    }
  }
}

/** The folder of `postgres` and `initdb`: on the PATH first, then distributions' folders, newest version first. */
function findPrograms(): string | undefined {
  const versions = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'bin')))
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...versions];
  const found = folders.find((folder) =>
    ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name))),
  );
  return found && path.dirname(realpathSync(path.join(found, 'initdb')));
}

/** PostgreSQL refuses to run as root, so it runs as another account that owns nothing else here. */
function unprivilegedAccount(): Account | undefined {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim(),
    );
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}
