/**
 * `npm run bench:imports`: speed and memory of reading a large Apple Health export, generated here.
 * `npm run bench:imports -- 4` makes it 4 GB.
 */
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answersOf } from '#server/http/files/reader-process.ts';
import type { ReadAnswer, ReadRequest } from '#server/imports/reading.ts';
import { residentMb } from '../../scripts/built-server.ts';
import { line } from '../report.ts';

const GIGABYTE = 1e9;
const LIMIT = { mbPerSecond: 100, residentMb: 150 };
const ROWS_AT_ONCE = 2000;
const STEP_MS = 130_000;

/** Seven of ten records are skipped, as in a watch's export, which is mostly heart rate. */
const TYPES = [
  ...Array<readonly [string, string]>(7).fill(['HeartRate', 'count/min']),
  ['StepCount', 'count'],
  ['StepCount', 'count'],
  ['ActiveEnergyBurned', 'Cal'],
] as const;
const DEVICE =
  'device="&lt;&lt;HKDevice: 0x282374b90&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:10.4&gt;"';

const timeOf = (ms: number): string => `${new Date(ms).toISOString().replace('T', ' ').slice(0, 19)} +0000`;

async function generate(file: string, bytes: number): Promise<void> {
  const out = createWriteStream(file);
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain');
  };
  await write('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_US">\n');
  let [written, ms] = [0, Date.UTC(2010, 0, 1)];
  while (written < bytes) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, at) => {
      ms += STEP_MS;
      const [type, unit] = TYPES[at % TYPES.length] ?? ['HeartRate', 'count/min'];
      return ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="Ada’s Apple Watch" sourceVersion="10.4" ${DEVICE} unit="${unit}" creationDate="${timeOf(ms)}" startDate="${timeOf(ms)}" endDate="${timeOf(ms + 60_000)}" value="${at % 97}"/>\n`;
    }).join('');
    written += rows.length;
    await write(rows);
  }
  out.end('</HealthData>\n');
  await once(out, 'close');
}

const gigabytes = Number(process.argv[2] ?? '1');
const folder = mkdtempSync(path.join(tmpdir(), 'perennial-imports-'));
const file = path.join(folder, 'export.xml');
try {
  await generate(file, gigabytes * GIGABYTE);
  const program = path.resolve('dist/server/import-files.js');
  const input = { path: file, fileName: 'export.xml', timeZone: 'UTC', nowMs: Date.UTC(2100, 0, 1) };
  let [peakMb, bytesRead] = [0, 0];
  const rest = residentMb(process.pid);
  // Memory of this process and the reader; this one reads nothing.
  const look = setInterval(() => (peakMb = Math.max(peakMb, residentMb(process.pid) - rest)), 200);
  const beginMs = performance.now();
  const { signal } = new AbortController();
  for await (const answer of answersOf<ReadAnswer, ReadRequest>({
    program,
    input,
    signal,
    maxMb: 220,
    timeoutMs: 600_000,
  }))
    if ('bytesRead' in answer) ({ bytesRead } = answer);
  clearInterval(look);
  const mbPerSecond = bytesRead / 1000 / (performance.now() - beginMs);
  const isMet = mbPerSecond >= LIMIT.mbPerSecond && peakMb <= LIMIT.residentMb;
  line('Apple Health, gigabytes', String(gigabytes));
  line('parsed', `${mbPerSecond.toFixed(0)} MB/s`);
  line('memory above rest', `${peakMb.toFixed(0)} MB`, peakMb, LIMIT.residentMb, 'MB');
  process.exitCode = isMet ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
