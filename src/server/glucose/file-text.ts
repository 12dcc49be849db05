import type { FileBytes } from '#server/http/files/reader-program.ts';
import { encodingOf } from '#server/http/files/text-encoding.ts';

/** Binary file types by their first bytes. */
const OTHERS: readonly (readonly [firstBytes: string, what: string])[] = [
  ['PK\u0003\u0004', 'a spreadsheet or archive. Save it as CSV, or unzip it first'],
  ['%PDF', 'a PDF. Download the readings as CSV instead of the report'],
  ['\u001F\u008B', 'compressed. Unzip it first'],
  ['\u00D0\u00CF\u0011\u00E0', 'an old spreadsheet. Save it as CSV'],
];

/** Type of a file that isn't text; undefined for text. */
export function binaryKind(bytes: FileBytes): string | undefined {
  const begin = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return OTHERS.find(([firstBytes]) => begin.startsWith(firstBytes))?.[1];
}

const CHUNK_BYTES = 1 << 15;

/** Decodes a file in chunks, without its byte order mark. */
export function* fileText(bytes: FileBytes): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true });
  }
}

const FIRST_LINES = 40;

/** The first lines of a file, for detecting its format. */
export function firstLines(bytes: FileBytes): string[] {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, CHUNK_BYTES));
  return text.split(/\r\n|\n|\r/, FIRST_LINES);
}
