import type { Measured, RowContent, TableReader } from './file-reading.ts';
import { fileInstant, fileTime, isNoTime } from './file-time.ts';
import { unitIn, valueOf } from './file-value.ts';

type Rows = readonly (readonly string[])[];

/** Nightscout's types for sensor and meter readings. Other types are calibrations. */
const NIGHTSCOUT_TYPES: ReadonlyMap<string, Measured> = new Map([
  ['sgv', 'sensor'],
  ['mbg', 'strip'],
]);

/** Reader for Nightscout's `entries.csv`: time, milliseconds since 1970, mg/dL and trend, without a heading. */
export function nightscoutEntries([first = []]: Rows): TableReader | undefined {
  const isEntry =
    !isNoTime(fileTime(first[0])) && /^\d{13}$/.test(first[1] ?? '') && typeof valueOf(first[2]) === 'number';
  const read = (cells: readonly string[]): RowContent => {
    const value = valueOf(cells[2]);
    return value === undefined
      ? 'other'
      : { measured: 'sensor', time: fileInstant(Number(cells[1] || Number.NaN)), value, unit: 'mg/dL' };
  };
  return isEntry ? { format: 'nightscout-csv', headerRows: 0, otherTimes: [], read } : undefined;
}

/** Reader for reports from Nightscout phone apps: entries with local dates and times, then treatments. */
export function nightscoutReport(rows: Rows): TableReader | undefined {
  const row = rows
    .slice(0, 5)
    .findIndex(
      (cells) => /^date$/i.test(cells[0] ?? '') && /^glucose/i.test(cells[2] ?? '') && cells[3] === 'Type',
    );
  const unit = unitIn(rows[row]?.[2] ?? '');
  const read = (cells: readonly string[]): RowContent => {
    const measured = NIGHTSCOUT_TYPES.get(cells[3]?.trim() ?? '');
    const value = valueOf(cells[2]);
    return measured === undefined || value === undefined
      ? 'other'
      : { measured, time: fileTime(`${cells[0]} ${cells[1]}`), value, unit };
  };
  return row < 0 ? undefined : { format: 'nightscout-csv', headerRows: row + 1, otherTimes: [], read };
}

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** Whether a value is a Nightscout entry; calibrations count too. */
export const isNightscoutEntry = (value: unknown): boolean =>
  isEntry(value) &&
  ['sgv', 'mbg', 'cal'].some((type) => value['type'] === type || typeof value[type] === 'number');

/** Reads an entry of Nightscout's `entries.json`: an instant and mg/dL. Calibrations aren't readings. */
export function nightscoutEntry(entry: unknown): RowContent {
  if (!isEntry(entry)) return 'other';
  const type = typeof entry['type'] === 'string' ? entry['type'] : 'sgv';
  const measured = NIGHTSCOUT_TYPES.get(type);
  if (measured === undefined) return 'other';
  const { date, dateString } = entry;
  const value = entry[type];
  if (typeof value !== 'number') return 'value';
  const time =
    typeof date === 'number'
      ? fileInstant(date)
      : fileTime(typeof dateString === 'string' ? dateString : undefined);
  return { measured, time, value, unit: 'mg/dL' };
}
