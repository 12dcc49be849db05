/**
 * `npm run bench:compare -- <commit>`: builds an older commit and the current code and loads them in turns on the same PostgreSQL. Prints
 * the median requests per second at 8 connections and the speedup.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startBuiltServer } from '../../scripts/built-server.ts';
import { root } from '../../scripts/steps.mjs';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { copyDiary } from '../add-members.ts';
import { Client, load, type Ask, type Load } from './load.ts';
import { newMember } from '../member.ts';
import { FIRST_DAY, scenariosOf } from './scenarios.ts';
import { addDays } from '#domain/time/local-date.ts';

/** The commit before requests were optimized. */
const BEFORE = '0f5ff7b';
const MEMBERS = 101;
const MEALS_A_DAY = 3;
const TURNS = 2;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const commit = positionals[0] ?? BEFORE;

const run = (folder: string, command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

/** Checks out and builds the other commit. Copies packages if its lock file is the same. */
function checkOut(folder: string): void {
  run(root, 'git', ['worktree', 'add', '--force', '--detach', folder, commit]);
  const lockOf = (place: string) => readFileSync(path.join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(root))
    cpSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  else run(folder, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  run(folder, process.execPath, ['scripts/build.mjs']);
}

interface Side {
  readonly client: Client;
  readonly scenarios: Awaited<ReturnType<typeof scenariosOf>>;
  stop(): Promise<void>;
}

/** Starts a folder's built server on a new database in which every member logged a year. */
async function startSide(folder: string, name: string, postgresUrl: string): Promise<Side> {
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(postgresUrl);
  url.pathname = name;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-compare-'));
  const environment = { DATA_DIR: dataDir, DATABASE_URL: url.href, DEMO_LOGIN: 'off', AI_PROVIDER: '' };
  const server = await startBuiltServer(environment, folder);
  const member = await newMember(server.address, 'compared');
  for (let day = 0; day < 365; day += 1)
    for (let meal = 0; meal < MEALS_A_DAY; meal += 1) await member.logMeal(addDays(FIRST_DAY, day));
  const pool = new pg.Pool({ connectionString: url.href });
  await copyDiary(pool, member.username, MEMBERS - 1);
  await pool.end();
  const client = new Client({ address: server.address, cookie: member.cookie });
  return {
    client,
    scenarios: await scenariosOf(client),
    stop: async () => {
      client.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const mean = (loads: readonly Load[], of: (each: Load) => number): number =>
  loads.reduce((sum, each) => sum + of(each), 0) / loads.length;

/** Loads both sides in turns, so that other load on the machine affects both. */
async function compare(name: string, sides: readonly [Side, Side]): Promise<void> {
  const loads: [Load[], Load[]] = [[], []];
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const at of [0, 1] as const) {
      const { client, scenarios } = sides[at];
      const next: () => readonly Ask[] = scenarios[name] ?? (() => []);
      // The first turn warms both up.
      const seconds = turn === 0 ? 2 : Number(values.seconds);
      const measured = await load(client, next, { connections: 8, seconds });
      if (turn > 0) loads[at].push(measured);
    }
  const shown = loads.map(
    (each) =>
      `${mean(each, ({ perSecond }) => perSecond).toFixed(1)}/s, p50 ${mean(each, ({ p50 }) => p50).toFixed(1)} ms`,
  );
  const [before, now] = loads.map((each) => mean(each, ({ perSecond }) => perSecond));
  const ratio = ((now ?? Number.NaN) / (before ?? Number.NaN)).toFixed(2);
  process.stdout.write(`${name.padEnd(16)} ${shown.map((text) => text.padEnd(28)).join('')} ${ratio}×\n`);
}

const postgres = await startTestPostgres();
if (!postgres) throw new Error('No PostgreSQL found. Install it or set TEST_DATABASE_URL.');
const home = mkdtempSync(path.join(tmpdir(), 'perennial-other-'));
const other = path.join(home, 'perennial');
try {
  checkOut(other);
  const sides = [
    await startSide(other, 'before', postgres.url),
    await startSide(root, 'today', postgres.url),
  ] as const;
  process.stdout.write(`${''.padEnd(16)} ${commit.padEnd(28)}${'today'.padEnd(28)} ratio\n`);
  for (const name of Object.keys(sides[1].scenarios))
    if (values.only === undefined || values.only.split(',').includes(name)) await compare(name, sides);
  for (const side of sides) await side.stop();
} finally {
  await postgres.stop();
  run(root, 'git', ['worktree', 'remove', '--force', other]);
  rmSync(home, { recursive: true, force: true });
}
