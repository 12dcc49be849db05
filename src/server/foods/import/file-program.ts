import { serveReader } from '#server/http/files/reader-program.ts';
import { judgeDraft } from './judge-draft.ts';
import { openSource } from './open-source.ts';
import type { SourceAnswer, SourceInput, SourceFault } from './source-in-subprocess.ts';
import { ImportRefused, UNATTENDED_ROWS, type SourceRow } from './source-row.ts';

const judged = (row: SourceRow): SourceRow => {
  if (!('draft' in row)) return row;
  const product = judgeDraft(row.draft);
  return 'reason' in product ? { line: row.line, ...product } : { line: row.line, product };
};

const faultOf = (error: unknown): SourceFault => ({
  isRefused: error instanceof ImportRefused,
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Error && 'code' in error && { code: String(error.code) }),
});

// Rows are sent on request: memory never holds more than one batch.
serveReader<SourceInput, SourceAnswer>(async function* ({ given, wantsRows }) {
  let batch: SourceRow[] = [];
  let bytesRead = 0;
  try {
    const { format, totalBytes, rows } = await openSource(given);
    if (!wantsRows) return yield { format, totalBytes };
    for await (const row of rows((bytes) => (bytesRead = bytes))) {
      batch.push(judged(row));
      if (batch.length < UNATTENDED_ROWS) continue;
      yield { rows: batch, bytesRead };
      batch = [];
    }
    yield { rows: batch, bytesRead };
  } catch (error) {
    if (batch.length > 0) yield { rows: batch, bytesRead };
    yield faultOf(error);
  }
});
