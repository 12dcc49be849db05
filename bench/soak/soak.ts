/**
 * `npm run bench:soak -- --minutes 60 [--postgres] [--rate 5] [--csv file]`: mixed load at a steady rate. Memory and
 * file handles must level off and memory must stay below its limit. Linux only: it reads /proc.
 */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  addedMbOf,
  engineOf,
  openHandles,
  proportionalMbOf,
  residentMbOf,
  startBuiltServer,
} from '../../scripts/built-server.ts';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { mixedLoad, type MixedLoad } from './mixed-load.ts';
import { judge, type Sample } from './soak-verdict.ts';

const SAMPLE_EVERY_MS = 15_000;
/** Maximum concurrent actions. Above it, the server can't keep up, so actions are skipped and counted. */
const MAX_UNDER_WAY = 16;
const LIMIT_MB = { embedded: 400, postgres: 300 };

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '5' },
    csv: { type: 'string', default: 'soak.csv' },
    postgres: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Counts {
  done: number;
  failed: number;
  leftOut: number;
  underWay: number;
}

/** Starts `perSecond` actions a second, whether or not earlier ones have finished. */
function keepGoing(load: MixedLoad, perSecond: number, counts: Counts): () => void {
  const turn = (): void => {
    if (counts.underWay >= MAX_UNDER_WAY) {
      counts.leftOut += 1;
      return;
    }
    counts.underWay += 1;
    load
      .next()
      .then(() => void (counts.done += 1))
      .catch((error: unknown) => {
        counts.failed += 1;
        if (counts.failed <= 20) say(String(error));
      })
      .finally(() => void (counts.underWay -= 1));
  };
  const timer = setInterval(turn, 1000 / perSecond);
  return () => clearInterval(timer);
}

function sampleOf(pid: number, startMs: number): Sample {
  const engine = engineOf(pid);
  return {
    second: Math.round((performance.now() - startMs) / 1000),
    serverMb: residentMbOf(pid),
    engineMb: engine ? addedMbOf(engine, pid) : 0,
    serverHandles: openHandles(pid),
    engineHandles: engine ? openHandles(engine) : 0,
  };
}

/** The kernel's own figure, which divides shared pages among processes. */
function sayProportional(pid: number): void {
  const engine = engineOf(pid);
  const figures = [proportionalMbOf(pid), ...(engine ? [proportionalMbOf(engine)] : [])];
  say(`proportional memory: ${figures.map((figure) => figure.toFixed(0)).join(' + ')} MB at the end`);
}

async function watch(pid: number, minutes: number, counts: Counts): Promise<Sample[]> {
  const startMs = performance.now();
  const samples: Sample[] = [];
  writeFileSync(
    values.csv,
    'second,server_mb,engine_mb,server_handles,engine_handles,done,failed,left_out\n',
  );
  do {
    const sample = sampleOf(pid, startMs);
    samples.push(sample);
    const { second, serverMb, engineMb, serverHandles, engineHandles } = sample;
    const cells = [second, serverMb.toFixed(1), engineMb.toFixed(1), serverHandles, engineHandles];
    appendFileSync(values.csv, `${[...cells, counts.done, counts.failed, counts.leftOut].join()}\n`);
    await wait(SAMPLE_EVERY_MS);
  } while (performance.now() - startMs < minutes * 60_000);
  return samples;
}

async function soak(databaseUrl: string | undefined): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-soak-'));
  const limitMb = databaseUrl ? LIMIT_MB.postgres : LIMIT_MB.embedded;
  // Started twice, because the first start creates the database.
  await (await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).stop();
  const server = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const pid = server.process.pid ?? 0;
  try {
    const load = await mixedLoad(server.address);
    const counts: Counts = { done: 0, failed: 0, leftOut: 0, underWay: 0 };
    const stop = keepGoing(load, Number(values.rate), counts);
    say(
      `Server process ${pid}, ${values.rate} requests a second for ${values.minutes} minutes, to ${values.csv}`,
    );
    const samples = await watch(pid, Number(values.minutes), counts);
    stop();
    const { lines, hasPassed } = judge(samples, limitMb);
    for (const line of lines) say(line);
    sayProportional(pid);
    say(`${counts.done} requests done, ${counts.failed} failed, ${counts.leftOut} left out`);
    return hasPassed && counts.failed === 0;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const postgres = values.postgres && !process.env.TEST_DATABASE_URL ? await startTestPostgres() : undefined;
const url = values.postgres ? (process.env.TEST_DATABASE_URL ?? postgres?.url) : undefined;
if (values.postgres && !url) throw new Error('No PostgreSQL found. Install it or set TEST_DATABASE_URL.');
try {
  const hasPassed = await soak(url);
  say(hasPassed ? 'PASS' : 'FAIL');
  process.exitCode = hasPassed ? 0 : 1;
} finally {
  await postgres?.stop();
}
