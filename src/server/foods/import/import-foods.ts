import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { beginRun, continueRun, endRun, saveCounts, type ImportRun, type RunCounts } from './import-run.ts';
import { judgeDraft } from './judge-draft.ts';
import { openSource, type FoodSource } from './open-source.ts';
import { addRefusal, type RefusedRow } from './refusals.ts';
import { fingerprintOf, isDamage } from './source-files.ts';
import { ImportBusy, ImportRefused, type CheckedProduct, type SourceRow } from './source-row.ts';
import { writeProducts, writeWords } from './write-products.ts';

/** Progress of an import, and finally its result. */
export interface ImportProgress extends Pick<ImportRun, 'fileName' | 'format' | 'totalBytes'>, RunCounts {
  /** Rows done by an earlier, interrupted attempt. */
  readonly resumedAt: number;
}

/** Options for importing an uploaded file. */
interface Unattended {
  /** The run recorded when the file arrived; otherwise the same file's unfinished run, or a new one. */
  readonly runId: string;
  readonly open: (given: string) => Promise<FoodSource>;
  readonly rowsAtOnce: number;
  /** Interrupts the import; its next start continues. */
  readonly signal: AbortSignal;
}

const ROWS_AT_ONCE = 1000;
/** Limit of remembered words, which aren't written again. */
const MAX_KNOWN_WORDS = 300_000;
const MS = 1000;

/** Writes rows in batches, one batch while the next is being read. */
class Writer {
  readonly #db: Db;
  readonly #knownWords = new Set<string>();
  readonly #begunMs = performance.now();
  readonly #secondsBefore: number;
  run: ImportRun;

  constructor(db: Db, run: ImportRun) {
    this.#db = db;
    this.run = run;
    this.#secondsBefore = run.secondsSpent;
  }

  async write(rows: readonly SourceRow[], bytesRead: number): Promise<void> {
    const refused: RefusedRow[] = [];
    const accepted: { line: number; product: CheckedProduct }[] = [];
    for (const row of rows) {
      if ('product' in row) {
        accepted.push(row);
        continue;
      }
      const judged = 'draft' in row ? judgeDraft(row.draft) : row;
      if ('reason' in judged) refused.push({ ...judged, line: row.line });
      else accepted.push({ line: row.line, product: judged });
    }
    const products = accepted.map(({ product }) => product);
    const { counts, words } = await this.#db.transaction(async (tx) => {
      const outcomes = await writeProducts(tx, products);
      accepted.forEach(({ line, product }, at) => {
        if (outcomes[at] !== 'older') return;
        const why = product.revisedAt ? 'a newer entry' : 'this one has no date, and a dated entry';
        refused.push({
          reason: 'older',
          line,
          message: `“${product.name}”: ${why} for ${product.id} was kept.`,
        });
      });
      const newWords = await writeWords(tx, products, this.#knownWords);
      const next: RunCounts = {
        rowsDone: this.run.rowsDone + rows.length,
        taken: this.run.taken + outcomes.filter((outcome) => outcome === 'taken').length,
        updated: this.run.updated + outcomes.filter((outcome) => outcome === 'updated').length,
        refused: this.run.refused + refused.length,
        refusals: refused.reduce(addRefusal, this.run.refusals),
        secondsSpent: this.#secondsBefore + (performance.now() - this.#begunMs) / MS,
        bytesRead: Math.round(bytesRead),
      };
      await saveCounts(tx, this.run, next);
      return { counts: next, words: newWords };
    });
    this.run = { ...this.run, ...counts };
    if (this.#knownWords.size < MAX_KNOWN_WORDS) for (const word of words) this.#knownWords.add(word);
  }
}

/** Reads all rows and has them written, except the first `run.rowsDone`, which an earlier attempt wrote. */
async function writeAll(
  rows: AsyncIterable<SourceRow>,
  writer: Writer,
  { rowsAtOnce, onBatch }: { readonly rowsAtOnce: number; readonly onBatch: () => number },
): Promise<void> {
  const done = writer.run.rowsDone;
  let seen = 0;
  let batch: SourceRow[] = [];
  let writing = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    writing = writer.write(batch, onBatch());
    writing.catch(() => undefined); // awaited before the next batch; this prevents an unhandled rejection until then
    batch = [];
  };
  try {
    for await (const row of rows) {
      seen += 1;
      if (seen <= done) continue;
      batch.push(row);
      if (batch.length >= rowsAtOnce) await flush();
    }
  } finally {
    // A damaged file ends the loop with an error; rows before the damage are complete and stay.
    if (batch.length > 0) await flush();
    await writing;
  }
}

const damagedAfter = (rows: number): ImportRefused =>
  new ImportRefused(
    `The file is incomplete or damaged after row ${rows.toLocaleString('en')}. Earlier rows were imported. Download it again, then import it.`,
  );

const faultText = (error: unknown): string =>
  error instanceof ImportRefused
    ? error.message
    : 'The server ran into a problem. Earlier rows were imported. Upload the file again to continue.';

/**
 * Imports a FoodData Central or Open Food Facts download into `products`, streaming. The same file continues an interrupted import; each
 * row is processed exactly once.
 * @param onProgress called after each batch of rows, and while tables are being sorted
 * @throws ImportRefused with the reason if a file can't be imported
 */
export async function importFoods(
  db: Db,
  given: string,
  onProgress: (progress: ImportProgress) => void = () => undefined,
  unattended?: Unattended,
): Promise<ImportProgress> {
  const source = await (unattended?.open ?? openSource)(given);
  const { format, totalBytes } = source;
  const fileName = path.basename(path.resolve(given));
  const writer = new Writer(
    db,
    await (unattended
      ? continueRun(db, unattended.runId)
      : beginRun(db, { fileName, fingerprint: await fingerprintOf(given), format, totalBytes })),
  );
  const resumedAt = writer.run.rowsDone;
  let bytesRead = 0;
  const progress = (): ImportProgress => {
    const {
      id: _id,
      fingerprint: _fingerprint,
      state: _state,
      startedAt: _startedAt,
      endedAt: _endedAt,
      ...run
    } = writer.run;
    return { ...run, resumedAt, bytesRead, totalBytes };
  };
  const rows = source.rows((bytes) => {
    bytesRead = bytes;
    if (format === 'fdc-tables') onProgress(progress());
  });
  try {
    await writeAll(rows, writer, {
      rowsAtOnce: unattended?.rowsAtOnce ?? ROWS_AT_ONCE,
      onBatch: () => {
        unattended?.signal.throwIfAborted();
        onProgress(progress());
        return bytesRead;
      },
    });
  } catch (error) {
    const failure = isDamage(error) ? damagedAfter(writer.run.rowsDone) : error;
    const isOver = !(failure instanceof ImportBusy) && unattended?.signal.aborted !== true;
    if (isOver) await endRun(db, writer.run, 'failed', faultText(failure)).catch(() => undefined);
    throw failure;
  }
  bytesRead = totalBytes;
  await endRun(db, writer.run, 'done', null);
  // New rows wait in the indexes' pending lists, which every search scans until they are merged.
  await db.execute(sql`vacuum (analyze) products, product_words`);
  return progress();
}
