/** A value of a row; blobs are left out. */
export type SqliteValue = number | string | null;

interface Table {
  readonly root: number;
  readonly columns: readonly string[];
  /** Index of the column that is an alias of the rowid, which isn't stored with the row; −1 if there is none. */
  readonly idAt: number;
}

interface Row {
  readonly id: number;
  readonly values: readonly SqliteValue[];
}

const MAGIC = 'SQLite format 3\u0000';
const INTERIOR = 0x05;
const LEAF = 0x0d;
/** A table of two billion rows has six levels. */
const MAX_DEPTH = 20;
const MAX_TEXT = 1 << 16;
const CONSTRAINT = /^(?:constraint|primary|unique|check|foreign)\b/i;

export const isSqlite = (head: string): boolean => head.startsWith(MAGIC);

/** Length of a varint of one to nine bytes, and its value. */
function varint(bytes: Buffer, at: number): readonly [value: number, end: number] {
  let value = 0;
  for (let index = 0; index < 8; index += 1) {
    const byte = bytes.readUInt8(at + index);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + index + 1];
  }
  return [value * 256 + bytes.readUInt8(at + 8), at + 9];
}

/** Columns of a CREATE TABLE statement. */
function columnsOf(sql: string): Pick<Table, 'columns' | 'idAt'> {
  const inner = sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')'));
  let [depth, part] = [0, ''];
  const parts: string[] = [];
  for (const letter of inner) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter !== ',' || depth > 0) part += letter;
    else {
      parts.push(part);
      part = '';
    }
  }
  const columns = [...parts, part]
    .map((each) => each.trim())
    .filter((each) => each !== '' && !CONSTRAINT.test(each));
  return {
    columns: columns.map((each) => (/^["'`[]?([^"'`\]\s]+)/.exec(each)?.[1] ?? '').toLowerCase()),
    idAt: columns.findIndex((each) => /\sinteger\s+primary\s+key\b/i.test(each)),
  };
}

/**
 * Tables of an SQLite file, read by the public file format. Nothing in it is executed: triggers, views and checks are only text.
 * @throws RangeError for a truncated or inconsistent file
 */
export class SqliteFile {
  readonly #bytes: Buffer;
  readonly #pageSize: number;
  readonly #usable: number;
  readonly #tables: ReadonlyMap<string, Table>;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const size = bytes.readUInt16BE(16);
    this.#pageSize = size === 1 ? 65_536 : size;
    this.#usable = this.#pageSize - bytes.readUInt8(20);
    if (this.#usable < 480) throw new RangeError('The pages are too small.');
    const tables = new Map<string, Table>();
    for (const {
      values: [type, name, , root, sql],
    } of this.#rowsAt(1))
      if (type === 'table' && typeof name === 'string' && typeof root === 'number' && typeof sql === 'string')
        tables.set(name, { root, ...columnsOf(sql) });
    this.#tables = tables;
  }

  /** Rows of a table by column name, in lowercase; none if there is no such table. */
  *rows(name: string): Generator<ReadonlyMap<string, SqliteValue>> {
    const table = this.#tables.get(name);
    if (!table) return;
    for (const { id, values } of this.#rowsAt(table.root))
      yield new Map(
        table.columns.map((column, at) => [column, at === table.idAt ? id : (values[at] ?? null)]),
      );
  }

  #page(number: number): { readonly page: Buffer; readonly header: number } {
    const start = (number - 1) * this.#pageSize;
    const page = this.#bytes.subarray(start, start + this.#pageSize);
    if (number < 1 || page.length < this.#pageSize) throw new RangeError('A page is missing.');
    return { page, header: number === 1 ? 100 : 0 };
  }

  *#rowsAt(root: number, depth = 0, seen = new Set<number>()): Generator<Row> {
    // A page that refers to itself would never end.
    if (depth > MAX_DEPTH || seen.has(root)) throw new RangeError('The pages form a loop.');
    seen.add(root);
    const { page, header } = this.#page(root);
    const [kind, count] = [page.readUInt8(header), page.readUInt16BE(header + 3)];
    if (kind !== INTERIOR && kind !== LEAF) throw new RangeError('This isn’t a table.');
    const first = header + (kind === INTERIOR ? 12 : 8);
    for (let index = 0; index < count; index += 1) {
      const cell = page.readUInt16BE(first + 2 * index);
      if (kind === INTERIOR) yield* this.#rowsAt(page.readUInt32BE(cell), depth + 1, seen);
      else yield this.#record(page, cell);
    }
    if (kind === INTERIOR) yield* this.#rowsAt(page.readUInt32BE(header + 8), depth + 1, seen);
  }

  #record(page: Buffer, cell: number): Row {
    const [length, afterLength] = varint(page, cell);
    const [id, start] = varint(page, afterLength);
    return { id, values: this.#values(this.#payload(page, start, length)) };
  }

  /** A row's bytes; long rows continue on other pages. */
  #payload(page: Buffer, start: number, length: number): Buffer {
    const most = this.#usable - 35;
    if (length <= most) return page.subarray(start, start + length);
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const within = least + ((length - least) % (this.#usable - 4));
    const local = within <= most ? within : least;
    if (length > this.#bytes.length) throw new RangeError('A row is longer than the file.');
    const parts = [page.subarray(start, start + local)];
    let [next, left] = [page.readUInt32BE(start + local), length - local];
    while (left > 0) {
      const { page: other } = this.#page(next);
      const size = Math.min(left, this.#usable - 4);
      parts.push(other.subarray(4, 4 + size));
      [next, left] = [other.readUInt32BE(0), left - size];
    }
    return Buffer.concat(parts);
  }

  #values(payload: Buffer): readonly SqliteValue[] {
    const [headerEnd, first] = varint(payload, 0);
    const values: SqliteValue[] = [];
    let [at, place] = [first, headerEnd];
    while (at < headerEnd) {
      const [type, end] = varint(payload, at);
      const [value, size] = valueAt(payload, place, type);
      values.push(value);
      [at, place] = [end, place + size];
    }
    return values;
  }
}

const INTEGER_BYTES: readonly number[] = [0, 1, 2, 3, 4, 6, 8];

/** A value by its serial type, and its length in bytes. */
function valueAt(payload: Buffer, at: number, type: number): readonly [SqliteValue, number] {
  if (type === 0) return [null, 0];
  if (type === 6) return [Number(payload.readBigInt64BE(at)), 8];
  if (type < 6) {
    const size = INTEGER_BYTES[type] ?? 0;
    return [payload.readIntBE(at, size), size];
  }
  if (type === 7) return [payload.readDoubleBE(at), 8];
  if (type < 12) return [type === 9 ? 1 : 0, 0];
  const size = Math.floor((type - 12) / 2);
  const isText = type % 2 === 1;
  return [isText ? payload.toString('utf8', at, at + Math.min(size, MAX_TEXT)) : null, size];
}
