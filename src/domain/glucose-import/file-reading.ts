import type { GlucoseOrigin, OutOfRange } from '#domain/glucose/reading.ts';
import type { FileTime } from './file-time.ts';
import type { GlucoseUnit } from './file-value.ts';

/** Supported formats of glucose files. */
export type GlucoseFormat =
  | 'dexcom-clarity'
  | 'libreview'
  | 'nightscout-json'
  | 'nightscout-csv'
  | 'medtronic-carelink'
  | 'table';

/** What a row measures: glucose by a continuous sensor, a scanned sensor or a test strip, or blood ketones. */
export type Measured = 'sensor' | 'scan' | 'strip' | 'ketone';

/** Messages for rows that can't be imported, by reason. */
export const REFUSED_ROWS = {
  time: 'We couldn’t read the date or time.',
  value: 'The value isn’t a number.',
  range:
    'The value is outside the range of 20 to 600 mg/dL (1.1 to 33.3 mmol/L), or ketones are above 10 mmol/L.',
  future: 'That time is in the future. Check the time zone you chose.',
  row: 'We couldn’t read this row because its quotation marks don’t match.',
  'cut-off': 'The file ends in the middle of this row. Download it again to get the rest.',
} as const;
export type RefusedReason = keyof typeof REFUSED_ROWS;

/** Measurement in a row. Its time may still need a zone and a date order, and its value a unit. */
export interface RowReading {
  readonly measured: Measured;
  readonly time: FileTime;
  readonly value: number | OutOfRange;
  /** Undefined if the file doesn't say. Ketones are always in mmol/L. */
  readonly unit: GlucoseUnit | undefined;
}

/** Content of a row: a reading, something else (a meal, an alarm, an empty cell), or why a reading was refused. */
export type RowContent = RowReading | 'other' | RefusedReason;

/** Reads the rows of a table with a known header. */
export interface TableReader {
  readonly format: GlucoseFormat;
  /** Number of rows before the first possible reading. */
  readonly headerRows: number;
  /** Times outside the readings that help to detect the date order. */
  readonly otherTimes: readonly FileTime[];
  readonly read: (cells: readonly string[]) => RowContent;
}

/** Glucose reading with its instant and local day. */
export interface FileReading {
  readonly instantMs: number;
  readonly date: string;
  readonly origin: GlucoseOrigin;
  readonly glucoseMgdl: number;
  readonly outOfRange: OutOfRange | null;
}

/** Blood ketone reading. */
export interface FileKetone {
  readonly instantMs: number;
  readonly date: string;
  readonly ketoneMmoll: number;
}
