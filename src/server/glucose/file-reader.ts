import type { GlucoseFile, ResolveOptions, UnclearDates } from '#domain/glucose-import/glucose-file.ts';
import { PackedReadings } from '#domain/glucose-import/packed-readings.ts';
import { programFile } from '#server/core/program-file.ts';
import { answersOf } from '#server/http/files/reader-process.ts';

export type GlucoseFileOptions = ResolveOptions;

/** Output of the process that reads a file: its summary, then its readings, or a question. */
export type FileAnswer =
  | { readonly unclear: UnclearDates }
  | { readonly file: Omit<GlucoseFile, 'readings'> & { readonly readingCount: number } }
  | { readonly block: Float64Array<ArrayBuffer> };

/**
 * Reads a file of glucose readings in another process.
 * @returns `UnclearDates` if its owner must first choose the order of day and month
 * @throws FileFault if it contains no readings
 */
export async function readInSubprocess(
  fd: number,
  input: GlucoseFileOptions,
  signal: AbortSignal,
): Promise<GlucoseFile | UnclearDates> {
  const program = programFile(import.meta.dirname, 'file-program.ts', 'glucose-files.js');
  const blocks: Float64Array<ArrayBuffer>[] = [];
  let file: Extract<FileAnswer, { file: unknown }>['file'] | undefined;
  for await (const answer of answersOf<FileAnswer, GlucoseFileOptions>({ program, input, fd, signal })) {
    if ('unclear' in answer) return answer.unclear;
    if ('file' in answer) ({ file } = answer);
    else blocks.push(answer.block);
  }
  if (!file) throw new Error('The glucose file reader didn’t respond.');
  const { readingCount, ...rest } = file;
  return { ...rest, readings: PackedReadings.of(blocks, readingCount) };
}
