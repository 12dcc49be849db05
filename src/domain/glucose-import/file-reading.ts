import type { GlucoseOrigin, OutOfRange } from '#domain/glucose/reading.ts';
import type { FileTime } from './file-time.ts';
import type { GlucoseUnit } from './file-value.ts';

/** Files of glucose readings that are understood. */
export type GlucoseFormat =
  | 'dexcom-clarity'
  | 'libreview'
  | 'nightscout-json'
  | 'nightscout-csv'
  | 'medtronic-carelink'
  | 'table';

/** What a row measures: a sensor by itself, a sensor that was scanned, a drop of blood on a strip, and ketones in blood. */
export type Measured = 'sensor' | 'scan' | 'strip' | 'ketone';

/** Why a row that should hold a reading gives none, with what to tell its owner. */
export const REFUSED_ROWS = {
  time: 'The date or the time cannot be read.',
  value: 'The value is no number.',
  range: 'The value is outside 20 to 600 mg/dL (1.1 to 33.3 mmol/L), or ketones are above 10 mmol/L.',
  future: 'The time has not come yet. Check the time zone you chose.',
  row: 'The row cannot be read: its quotes do not match.',
  'cut-off': 'The file ends in the middle of this row. Download it again to get the rest.',
} as const;
export type RefusedReason = keyof typeof REFUSED_ROWS;

/** A measurement as a row has it: its time may need a zone and an order of day and month, its value a unit. */
export interface RowReading {
  readonly measured: Measured;
  readonly time: FileTime;
  readonly value: number | OutOfRange;
  /** Undefined where the file does not say it. Ketones are in mmol/L in every file. */
  readonly unit: GlucoseUnit | undefined;
}

/** What a row says: a reading, something else (a meal, an alarm, an empty cell), or a reading that cannot be used. */
export type RowContent = RowReading | 'other' | RefusedReason;

/** How the rows of a table are read, once its header is known. */
export interface TableReader {
  readonly format: GlucoseFormat;
  /** How many rows stand before the first that can hold a reading. */
  readonly headerRows: number;
  /** Times beside the readings that tell in which order day and month stand. */
  readonly otherTimes: readonly FileTime[];
  readonly read: (cells: readonly string[]) => RowContent;
}

/** A glucose reading with its instant and the local day it counts for. */
export interface FileReading {
  readonly instantMs: number;
  readonly date: string;
  readonly origin: GlucoseOrigin;
  readonly glucoseMgdl: number;
  readonly outOfRange: OutOfRange | null;
}

/** Ketones in blood. */
export interface FileKetone {
  readonly instantMs: number;
  readonly date: string;
  readonly ketoneMmoll: number;
}
