import type { z } from 'zod';
import type { BloodFileAnswer, bloodFileQuery } from '#contract/blood-file.ts';
import { LEFT_OUT, type BloodFile } from '#domain/blood-import/found-values.ts';
import type { Actor } from '#server/auth/actor.ts';
import { FileFault } from '#server/http/file-fault.ts';
import { readInThread } from './file-reader.ts';
import type { ReadFile, ScannedPage } from './reading.ts';

/** Reads the pictures of a scanned report. */
export type ReadScan = (actor: Actor, pages: readonly ScannedPage[]) => Promise<BloodFile>;

export interface LookOptions extends z.output<typeof bloodFileQuery> {
  readonly nowMs: number;
  /** Null where no model that reads pictures is configured. */
  readonly readScan: ReadScan | null;
}

const NO_TEXT =
  'This PDF is a scan: it holds pictures and no text. Reading pictures needs a model that the operator of this server has not configured. Ask your laboratory for the original PDF, or enter the values.';
const NO_PICTURES = 'There is no text in this PDF. Download it again, or enter the values.';

const preview = ({ format, panels, leftOut, pages }: ReadFile): BloodFileAnswer => ({
  status: 'preview',
  format,
  panels,
  leftOut: leftOut.map((left) => ({ ...left, message: LEFT_OUT[left.reason] })),
  pages,
});

/**
 * What a file holds, for its member to look at.
 * @throws FileFault where it gives no results
 */
export async function lookIntoFile(
  actor: Actor,
  bytes: Uint8Array,
  { timeZone, dateOrder, nowMs, readScan }: LookOptions,
): Promise<BloodFileAnswer> {
  const reading = await readInThread({ bytes, timeZone, dateOrder, nowMs });
  if (reading.kind === 'fault') throw new FileFault(reading.message, reading.code);
  if (reading.kind === 'unclear-dates') return { status: 'unclear-dates', ...reading.days };
  if (reading.kind === 'file') return preview(reading.file);
  if (reading.pages.length === 0) throw new FileFault(NO_PICTURES);
  if (!readScan) throw new FileFault(NO_TEXT);
  const file = await readScan(actor, reading.pages);
  return preview({ ...file, pages: { read: reading.pages.length, all: reading.pageCount } });
}
