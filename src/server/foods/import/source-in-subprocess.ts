import { FileFault } from '#server/core/file-fault.ts';
import { programFile } from '#server/core/program-file.ts';
import { answersOf } from '#server/http/files/reader-process.ts';
import type { FoodSource } from './open-source.ts';
import { ImportRefused, type SourceRow } from './source-row.ts';

/** A path that another process reads. */
export interface SourceInput {
  readonly given: string;
  /** Only detect the format. */
  readonly wantsRows: boolean;
}

/** Why the process stopped reading. */
export interface SourceFault {
  readonly isRefused: boolean;
  readonly message: string;
  /** The file is incomplete or damaged. */
  readonly code?: string;
}

/** The answer: the format, or rows in order with the position in the file. */
export type SourceAnswer =
  | Pick<FoodSource, 'format' | 'totalBytes'>
  | { readonly rows: readonly SourceRow[]; readonly bytesRead: number }
  | SourceFault;

/** Memory of the process: tables are sorted in parts; other files are read row by row. */
const TABLES_MB = 600;
/** Sorting the tables of a full download takes minutes. */
const TIMEOUT_MS = 60 * 60_000;

const TOO_MUCH = 'This file takes more time or memory than a food download should. Download it again.';

const errorOf = ({ isRefused, message, code }: SourceFault): Error =>
  isRefused ? new ImportRefused(message) : Object.assign(new Error(message), code !== undefined && { code });

async function* answers(
  input: SourceInput,
  signal: AbortSignal,
  limits: { readonly maxMb?: number; readonly timeoutMs?: number } = {},
): AsyncGenerator<Exclude<SourceAnswer, SourceFault>> {
  const program = programFile(import.meta.dirname, 'file-program.ts', 'food-files.js');
  try {
    for await (const answer of answersOf<SourceAnswer, SourceInput>({ program, input, signal, ...limits })) {
      if ('message' in answer) throw errorOf(answer);
      yield answer;
    }
  } catch (error) {
    throw error instanceof FileFault ? new ImportRefused(TOO_MUCH) : error;
  }
}

/**
 * Like `openSource`, but separate processes with limits detect, unpack, read and validate the file, so requests are answered meanwhile,
 * whatever is in it.
 * @param signal stops reading immediately, even while tables are being sorted for minutes
 * @throws ImportRefused for an unknown file
 */
export async function openInSubprocess(given: string, signal: AbortSignal): Promise<FoodSource> {
  for await (const source of answers({ given, wantsRows: false }, signal)) {
    if (!('format' in source)) break;
    const maxMb = source.format === 'fdc-tables' ? { maxMb: TABLES_MB } : {};
    const rows = async function* (onRead: (bytes: number) => void): AsyncGenerator<SourceRow> {
      for await (const answer of answers({ given, wantsRows: true }, signal, {
        timeoutMs: TIMEOUT_MS,
        ...maxMb,
      })) {
        if (!('rows' in answer)) continue;
        onRead(answer.bytesRead);
        yield* answer.rows;
      }
    };
    return { ...source, rows };
  }
  throw new Error('The food file reader didn’t respond.');
}
