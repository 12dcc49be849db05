import type { z } from 'zod';
import type { BloodFileAnswer, bloodFileQuery } from '#contract/blood/blood-file.ts';
import { LEFT_OUT, type BloodFile } from '#domain/blood-import/found-values.ts';
import type { Actor } from '#server/core/actor.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { readApart } from './file-reader.ts';
import type { ReadFile, ScannedPage } from './reading.ts';

/** Reads the pictures of a scanned report. */
export type ReadScan = (actor: Actor, pages: readonly ScannedPage[]) => Promise<BloodFile>;

export interface LookOptions extends z.output<typeof bloodFileQuery> {
  readonly nowMs: number;
  /** Null where no model that reads pictures is configured. */
  readonly readScan: ReadScan | null;
  /** Ends the reading. */
  readonly signal: AbortSignal;
}

const NO_TEXT =
  'This PDF holds no text: it is a scan, or empty. Reading pictures needs a model that the operator of this server has not configured. Ask your laboratory for the original PDF, or enter the values.';
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
  fd: number,
  { timeZone, dateOrder, nowMs, readScan, signal }: LookOptions,
): Promise<BloodFileAnswer> {
  const asked = { timeZone, dateOrder, nowMs, wantsPictures: readScan !== null };
  const reading = await readApart(fd, asked, signal);
  if (reading.kind === 'unclear-dates') return { status: 'unclear-dates', ...reading.days };
  if (reading.kind === 'file') return preview(reading.file);
  if (!readScan) throw new FileFault(NO_TEXT);
  if (reading.pages.length === 0) throw new FileFault(NO_PICTURES);
  const file = await readScan(actor, reading.pages);
  return preview({ ...file, pages: { read: reading.pages.length, all: reading.pageCount } });
}
