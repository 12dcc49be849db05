import { programFile } from '#server/http/files/program-file.ts';
import { answerOf } from '#server/http/files/reader-process.ts';
import type { Reading, ReadingAsked } from './reading.ts';

/** A scanned page in colour is 26 MB of dots, several times over while it is unpacked. */
const PICTURES_MB = 400;

/**
 * Reads a file with results of a laboratory in a process of its own. Pictures of pages are unpacked only where they are wanted and there
 * is no text, in another process that may take more.
 * @throws FileFault for a file that gives no results
 */
export async function readApart(
  fd: number,
  asked: ReadingAsked,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<Reading> {
  const program = programFile(import.meta.dirname, 'file-program.ts', 'blood-files.js');
  const task = { program, fd, signal, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  const reading = await answerOf<Reading, ReadingAsked>({
    ...task,
    input: { ...asked, wantsPictures: false },
  });
  if (reading.kind !== 'scan' || !asked.wantsPictures) return reading;
  return answerOf<Reading, ReadingAsked>({ ...task, input: asked, maxMb: PICTURES_MB });
}
