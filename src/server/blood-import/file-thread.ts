import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from '#server/http/file-fault.ts';
import { readBloodFile } from './read-blood-file.ts';
import type { Reading, ReadingAsked } from './reading.ts';

/** Reads the one file it was started with, answers, and ends. */
async function reading(): Promise<Reading> {
  try {
    return await readBloodFile(workerData as ReadingAsked);
  } catch (error) {
    if (error instanceof FileFault) return { kind: 'fault', code: error.code, message: error.message };
    throw error;
  }
}

const answer = await reading();
// Pictures are moved, not copied.
const moved = answer.kind === 'scan' ? answer.pages.map(({ data }) => data.buffer as ArrayBuffer) : [];
parentPort?.postMessage(answer, moved);
