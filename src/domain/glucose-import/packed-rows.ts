import { OUT_OF_RANGE } from '#domain/glucose/reading.ts';
import type { Measured, RowReading } from './file-reading.ts';
import { NumberRows } from './number-rows.ts';

/** Devices in order of precedence: if a reading and a scan have the same minute, the reading is kept. */
export const DEVICES: readonly Measured[] = ['sensor', 'scan', 'strip', 'ketone'];
const UNITS = ['mg/dL', 'mmol/L'] as const;

type Row = RowReading & { readonly line: number };

const [DAY_FIRST, MONTH_FIRST, OFFSET, VALUE, KIND, LINE] = [0, 1, 2, 3, 4, 5] as const;
const WIDTH = 6;

/** Packs device, unit and out-of-range mark into one number, as digits in base 4. */
const kindOf = ({ measured, value, unit }: RowReading): number =>
  DEVICES.indexOf(measured) +
  4 * (unit === undefined ? 3 : UNITS.indexOf(unit)) +
  16 * (typeof value === 'string' ? OUT_OF_RANGE.indexOf(value) : 3);

/** Rows of a file before times and units are resolved, packed. */
export class PackedRows {
  readonly #rows = new NumberRows(WIDTH);

  get length(): number {
    return this.#rows.length;
  }

  push(row: Row): void {
    const { time, value, line } = row;
    const number = typeof value === 'number' ? value : Number.NaN;
    const { dayFirstMs, monthFirstMs, offsetMs = Number.NaN } = time;
    this.#rows.push(dayFirstMs, monthFirstMs, offsetMs, number, kindOf(row), line);
  }

  at(row: number): Row {
    const number = (column: number): number => this.#rows.get(row, column);
    const kind = number(KIND);
    const offsetMs = number(OFFSET);
    return {
      measured: DEVICES[kind % 4] ?? 'sensor',
      time: {
        dayFirstMs: number(DAY_FIRST),
        monthFirstMs: number(MONTH_FIRST),
        offsetMs: Number.isNaN(offsetMs) ? undefined : offsetMs,
      },
      value: OUT_OF_RANGE[kind >> 4] ?? number(VALUE),
      unit: UNITS[(kind >> 2) % 4],
      line: number(LINE),
    };
  }

  *[Symbol.iterator](): Generator<Row> {
    for (let row = 0; row < this.length; row += 1) yield this.at(row);
  }
}
