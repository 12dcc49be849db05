import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { openSource, type FoodSource } from './open-source.ts';
import { ImportRefused, type SourceRow } from './source-row.ts';

/** What the thread answers: rows in their order, and how far into the file they reach. */
export interface ReadRows {
  readonly rows: readonly SourceRow[];
  readonly bytesRead: number;
  readonly isEnd: boolean;
}

/** Why the thread reads no further. */
export interface ThreadFault {
  readonly isRefused: boolean;
  readonly message: string;
  /** Of a file that is cut off or damaged. */
  readonly code?: string;
}

const MOST_HEAP_MB = 512;

/** The thread's file: beside this one in the source, beside the bundle or above its chunks in a build. */
function program(): string {
  const places = ['read-thread.ts', 'food-files.js', '../food-files.js'];
  const found = places.map((place) => path.join(import.meta.dirname, place)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`No food-files.js beside ${import.meta.dirname}: build again.`);
  return found;
}

const errorOf = ({ isRefused, message, code }: ThreadFault): Error =>
  isRefused ? new ImportRefused(message) : Object.assign(new Error(message), code !== undefined && { code });

async function* rowsOf(
  given: string,
  signal: AbortSignal,
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  const thread = new Worker(program(), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  // It reads on while nobody waits for it: what ends it then would end the server.
  let fault: Error | undefined;
  thread.on('error', (error: Error) => (fault = error));
  try {
    for (let isEnd = false; !isEnd;) {
      if (fault) throw fault;
      const answered = once(thread, 'message', { signal });
      thread.postMessage('more');
      const [answer] = (await answered) as [ReadRows | ThreadFault];
      if ('message' in answer) throw errorOf(answer);
      onRead(answer.bytesRead);
      yield* answer.rows;
      ({ isEnd } = answer);
    }
  } finally {
    await thread.terminate();
  }
}

/**
 * Like `openSource`, but rows are read, unpacked and checked in a thread of their own: requests are answered meanwhile.
 * @param signal ends the reading at once, also where tables are being sorted for minutes
 * @throws ImportRefused for a file that is not known
 */
export async function openInThread(given: string, signal: AbortSignal): Promise<FoodSource> {
  const source = await openSource(given);
  return { ...source, rows: (onRead) => rowsOf(given, signal, onRead) };
}
