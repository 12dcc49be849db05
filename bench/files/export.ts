/** `npm run bench:export`: delay of other requests while a member with ten years of meals and a year of sensor data exports everything. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clarityFile } from '#server/glucose/testing-files.ts';
import { residentMb, startBuiltServer } from '../../scripts/built-server.ts';
import { newMember } from '../member.ts';
import { line } from '../report.ts';

const DAYS = 3650;
const READINGS_OF_A_YEAR = 365 * 288;
const REST_MS = 8000;
const LIMITS = { stallMs: 200, memoryMb: 100 };

/** Repeats the logged breakfast three times a day for ten years. */
const COPIES = [
  `insert into meals select (jsonb_populate_record(meals, jsonb_build_object('id', md5(meals.id::text || day || nth)::uuid,
     'local_date', day::date, 'eaten_at', day + nth * interval '5 hours', 'write_key', null))).*
   from meals, generate_series(timestamptz '2016-01-01', timestamptz '2016-01-01' + interval '${DAYS - 1} days', interval '1 day') day,
     generate_series(1, 3) nth`,
  `insert into meal_items select (jsonb_populate_record(item, jsonb_build_object('id', md5(item.id::text || copy.id::text)::uuid,
     'meal_id', copy.id))).*
   from meal_items item, meals copy where not exists (select from meal_items own where own.meal_id = copy.id)`,
  'vacuum analyze',
];

interface Felt {
  stallMs: number;
  peakMb: number;
}

/** Requests /healthz repeatedly until stopped. */
async function feel(address: string, pid: number, stop: AbortSignal): Promise<Felt> {
  const felt: Felt = { stallMs: 0, peakMb: 0 };
  while (!stop.aborted) {
    const begin = performance.now();
    await (await fetch(`${address}/healthz`)).arrayBuffer();
    felt.stallMs = Math.max(felt.stallMs, performance.now() - begin);
    felt.peakMb = Math.max(felt.peakMb, residentMb(pid));
    await wait(10);
  }
  return felt;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-bench-'));
const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO_LOGIN: 'off' });
const pid = server.process.pid ?? 0;
try {
  const member = await newMember(server.address, 'decade');
  await member.logMeal('2026-06-01');
  await member.importReadings(clarityFile('2025-06-01T00:00:00Z', READINGS_OF_A_YEAR));
  const database = new pg.Client({ host: dataDir, user: 'postgres', database: 'postgres' });
  await database.connect();
  for (const copy of COPIES) await database.query(copy);
  await database.end();
  await wait(REST_MS);
  const restMb = residentMb(pid);
  const stop = new AbortController();
  const feeling = feel(server.address, pid, stop.signal);
  await wait(1000);
  const begin = performance.now();
  await member.send('GET', '/export/everything');
  const seconds = (performance.now() - begin) / 1000;
  stop.abort();
  const { stallMs, peakMb } = await feeling;
  line('full export, ten years and a sensor', `${seconds.toFixed(1)} s`);
  line('longest wait for /healthz meanwhile', `${stallMs.toFixed(0)} ms`, stallMs, LIMITS.stallMs, 'ms');
  const moreMb = peakMb - restMb;
  line('memory above rest, both processes', `${moreMb.toFixed(0)} MB`, moreMb, LIMITS.memoryMb, 'MB');
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
