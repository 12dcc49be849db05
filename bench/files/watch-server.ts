/** Requests `/healthz` and samples memory until stopped. Runs in its own thread, so that the benchmark's work isn't measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { residentMb } from '../../scripts/built-server.ts';

export interface Seen {
  readonly slowestMs: number;
  readonly maxMb: number;
}

const LOOK_EVERY_MS = 25;
const { address, pid } = workerData as { readonly address: string; readonly pid: number };
let [slowestMs, maxMb, isOver] = [0, 0, false];
parentPort?.once('message', () => (isOver = true));
const memory = setInterval(() => (maxMb = Math.max(maxMb, residentMb(pid))), LOOK_EVERY_MS);
const ask = async () => {
  const begin = performance.now();
  await (await fetch(`${address}/healthz`)).arrayBuffer();
  return performance.now() - begin;
};
// The first opens the connection.
await ask();
parentPort?.postMessage('ready');
while (!isOver) {
  slowestMs = Math.max(slowestMs, await ask());
  await sleep(LOOK_EVERY_MS);
}
clearInterval(memory);
parentPort?.postMessage({ slowestMs, maxMb } satisfies Seen);
