/** A message of a FIT file: figures by field number. */
export interface FitMessage {
  readonly kind: number;
  readonly figures: ReadonlyMap<number, number>;
}

interface Field {
  readonly number: number;
  readonly bytes: number;
}

interface Definition {
  readonly kind: number;
  readonly isLittleEndian: boolean;
  readonly fields: readonly Field[];
  /** All fields, including developer fields. */
  readonly bytes: number;
}

const MIN_HEADER = 12;
const TIMESTAMP = 253;

/** An unsigned figure of one, two or four bytes; undefined for unset values, texts and lists. */
function figureAt(
  bytes: Buffer,
  at: number,
  { bytes: size }: Field,
  isLittleEndian: boolean,
): number | undefined {
  if (size !== 1 && size !== 2 && size !== 4) return undefined;
  const value = isLittleEndian ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  return value === 2 ** (8 * size) - 1 ? undefined : value;
}

function definitionAt(
  bytes: Buffer,
  at: number,
  hasDeveloperFields: boolean,
): Definition & { readonly end: number } {
  const isLittleEndian = bytes.readUInt8(at + 1) === 0;
  const kind = isLittleEndian ? bytes.readUInt16LE(at + 2) : bytes.readUInt16BE(at + 2);
  const count = bytes.readUInt8(at + 4);
  const place = (index: number, from: number) => from + 3 * index;
  const fields = Array.from({ length: count }, (_, index): Field => {
    const from = place(index, at + 5);
    return { number: bytes.readUInt8(from), bytes: bytes.readUInt8(from + 1) };
  });
  let end = place(count, at + 5);
  let size = fields.reduce((sum, field) => sum + field.bytes, 0);
  if (hasDeveloperFields) {
    const others = bytes.readUInt8(end);
    for (let index = 0; index < others; index += 1) size += bytes.readUInt8(place(index, end + 1) + 1);
    end = place(others, end + 1);
  }
  return { kind, isLittleEndian, fields, bytes: size, end };
}

/** Messages between a header and the checksum. Completes times from compressed headers. */
function* messagesWithin(bytes: Buffer, from: number, to: number): Generator<FitMessage> {
  const definitions = new Map<number, Definition>();
  let lastTime = 0;
  let at = from;
  while (at < to) {
    const header = bytes.readUInt8(at);
    at += 1;
    const isCompressed = (header & 0x80) !== 0;
    if (!isCompressed && (header & 0x40) !== 0) {
      const definition = definitionAt(bytes, at, (header & 0x20) !== 0);
      definitions.set(header & 0x0f, definition);
      at = definition.end;
      continue;
    }
    const definition = definitions.get(isCompressed ? (header >> 5) & 3 : header & 0x0f);
    if (!definition || at + definition.bytes > to) throw new RangeError('The file is incomplete.');
    const figures = new Map<number, number>();
    let place = at;
    for (const field of definition.fields) {
      const value = figureAt(bytes, place, field, definition.isLittleEndian);
      if (value !== undefined) figures.set(field.number, value);
      place += field.bytes;
    }
    if (isCompressed) figures.set(TIMESTAMP, lastTime + (((header & 0x1f) - lastTime) & 0x1f));
    lastTime = figures.get(TIMESTAMP) ?? lastTime;
    yield { kind: definition.kind, figures };
    at += definition.bytes;
  }
}

/**
 * Messages of one or more concatenated FIT files, by the public FIT protocol. Popular parsers drop messages of scales.
 * @throws RangeError at the end of a truncated file
 */
export function* fitMessages(bytes: Buffer): Generator<FitMessage> {
  let at = 0;
  while (at + MIN_HEADER <= bytes.length && bytes.toString('latin1', at + 8, at + 12) === '.FIT') {
    const start = at + Math.max(MIN_HEADER, bytes.readUInt8(at));
    const end = start + bytes.readUInt32LE(at + 4);
    yield* messagesWithin(bytes, start, Math.min(end, bytes.length));
    if (end > bytes.length) throw new RangeError('The file is incomplete.');
    // Followed by a two-byte checksum.
    at = end + 2;
  }
}
