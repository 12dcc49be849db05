/** A line of a file. */
export interface TextLine {
  /** From 1. */
  readonly line: number;
  /** Without its line break; undefined if it isn't UTF-8, or is too long to be a row. */
  readonly text: string | undefined;
  /** The file's last line if it has no line end, so it may be incomplete. */
  readonly isOpen: boolean;
}

const NEW_LINE = 10;
/** The longest row of Open Food Facts has 2 MB; a file without line ends must not fill the memory. */
const MAX_LINE_BYTES = 32 << 20;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8 without a byte order mark; undefined for invalid bytes. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function lineOf(parts: readonly Buffer[]): string | undefined {
  const [first] = parts;
  const text = utf8Text(parts.length === 1 && first ? first : Buffer.concat(parts));
  return text?.endsWith('\r') ? text.slice(0, -1) : text;
}

/** Splits a stream of bytes into lines. Holds one line and one chunk in memory. */
export async function* textLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<TextLine> {
  let line = 1;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    length += part.length;
    if (length <= MAX_LINE_BYTES) parts.push(part);
    else parts = [];
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
      add(chunk.subarray(start, end));
      yield { line, text: length > MAX_LINE_BYTES ? undefined : lineOf(parts), isOpen: false };
      line += 1;
      [parts, length, start] = [[], 0, end + 1];
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield { line, text: length > MAX_LINE_BYTES ? undefined : lineOf(parts), isOpen: true };
}
