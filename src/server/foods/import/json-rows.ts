import { ImportRefused } from './source-row.ts';
import { utf8Text } from './text-lines.ts';

/** An object of a large JSON array, or the end of an incomplete one. */
export interface JsonRow {
  /** Line on which it starts, from 1. */
  readonly line: number;
  /** The object; undefined if the text isn't one. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  readonly isCutOff: boolean;
}

const [QUOTE, BACKSLASH, NEW_LINE] = [0x22, 0x5c, 0x0a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];
/** FoodData Central's largest food has 200 kB; unmatched quotes must not fill the memory. */
const MAX_ROW_LENGTH = 32 << 20;

/** Parses a JSON object; undefined for anything else. */
export function jsonObject(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads brackets and quotes byte by byte: they are single bytes in UTF-8. */
class RowCutter {
  #depth = 0;
  #inText = false;
  #isEscaped = false;
  /** Nesting depth of the array's objects: 1 in `[…]`, 2 in `{"BrandedFoods":[…]}`. */
  #rowDepth = 0;
  #inArray = false;
  #line = 1;
  #rowLine = 0;
  #parts: Buffer[] = [];
  #length = 0;
  isEnded = false;

  get isInRow(): boolean {
    return this.#rowLine > 0;
  }

  get line(): number {
    return this.isInRow ? this.#rowLine : this.#line;
  }

  *cut(chunk: Buffer): Generator<JsonRow> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.#inText) {
        at = this.#endOfText(chunk, at);
        continue;
      }
      const byte = chunk[at];
      if (byte === QUOTE) this.#inText = true;
      else if (byte === NEW_LINE) this.#line += 1;
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        if (byte === OPEN_OBJECT && this.#inArray && this.#depth === this.#rowDepth && !this.isInRow)
          [this.#rowLine, start] = [this.#line, at];
        this.#open(byte);
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        this.#close();
        if (!this.isInRow || this.#depth !== this.#rowDepth) continue;
        this.#keep(chunk.subarray(start, at + 1));
        yield {
          line: this.#rowLine,
          value: jsonObject(utf8Text(Buffer.concat(this.#parts))),
          isCutOff: false,
        };
        [this.#rowLine, this.#parts, this.#length] = [0, [], 0];
      }
    }
    if (this.isInRow) this.#keep(chunk.subarray(start));
  }

  #open(byte: number): void {
    if (this.#depth === 0) this.#rowDepth = byte === OPEN_ARRAY ? 1 : 2;
    this.#depth += 1;
    if (this.#depth === this.#rowDepth) this.#inArray = byte === OPEN_ARRAY;
  }

  #close(): void {
    if (this.#depth === this.#rowDepth) this.#inArray = false;
    this.#depth -= 1;
    if (this.#depth === 0) this.isEnded = true;
  }

  /** Position of the closing quote, or of the chunk's last byte. */
  #endOfText(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (chunk[at] === BACKSLASH) this.#isEscaped = true;
      else if (chunk[at] === QUOTE) {
        this.#inText = false;
        return at;
      }
    }
    return chunk.length;
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > MAX_ROW_LENGTH)
      throw new ImportRefused(
        `The file has unmatched quotes or brackets starting at line ${this.#rowLine}. Download it again.`,
      );
    this.#parts.push(part);
  }
}

/** Streams the objects of a JSON array, which is the whole file or a value in its one object. Holds one object and one chunk in memory. */
export async function* jsonRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonRow> {
  const cutter = new RowCutter();
  for await (const chunk of chunks) yield* cutter.cut(chunk);
  if (!cutter.isEnded) yield { line: cutter.line, value: undefined, isCutOff: true };
}
