import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { fillDataDir } from '#server/db/test-databases/new-data-dir.ts';
import { DatabaseUnavailable, EngineProcess } from './engine-process.ts';
import { openHandles, peakMbOf } from '../../../../scripts/built-server.ts';
import { killDuringWrites } from './kill-during-writes.ts';

/** More rounds make a longer trial: `KILL_ROUNDS=200 npx vitest run engine-process`. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3);

let made = '';
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'perennial-made-'));
  await fillDataDir(made);
  const database = await openDatabase({ dataDir: made });
  await database.pool.query('create table meals (n int)');
  await database.close();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

/** A data directory with a table of meals. */
function newDataDir(...below: string[]): string {
  const home = mkdtempSync(join(tmpdir(), 'perennial-data-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const dataDir = join(home, ...below);
  mkdirSync(dataDir, { recursive: true });
  cpSync(join(made, 'database'), join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

async function open(dataDir: string, log: string[] = []): Promise<Database> {
  const database = await openDatabase({ dataDir }, (line) => void log.push(line));
  onTestFinished(() => database.close());
  return database;
}

const mealsIn = async ({ pool }: Database) =>
  (await pool.query<{ n: number }>('select n from meals order by n')).rows.map(({ n }) => n);

const killEngine = ({ engineProcessId }: Database) => {
  if (engineProcessId !== undefined) process.kill(engineProcessId, 'SIGKILL');
};

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** A server process that opens the data directory, reports its engine's id, and writes until it is killed. */
const SERVER = `
  const { openDatabase } = await import(process.argv[1]);
  const database = await openDatabase({ dataDir: process.argv[2] }).catch((error) => { console.log(error.message); process.exit(1); });
  console.log(database.engineProcessId);
  for (let n = 0; process.argv[3] === 'writing'; n += 1) {
    await database.pool.query('insert into meals values ($1)', [n]);
    console.log(n);
  }`;

interface Server {
  readonly child: ChildProcess;
  readonly lines: string[];
  readonly firstLine: Promise<string>;
  readonly ended: Promise<number | null>;
}

function startServer(dataDir: string, ...args: string[]): Server {
  const entry = join(import.meta.dirname, '../database.ts');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER, entry, dataDir, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const firstLine = new Promise<string>((done) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      done(lines[0] ?? '');
    });
  });
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  return { child, lines, firstLine, ended };
}

test(
  `no acknowledged meal is lost when the engine is killed ${ROUNDS} times during writes`,
  async () => {
    const database = await open(newDataDir());
    const report = await killDuringWrites({
      rounds: ROUNDS,
      betweenMs: [20, 200],
      write: async (n) => void (await database.pool.query('insert into meals values ($1)', [n])),
      kill: () => killEngine(database),
      recovered: () => expect.poll(() => database.pool.query('select 1').then(() => 'up', String)).toBe('up'),
      stored: () => mealsIn(database),
    });
    expect(report).toMatchObject({ lost: [], doubled: [] });
    expect(report.acknowledged).toBeGreaterThan(ROUNDS);
    expect(report.recoveryMs).toHaveLength(ROUNDS);
  },
  ROUNDS * 30_000,
);

test('when the server is killed its engine exits, and the next server finds every acknowledged meal', async () => {
  const dataDir = newDataDir();
  const server = startServer(dataDir, 'writing');
  expect(isAlive(Number(await server.firstLine))).toBe(true);
  await expect.poll(() => server.lines.length).toBeGreaterThan(20);
  server.child.kill('SIGKILL');
  await server.ended;
  // Opening waits for the lock, which the killed server's engine holds until it has closed its files.
  const database = await open(dataDir);
  expect(await mealsIn(database)).toEqual(expect.arrayContaining(server.lines.slice(1).map(Number)));
});

test('a second start on the same data directory is refused, naming the process to stop', async () => {
  const dataDir = newDataDir();
  const database = await open(dataDir);
  const second = startServer(dataDir);
  expect(await second.firstLine).toBe(
    `The data directory ${dataDir} is in use by process ${process.pid}. Stop that process first, ` +
      'give this one its own DATA_DIR, or set DATABASE_URL to let both share one PostgreSQL server.',
  );
  expect(await second.ended).toBe(1);
  await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseUnavailable);
  await database.pool.query('insert into meals values (1)');
  expect(await mealsIn(database)).toEqual([1]);
});

test('a signal that stops the whole service leaves the engine to its server', async () => {
  const log: string[] = [];
  const database = await open(newDataDir(), log);
  const engine = database.engineProcessId ?? 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(engine, signal);
  for (let n = 0; n < 20; n += 1) await database.pool.query('insert into meals values ($1)', [n]);
  expect(await mealsIn(database)).toHaveLength(20);
  expect([database.engineProcessId, log]).toEqual([engine, []]);
});

test('requests during an engine restart are late, not lost', async () => {
  const log: string[] = [];
  const database = await open(newDataDir(), log);
  await database.pool.query('select 1');
  killEngine(database);
  await expect.poll(() => log.some((line) => line.includes('ended unexpectedly (SIGKILL)'))).toBe(true);
  const answers = await Promise.all(Array.from({ length: 10 }, () => database.pool.query('select 1 as one')));
  expect(answers.map(({ rows }) => rows[0])).toEqual(Array.from({ length: 10 }, () => ({ one: 1 })));
  expect(log.some((line) => line.includes('is running again after'))).toBe(true);
});

test('however many tables are read, the engine keeps few files open', async () => {
  const database = await open(newDataDir());
  await database.pool.query(`do $$ begin
    for n in 1..400 loop execute format('create table shelf_%s (n int primary key)', n); end loop; end $$`);
  await database.pool.query(`do $$ declare found int; begin
    for n in 1..400 loop execute format('select count(*) from shelf_%s where n = 1', n) into found; end loop; end $$`);
  expect(openHandles(database.engineProcessId ?? 0)).toBeLessThan(200);
});

test('long statements, even many, take no more memory to read', async () => {
  const { pool, engineProcessId } = await open(newDataDir());
  const long = `select ${Array.from({ length: 500 }, (_, n) => `${n} as n${n}`).join(', ')} where false`;
  const from = performance.now();
  while (performance.now() - from < 3_000) await pool.query(long);
  expect(peakMbOf(engineProcessId ?? 0)).toBeLessThan(250);
});

test('closing stops the engine, leaves no lock, and needs no recovery', async () => {
  const dataDir = newDataDir();
  const database = await openDatabase({ dataDir });
  await database.pool.query('insert into meals values (7)');
  const engine = database.engineProcessId ?? 0;
  await database.close();
  expect(isAlive(engine)).toBe(false);
  expect(readdirSync(join(dataDir, 'lock'))).toEqual([]);
  expect(await mealsIn(await open(dataDir))).toEqual([7]);
});

test('a data directory with a path too long for a socket works, and nobody else can reach the socket', async () => {
  const dataDir = newDataDir('a-long-name-of-a-folder'.repeat(5));
  const database = await open(dataDir);
  await database.pool.query('insert into meals values (3)');
  const socketFolder = database.pool.options.host ?? '';
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  await expect(openDatabase({ dataDir })).rejects.toThrow(/is in use by process/);
  await database.close();
  expect(existsSync(socketFolder)).toBe(false);
  expect(await mealsIn(await open(dataDir))).toEqual([3]);
});

test('leftovers of an interrupted first start don’t affect the next one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'perennial-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  mkdirSync(join(dataDir, 'database.new/base'), { recursive: true });
  const database = await open(dataDir);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir)).not.toContain('database.new');
});

test('an engine started early is the one opened, and its failure is reported then', async () => {
  const dataDir = newDataDir();
  EngineProcess.startEarly(dataDir);
  const engine = await EngineProcess.start(dataDir, () => undefined);
  onTestFinished(() => engine.close());

  EngineProcess.startEarly(dataDir);
  await expect(EngineProcess.start(dataDir, () => undefined)).rejects.toThrow(/is in use by process/);
  expect(isAlive(engine.processId ?? 0)).toBe(true);
});
