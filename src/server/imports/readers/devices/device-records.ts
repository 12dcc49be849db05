import type { TableRow } from '#server/imports/rows/csv.ts';
import { cellNumber } from '#server/imports/rows/csv.ts';
import type { ZonedTime } from '#server/imports/rows/local-times.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import type { ImportRecord } from '#server/imports/records.ts';
import type { TableContext } from '#server/imports/rows/table-readers.ts';

const NO_TIME = 'We couldn’t read the date or time.';

/** The records of a row, with the row's position in its file. */
export const foundIn = (
  { line }: TableRow,
  { file }: TableContext,
  ...records: readonly ImportRecord[]
): FileEntry[] => records.map((record) => ({ file, line, record }));

/** A row that can't be read. */
export const refusedIn = ({ line }: TableRow, { file }: TableContext, reason = NO_TIME): FileEntry => ({
  file,
  line,
  reason,
});

/** The first column's figure that isn't empty. */
export const figureIn = (row: TableRow, ...names: readonly string[]): number | undefined =>
  names.map((name) => cellNumber(row.cell(name))).find((value) => value !== undefined);

/** A figure above 0; devices write 0 for what they didn't measure. */
export const positiveIn = (row: TableRow, ...names: readonly string[]): number | undefined => {
  const value = figureIn(row, ...names);
  return value !== undefined && value > 0 ? value : undefined;
};

const atOf = ({ at, timeZone }: ZonedTime) => ({ measuredAt: at, timeZone });

export const weightAt = (
  time: ZonedTime,
  figures: { readonly massKg?: number | undefined; readonly bodyFatPercent?: number | undefined },
): ImportRecord => ({ kind: 'weight', key: time.at, fields: { ...atOf(time), ...figures } });

export const pulseAt = (time: ZonedTime, restingHeartRateBpm: number): ImportRecord => ({
  kind: 'vitals',
  key: `${time.at} pulse`,
  fields: { ...atOf(time), restingHeartRateBpm: Math.round(restingHeartRateBpm) },
});

export const hrvAt = (time: ZonedTime, rmssdMs: number): ImportRecord => ({
  kind: 'hrv',
  key: time.at,
  fields: { ...atOf(time), rmssdMs, origin: 'entered' },
});

export const oxygenAt = (time: ZonedTime, oxygenSaturationPercent: number): ImportRecord => ({
  kind: 'vitals',
  key: `${time.at} oxygen`,
  fields: { ...atOf(time), oxygenSaturationPercent },
});

export const pressureAt = (time: ZonedTime, systolicMmhg: number, diastolicMmhg: number): ImportRecord => ({
  kind: 'vitals',
  key: `${time.at} pressure`,
  fields: { ...atOf(time), systolicMmhg, diastolicMmhg },
});

/** Records for the known figures. */
export const knownOf = (...parts: readonly (ImportRecord | false | undefined)[]): readonly ImportRecord[] =>
  parts.filter((part) => typeof part === 'object');
