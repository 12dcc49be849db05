import type { z } from 'zod';
import type { BloodFileAnswer, bloodFileQuery } from '#contract/blood/blood-file.ts';
import { LEFT_OUT, type BloodFile } from '#domain/blood-import/found-values.ts';
import type { Actor } from '#server/core/actor.ts';
import { FileFault } from '#server/core/file-fault.ts';
import type { ReadFile, ScannedPage, Reading, BloodFileInput } from './reading.ts';
import { programFile } from '#server/core/program-file.ts';
import { answerOf } from '#server/http/files/reader-process.ts';

/** A scanned page in color is 26 MB of pixels, several times that while decoding. */
const PICTURES_MB = 400;

/**
 * Reads a file of lab results in its own process. Pictures of pages are unpacked only if requested and there is no text, in another process
 * with more memory.
 * @throws FileFault for a file without results
 */
export async function readInSubprocess(
  fd: number,
  asked: BloodFileInput,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<Reading> {
  const program = programFile(import.meta.dirname, 'file-program.ts', 'blood-files.js');
  const task = { program, fd, signal, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const reading = await answerOf<Reading, BloodFileInput>({
    ...task,
    input: { ...asked, wantsPictures: false },
  });
  if (reading.kind !== 'scan' || !asked.wantsPictures) return reading;
  return answerOf<Reading, BloodFileInput>({ ...task, input: asked, maxMb: PICTURES_MB });
}

/** Reads the pictures of a scanned report. */
export type ReadScan = (actor: Actor, pages: readonly ScannedPage[]) => Promise<BloodFile>;

export interface ReadUploadOptions extends z.output<typeof bloodFileQuery> {
  readonly nowMs: number;
  /** Null if no vision model is configured. */
  readonly readScan: ReadScan | null;
  /** Ends the reading. */
  readonly signal: AbortSignal;
}

const NO_TEXT =
  'This PDF has no text, so it may be a scan, which this server can’t read. Ask your lab for the original PDF, or enter the values yourself.';
const NO_PICTURES = 'This PDF has no text or scanned pages. Download it again, or enter the values yourself.';

const preview = ({ format, panels, leftOut, pages }: ReadFile): BloodFileAnswer => ({
  status: 'preview',
  format,
  panels,
  leftOut: leftOut.map((left) => ({ ...left, message: LEFT_OUT[left.reason] })),
  pages,
});

/**
 * A file's results, for its member to review.
 * @throws FileFault if there are none
 */
export async function lookIntoFile(
  actor: Actor,
  fd: number,
  { timeZone, dateOrder, nowMs, readScan, signal }: ReadUploadOptions,
): Promise<BloodFileAnswer> {
  const asked = { timeZone, dateOrder, nowMs, wantsPictures: readScan !== null };
  const reading = await readInSubprocess(fd, asked, signal);
  if (reading.kind === 'unclear-dates') return { status: 'unclear-dates', ...reading.days };
  if (reading.kind === 'file') return preview(reading.file);
  if (!readScan) throw new FileFault(NO_TEXT);
  if (reading.pages.length === 0) throw new FileFault(NO_PICTURES);
  const file = await readScan(actor, reading.pages);
  return preview({ ...file, pages: { read: reading.pages.length, all: reading.pageCount } });
}
