import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A row of one table: the table, its food's id, and the needed columns. */
export type TableRow = readonly [
  table: string,
  fdcId: number,
  ...values: readonly (string | number | null)[],
];

/** In memory, a bucket takes about ten times its input, and compressed tables unpack to up to ten times their size on disk. */
const INPUT_BYTES_PER_BUCKET = 1 << 20;
/** Each is an open file, and some systems allow only 256 per process. */
const MAX_BUCKETS = 200;
const WRITE_AT = 1 << 16;

/**
 * Groups rows of several tables by food in temporary files. The id determines the bucket, so all rows of a food are in one bucket, and one
 * bucket at a time is joined in memory, whatever the order of the tables.
 */
export class FdcBuckets {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'perennial-foods-'));
  readonly #files: number[];
  readonly #waiting: string[];

  /** @param inputBytes of all tables, compressed or not, so that the same files always make the same buckets */
  constructor(inputBytes: number) {
    const count = Math.min(MAX_BUCKETS, Math.max(1, Math.ceil(inputBytes / INPUT_BYTES_PER_BUCKET)));
    this.#files = Array.from({ length: count }, (_, bucket) => openSync(this.#path(bucket), 'w', 0o600));
    this.#waiting = this.#files.map(() => '');
  }

  get count(): number {
    return this.#files.length;
  }

  #path(bucket: number): string {
    return path.join(this.#folder, String(bucket));
  }

  add(row: TableRow): void {
    const bucket = row[1] % this.count;
    const text = `${this.#waiting[bucket] ?? ''}${JSON.stringify(row)}\n`;
    this.#waiting[bucket] = text.length < WRITE_AT ? text : this.#write(bucket, text);
  }

  #write(bucket: number, text: string): '' {
    const file = this.#files[bucket];
    if (file !== undefined && text !== '') writeSync(file, text);
    return '';
  }

  /** The rows of a bucket by food, in the order of the foods' first rows. */
  read(bucket: number): Map<number, TableRow[]> {
    this.#waiting[bucket] = this.#write(bucket, this.#waiting[bucket] ?? '');
    const foods = new Map<number, TableRow[]>();
    for (const line of readFileSync(this.#path(bucket), 'utf8').split('\n')) {
      if (line === '') continue;
      const row = JSON.parse(line) as TableRow;
      const rows = foods.get(row[1]);
      if (rows) rows.push(row);
      else foods.set(row[1], [row]);
    }
    return foods;
  }

  remove(): void {
    for (const file of this.#files) closeSync(file);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
