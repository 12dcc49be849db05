import { GLUCOSE_ORIGINS, OUT_OF_RANGE, type GlucoseOrigin } from '#domain/glucose/reading.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { FileReading } from './file-reading.ts';
import { NumberRows } from './number-rows.ts';

const [INSTANT, DAY, MGDL, KIND] = [0, 1, 2, 3] as const;
const WIDTH = 4;
/** Stored with the origin in one number, in place of an index of `OUT_OF_RANGE`. */
const IN_RANGE = 2;

/** Readings of a file, packed. */
export class PackedReadings implements Iterable<FileReading> {
  readonly #rows: NumberRows;

  constructor(rows = new NumberRows(WIDTH)) {
    this.#rows = rows;
  }

  get length(): number {
    return this.#rows.length;
  }

  /** Data to send to another process. */
  get blocks(): readonly Float64Array<ArrayBuffer>[] {
    return this.#rows.blocks;
  }

  /** Wraps blocks received from another process. */
  static of(blocks: readonly Float64Array<ArrayBuffer>[], length: number): PackedReadings {
    return new PackedReadings(NumberRows.of(WIDTH, blocks, length));
  }

  push({ instantMs, date, origin, glucoseMgdl, outOfRange }: FileReading): void {
    const beyond = outOfRange === null ? IN_RANGE : OUT_OF_RANGE.indexOf(outOfRange);
    const kind = GLUCOSE_ORIGINS.indexOf(origin) + 2 * beyond;
    this.#rows.push(instantMs, Date.parse(date) / DAY_MS, glucoseMgdl, kind);
  }

  at(row: number): FileReading | undefined {
    const value = (column: number): number => this.#rows.get(row, column);
    const origin = GLUCOSE_ORIGINS[value(KIND) % 2];
    return (
      origin && {
        instantMs: value(INSTANT),
        date: new Date(value(DAY) * DAY_MS).toISOString().slice(0, 10),
        origin,
        glucoseMgdl: value(MGDL),
        outOfRange: OUT_OF_RANGE[value(KIND) >> 1] ?? null,
      }
    );
  }

  /** Instants of the readings, ms, optionally of one origin only. */
  *instants(origin?: GlucoseOrigin): Generator<number> {
    const code = origin && GLUCOSE_ORIGINS.indexOf(origin);
    for (let row = 0; row < this.length; row += 1)
      if (code === undefined || this.#rows.get(row, KIND) % 2 === code) yield this.#rows.get(row, INSTANT);
  }

  *[Symbol.iterator](): Generator<FileReading> {
    for (let row = 0; row < this.length; row += 1) {
      const reading = this.at(row);
      if (reading) yield reading;
    }
  }
}
