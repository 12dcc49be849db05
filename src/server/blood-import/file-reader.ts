import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { FileFault } from '#server/http/file-fault.ts';
import type { Reading, ReadingAsked } from './reading.ts';

/** A file of a stranger may be made to take all there is: it gets this much, and then ends. */
const MOST_HEAP_MB = 384;
const MOST_GROWTH_BYTES = 700 * 1024 * 1024;
const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 20_000;

const TOO_MUCH =
  'This file takes more time or memory than one report should. Export fewer pages or years, and try again.';

/** The thread's file: beside this one in the source, beside the bundle or above its chunks in a build. */
function program(): string {
  const places = ['file-thread.ts', 'blood-files.js', '../blood-files.js'];
  const found = places.map((place) => path.join(import.meta.dirname, place)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`No blood-files.js beside ${import.meta.dirname}: build again.`);
  return found;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads a file in a thread of its own, which ends with it: a file that is made to be too much takes neither the server's time nor its memory.
 * @throws FileFault for a file that gives no results
 * @throws Error where the thread failed otherwise
 */
export async function readInThread(asked: ReadingAsked, patienceMs = PATIENCE_MS): Promise<Reading> {
  const worker = new Worker(program(), {
    workerData: asked,
    // Strangers' files are opened there: no secret goes along, and nothing it says is printed.
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  const [startMs, startBytes] = [performance.now(), process.memoryUsage.rss()];
  let look: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Reading>((resolve, reject) => {
      look = setInterval(() => {
        const isLate = performance.now() - startMs > patienceMs;
        const isLarge = process.memoryUsage.rss() - startBytes > MOST_GROWTH_BYTES;
        if (isLate || isLarge) reject(new FileFault(TOO_MUCH));
      }, LOOK_EVERY_MS);
      worker.once('message', resolve);
      worker.once('error', (error) => reject(isOutOfMemory(error) ? new FileFault(TOO_MUCH) : error));
      worker.once('exit', (code) => reject(new Error(`The thread that reads files ended early: ${code}.`)));
    });
  } finally {
    clearInterval(look);
    await worker.terminate();
  }
}
