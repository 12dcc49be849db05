/**
 * `npm run bench:hostile`: sends the built server files designed to stop or fill it, and prints how long `/healthz` took meanwhile and how
 * much memory its processes gained. Exits with 1 above a limit.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { residentMb, startBuiltServer } from '../../scripts/built-server.ts';
import { signUpAdmin } from './admin-session.ts';
import { hostileFiles, PIECE, type Hostile } from './hostile-bodies.ts';
import { line } from '../report.ts';
import type { Seen } from './watch-server.ts';

const HEALTH_MS = 500;
const FILE_MB = 150;
const ANONYMOUS_MB = 50;
const ANONYMOUS_BYTES = 24 * 1024 * 1024;
const REST_MS = 3000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-hostile-'));
const server = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' });
const { address } = server;
const pid = server.process.pid ?? 0;
let broken = 0;

/** Sends a chunked body without a length. @returns the status; 0 if the connection broke */
const sendChunked = (place: string, headers: OutgoingHttpHeaders, pieces: Iterable<Uint8Array>) =>
  new Promise<number>((resolve) => {
    const asked = request(`${address}${place}`, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    Readable.from(pieces).pipe(asked);
  });

/** Watches memory and `/healthz` until stopped. */
async function watch(): Promise<() => Promise<Seen>> {
  const watcher = new Worker(path.join(import.meta.dirname, 'watch-server.ts'), {
    workerData: { address, pid },
  });
  await once(watcher, 'message');
  return async () => {
    watcher.postMessage('stop');
    const [seen] = (await once(watcher, 'message')) as [Seen];
    await watcher.terminate();
    return seen;
  };
}

async function measure(title: string, limitMb: number, work: () => Promise<unknown>): Promise<void> {
  await sleep(REST_MS);
  const restMb = residentMb(pid);
  const end = await watch();
  const begin = performance.now();
  const answer = await work();
  const seconds = (performance.now() - begin) / 1000;
  const { slowestMs, maxMb } = await end();
  const grownMb = maxMb - restMb;
  const isHeld = slowestMs <= HEALTH_MS && grownMb <= limitMb;
  if (!isHeld) broken += 1;
  line(
    title,
    `health ${slowestMs.toFixed(0)} ms, +${grownMb.toFixed(0)} MB, ${seconds.toFixed(1)} s: ${String(answer)}`,
  );
  if (!isHeld) line('', `ABOVE THE LIMIT of ${HEALTH_MS} ms or ${limitMb} MB`);
}

const query = (file: Hostile) =>
  new URLSearchParams({
    id: crypto.randomUUID(),
    fileName: file.name,
    timeZone: 'UTC',
    confirm: 'false',
  }).toString();

try {
  const cookie = await signUpAdmin(address, dataDir);
  const headers = { Origin: address, Cookie: cookie };
  for (const file of hostileFiles()) {
    const type = { 'Content-Type': file.type };
    const bytes = file.bytes();
    await measure(file.title, FILE_MB, () =>
      sendChunked(`${file.place}?${query(file)}`, { ...headers, ...type }, [bytes]),
    );
  }
  for (const place of [
    'glucose-files',
    'blood-files',
    'photos',
    'voice',
    'admin/food-files',
    'admin/images',
    'meals',
  ])
    await measure(`30 strangers, 24 MB each, to ${place}`, ANONYMOUS_MB, async () => {
      const type = {
        voice: 'audio/webm',
        photos: 'image/jpeg',
        'admin/images': 'image/jpeg',
        meals: 'application/json',
      }[place];
      const pieces = Array.from({ length: ANONYMOUS_BYTES / PIECE.length }, () => PIECE);
      const sent = { Origin: address, 'Content-Type': type ?? 'text/csv' };
      const statuses = await Promise.all(
        Array.from({ length: 30 }, () => sendChunked(`/api/${place}`, sent, pieces)),
      );
      return [...new Set(statuses)].join(', ');
    });
  await measure('8 idle uploads and an active one', FILE_MB, async () => {
    const stop = new AbortController();
    const idle = Array.from({ length: 8 }, () =>
      request(`${address}/api/glucose-files?${query({ name: 'idle.csv' } as Hostile)}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'text/csv', 'Transfer-Encoding': 'chunked' },
        signal: stop.signal,
      })
        .on('error', () => undefined)
        .flushHeaders(),
    );
    const other = await signUpAdmin(address, dataDir, `other${randomBytes(3).toString('hex')}`);
    const status = await sendChunked(
      `/api/blood-files?${query({ name: 'b.csv' } as Hostile)}`,
      { Origin: address, Cookie: other, 'Content-Type': 'text/csv' },
      [Buffer.from('date,test,value,unit\n2026-03-04,Ferritin,84,ng/mL\n')],
    );
    stop.abort();
    if (status !== 200 || idle.length !== 8) broken += 1;
    return status;
  });
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(broken > 0 ? 1 : 0);
