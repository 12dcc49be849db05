import { FileFault } from '#server/core/file-fault.ts';
import { Batches } from './batches.ts';
import { importFiles, ReadMeter } from './files.ts';
import type { ReadAnswer, ReadRequest } from './reading.ts';
import { recognize } from './recognize.ts';

/** Progress is reported at least this often, even if a file has nothing to import. */
const REPORT_EVERY = 5000;
const TOO_MANY = 'This file has more than 2,000,000 records. Export fewer years at a time.';

/** Recognizes a file and reads its records. */
export async function* readImport(asked: ReadRequest): AsyncGenerator<ReadAnswer> {
  const meter = new ReadMeter();
  const files = await importFiles(asked.path, asked.fileName, meter);
  const recognized = await recognize(files, asked);
  if ('table' in recognized) return yield recognized;
  const { source } = recognized;
  yield { source };
  meter.bytes = 0;
  meter.unpackedBytes = 0;
  const batches = new Batches(source, asked.nowMs, asked.since);
  let sinceReport = 0;
  for await (const found of recognized.read()) {
    const batch = batches.add(found);
    sinceReport += 1;
    if (!batch && sinceReport < REPORT_EVERY) continue;
    sinceReport = 0;
    if (batches.isFull) throw new FileFault(TOO_MANY);
    yield batch ? { bytesRead: meter.bytes, batch } : { bytesRead: meter.bytes };
  }
  yield* batches.end(meter.bytes);
}
