/** `npm run bench`: measures the figures in docs/limits.md and prints each with its limit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { addDays } from '#domain/time/local-date.ts';
import { residentMb, startBuiltServer } from '../scripts/built-server.ts';
import { startTestPostgres } from '../scripts/test-postgres.ts';
import { addMembers } from './add-members.ts';
import { benchAdmin } from './admin/admin.ts';
import { benchBioAge } from './server/bio-age.ts';
import { benchBlood } from './server/blood.ts';
import { benchCoach } from './server/coach.ts';
import { benchEngine } from './server/engine.ts';
import { benchGlucose } from './server/glucose.ts';
import { benchLanding } from './server/landing.ts';
import { benchLongevity, benchScore } from './server/longevity.ts';
import { newMember, type BenchMember } from './member.ts';
import { line, quantiles, timed } from './report.ts';
import { benchReports } from './server/reports.ts';

const DAY = '2026-06-01';
const REST_MS = 8000;
/** Warm-up requests before the measured ones. */
const WARM_UP = 100;

async function benchRequests(name: string, member: BenchMember): Promise<void> {
  const days = Array.from({ length: 200 + WARM_UP }, (_, index) => addDays('2025-06-01', index));
  for (const day of days.slice(0, WARM_UP)) await member.logMeal(day);
  const logged = quantiles(await timed(days.slice(WARM_UP), (day) => member.logMeal(day)));
  line(
    `log a meal, ${name}`,
    `p50 ${logged.p50.toFixed(1)} ms, p95 ${logged.p95.toFixed(1)} ms`,
    logged.p95,
    15,
    'ms',
  );
  for (let index = 0; index < 3; index += 1) await member.logMeal(DAY);
  for (let index = 0; index < WARM_UP; index += 1) await member.readDay(DAY);
  const read = quantiles(
    await timed(
      Array.from({ length: 300 }, () => DAY),
      (day) => member.readDay(day),
    ),
  );
  line(
    `read a day, ${name}`,
    `p50 ${read.p50.toFixed(1)} ms, p95 ${read.p95.toFixed(1)} ms`,
    read.p95,
    10,
    'ms',
  );
}

async function benchEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-bench-'));
  const cold = await startBuiltServer({ DATA_DIR: dataDir, DEMO_LOGIN: 'off' });
  line('first start, empty folder', `${cold.startMs.toFixed(0)} ms`);
  await cold.stop();
  const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO_LOGIN: 'off' });
  line('warm start to the first answer', `${server.startMs.toFixed(0)} ms`, server.startMs, 1000, 'ms');
  await wait(REST_MS);
  const restMb = server.process.pid ? residentMb(server.process.pid) : Number.NaN;
  line('resident memory at rest, both processes', `${restMb.toFixed(0)} MB`, restMb, 350, 'MB');
  await benchLanding(server.address);
  await benchRequests('embedded', await newMember(server.address, 'bench'));
  await benchGlucose('embedded', await newMember(server.address, 'sensor'));
  await benchBlood('embedded', await newMember(server.address, 'patient'));
  const assessed = await newMember(server.address, 'assessed');
  await benchBioAge('embedded', assessed);
  await benchLongevity('embedded', assessed);
  const pool = new pg.Pool({ host: dataDir, user: 'postgres', database: 'postgres', max: 1 });
  const decade = await newMember(server.address, 'decade');
  await benchReports('embedded', pool, decade);
  await benchCoach('embedded', decade);
  await pool.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function benchPostgres(url: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-bench-'));
  const server = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO_LOGIN: 'off' });
  const pool = new pg.Pool({ connectionString: url });
  await newMember(server.address, 'template');
  let members = 1;
  for (const wanted of [1, 100, 10_000]) {
    await addMembers(pool, wanted - members);
    members = Math.max(members, wanted);
    await benchRequests(
      `PostgreSQL, ${wanted.toLocaleString('en')} members`,
      await newMember(server.address, `bench-${wanted}`),
    );
  }
  await benchGlucose('PostgreSQL', await newMember(server.address, 'sensor'));
  await benchBlood('PostgreSQL', await newMember(server.address, 'patient'));
  const assessed = await newMember(server.address, 'assessed');
  await benchBioAge('PostgreSQL', assessed);
  await benchLongevity('PostgreSQL', assessed);
  const decade = await newMember(server.address, 'decade');
  await benchReports('PostgreSQL', pool, decade);
  await benchCoach('PostgreSQL', decade);
  await benchAdmin(pool, await newMember(server.address, 'statistician'));
  await pool.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

benchEngine();
benchScore();
await benchEmbedded();
const postgres = process.env.TEST_DATABASE_URL ? undefined : await startTestPostgres();
const url = process.env.TEST_DATABASE_URL ?? postgres?.url;
try {
  if (url) await benchPostgres(url);
  else
    process.stdout.write('No PostgreSQL found: skipped its figures. Install it or set TEST_DATABASE_URL.\n');
} finally {
  await postgres?.stop();
}
