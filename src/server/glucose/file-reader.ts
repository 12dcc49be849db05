import type { GlucoseFile, ResolveOptions, UnclearDates } from '#domain/glucose-import/glucose-file.ts';
import { PackedReadings } from '#domain/glucose-import/packed-readings.ts';
import { programFile } from '#server/http/files/program-file.ts';
import { answersOf } from '#server/http/files/reader-process.ts';

export type FileAsked = ResolveOptions;

/** What the process that reads a file answers: what it holds, then its readings, or a question. */
export type FileAnswer =
  | { readonly unclear: UnclearDates }
  | { readonly file: Omit<GlucoseFile, 'readings'> & { readonly readingCount: number } }
  | { readonly block: Float64Array<ArrayBuffer> };

/**
 * Reads a file of glucose readings in a process of its own.
 * @returns `UnclearDates` where its owner must say first in which order day and month stand
 * @throws FileFault where it gives no reading
 */
export async function readApart(
  fd: number,
  input: FileAsked,
  signal: AbortSignal,
): Promise<GlucoseFile | UnclearDates> {
  const program = programFile(import.meta.dirname, 'file-program.ts', 'glucose-files.js');
  const blocks: Float64Array<ArrayBuffer>[] = [];
  let file: Extract<FileAnswer, { file: unknown }>['file'] | undefined;
  for await (const answer of answersOf<FileAnswer, FileAsked>({ program, input, fd, signal })) {
    if ('unclear' in answer) return answer.unclear;
    if ('file' in answer) ({ file } = answer);
    else blocks.push(answer.block);
  }
  if (!file) throw new Error('The reader of glucose files gave no answer.');
  const { readingCount, ...rest } = file;
  return { ...rest, readings: PackedReadings.of(blocks, readingCount) };
}
