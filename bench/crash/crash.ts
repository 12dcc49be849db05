/**
 * `npm run bench:crash`: while members write, kills the server, its embedded database or both 40 times, then the server on PostgreSQL 20
 * times. Acknowledged writes must be stored exactly once; others completely or not at all.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { engineOf, startBuiltServer, type RunningServer } from '../../scripts/built-server.ts';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { crashLedger, type Ledger } from './crash-ledger.ts';
import { newMember, type BenchMember } from '../member.ts';

const KILLS = { embedded: 40, postgres: 20 };
const VICTIMS = ['server', 'engine', 'both'] as const;
const WRITERS = 3;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Victim = (typeof VICTIMS)[number];

/** Kills processes started by this script. If the server is among them, waits for it to exit. */
async function kill(server: RunningServer, victim: Victim): Promise<void> {
  const pid = server.process.pid ?? 0;
  const engine = engineOf(pid);
  const gone = victim === 'engine' ? undefined : once(server.process, 'exit');
  if (victim !== 'server' && engine) process.kill(engine, 'SIGKILL');
  if (victim !== 'engine') server.process.kill('SIGKILL');
  await gone;
}

/** Resolves once the server answers from its database again. */
async function ready(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await wait(50);
  }
}

/** Writes until stopped. A write that fails is retried with the same ids, as a browser's outbox does. */
async function keepWriting(member: BenchMember, ledger: Ledger, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) await ledger.writeNext(member).catch(() => wait(20));
}

interface Outcome {
  readonly written: number;
  readonly repeated: number;
  readonly faults: readonly string[];
}

async function crash(kills: number, databaseUrl?: string): Promise<Outcome> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-crash-'));
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO_LOGIN: 'off',
    LOG_LEVEL: 'silent',
  };
  let server = await startBuiltServer(environment);
  const member = await newMember(server.address, 'ada');
  const ledger = crashLedger();
  const faults: string[] = [];
  try {
    for (let nth = 0; nth < kills; nth += 1) {
      const victim = databaseUrl ? 'server' : (VICTIMS[nth % VICTIMS.length] ?? 'both');
      const stop = new AbortController();
      const there = member.at(server.address);
      const writing = Promise.all(
        Array.from({ length: WRITERS }, () => keepWriting(there, ledger, stop.signal)),
      );
      await wait(200 + Math.random() * 800);
      await kill(server, victim);
      stop.abort();
      await writing;
      if (victim !== 'engine') server = await startBuiltServer(environment);
      await ready(server.address);
      const found = await ledger.check(member.at(server.address));
      faults.push(...found);
      say(`${`${nth + 1}. ${victim}`.padEnd(12)} ${ledger.written} acknowledged, ${found.length} faults`);
    }
    await ledger.repeatUnacknowledged(member.at(server.address));
    faults.push(...(await ledger.check(member.at(server.address))));
    return { written: ledger.written, repeated: ledger.repeated, faults };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function report(name: string, kills: number, databaseUrl?: string): Promise<boolean> {
  say(`${name}: ${kills} kills`);
  const { written, repeated, faults } = await crash(kills, databaseUrl);
  for (const fault of faults) say(fault);
  say(
    `${name}: ${written} writes acknowledged, ${repeated} sent again, ${faults.length} lost, doubled or halved`,
  );
  return faults.length === 0;
}

const wanted = Number(process.argv[2] ?? KILLS.embedded);
const results = [await report('embedded', wanted)];
const postgres = process.env.TEST_DATABASE_URL ? undefined : await startTestPostgres();
const url = process.env.TEST_DATABASE_URL ?? postgres?.url;
try {
  if (url) results.push(await report('PostgreSQL', Math.ceil(wanted / 2), url));
  else say('No PostgreSQL found: skipped its part. Install it or set TEST_DATABASE_URL.');
} finally {
  await postgres?.stop();
}
const hasPassed = results.every(Boolean);
say(hasPassed ? 'PASS' : 'FAIL');
process.exitCode = hasPassed ? 0 : 1;
