import { parentPort, workerData } from 'node:worker_threads';
import { judgeDraft } from './judge-draft.ts';
import { openSource } from './open-source.ts';
import type { ReadRows, ThreadFault } from './threaded-source.ts';
import { ImportRefused, UNATTENDED_ROWS, type SourceRow } from './source-row.ts';

const judged = (row: SourceRow): SourceRow => {
  if (!('draft' in row)) return row;
  const product = judgeDraft(row.draft);
  return 'reason' in product ? { line: row.line, ...product } : { line: row.line, product };
};

const faultOf = (error: unknown): ThreadFault => ({
  isRefused: error instanceof ImportRefused,
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Error && 'code' in error && { code: String(error.code) }),
});

/** Sends rows when they are asked for: never more are in memory than one batch waiting. */
async function readAll(given: string): Promise<void> {
  const port = parentPort;
  if (!port) return;
  const asked = () => new Promise<void>((resolve) => port.once('message', () => resolve()));
  let bytesRead = 0;
  const send = async (rows: readonly SourceRow[], isEnd: boolean) => {
    await asked();
    port.postMessage({ rows, bytesRead, isEnd } satisfies ReadRows);
  };
  let batch: SourceRow[] = [];
  try {
    for await (const row of (await openSource(given)).rows((bytes) => (bytesRead = bytes))) {
      batch.push(judged(row));
      if (batch.length < UNATTENDED_ROWS) continue;
      await send(batch, false);
      batch = [];
    }
    await send(batch, true);
  } catch (error) {
    if (batch.length > 0) await send(batch, false);
    await asked();
    port.postMessage(faultOf(error));
  }
}

await readAll(String(workerData));
