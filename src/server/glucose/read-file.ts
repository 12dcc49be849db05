import { REFUSED_ROWS } from '#domain/glucose-import/file-reading.ts';
import {
  GlucoseRows,
  type GlucoseFile,
  type ResolveOptions,
  type UnclearDates,
} from '#domain/glucose-import/glucose-file.ts';
import { isNightscoutEntry, nightscoutEntry } from '#domain/glucose-import/nightscout.ts';
import {
  describeUnsupportedJson,
  describeUnsupportedTable,
} from '#domain/glucose-import/unsupported-file.ts';
import { FileFault } from '#server/core/file-fault.ts';
import type { FileBytes } from '#server/http/files/reader-program.ts';
import { binaryKind, fileText, firstLines } from './file-text.ts';
import { jsonObjects } from './json-objects.ts';
import { rowsOf, tableOf, tableRows } from './table-rows.ts';

/** Nearly three years of five-minute readings, which fit into the process's memory. */
const MAX_READINGS = 300_000;
/** Measured ten times a day, five years. */
const MAX_KETONES = 20_000;
/** More than readings, because files also contain meals, doses and alarms. */
const MAX_ROWS = 1_000_000;

/** @throws FileFault for too many readings */
function refuseMany({ readingCount }: GlucoseRows): void {
  if (readingCount > MAX_READINGS)
    throw new FileFault('The file has more than 300,000 readings. Export a shorter date range.');
}

const endsWithLine = (bytes: FileBytes): boolean => {
  const end = bytes.subarray(Math.max(0, bytes.length - 2), bytes.length);
  return end.includes(0x0a) || end.includes(0x0d);
};

async function tableReadings(bytes: FileBytes, lines: readonly string[]): Promise<GlucoseRows> {
  const table = tableOf(lines);
  if (!table) throw new FileFault(describeUnsupportedTable(rowsOf(lines, ',')));
  const { reader, separator } = table;
  const readings = new GlucoseRows(reader.format, reader.otherTimes);
  let last: { readonly line: number; readonly cells: readonly string[]; readonly width: number } | undefined;
  let headerRows = reader.headerRows;
  let rowCount = 0;
  for await (const { line, cells } of tableRows(fileText(bytes), separator)) {
    rowCount += 1;
    if (rowCount > MAX_ROWS)
      throw new FileFault('The file has more than 1,000,000 rows. Export a shorter date range.');
    if (last) readings.add(reader.read(last.cells), last.line);
    refuseMany(readings);
    const width = last?.cells.length ?? 0;
    last = undefined;
    if (cells === undefined) readings.add('row', line);
    else if (headerRows > 0) headerRows -= 1;
    else last = { line, cells, width };
  }
  if (!last) return readings;
  const isCutOff = last.cells.length < last.width && !endsWithLine(bytes);
  readings.add(isCutOff ? 'cut-off' : reader.read(last.cells), last.line);
  refuseMany(readings);
  return readings;
}

function jsonReadings(bytes: FileBytes): GlucoseRows {
  const readings = new GlucoseRows('nightscout-json');
  let first: unknown;
  let isFirst = true;
  for (const { line, value } of jsonObjects(fileText(bytes))) {
    if (isFirst) [first, isFirst] = [value, false];
    if (value === undefined) readings.add('cut-off', line);
    else if (isNightscoutEntry(value)) readings.add(nightscoutEntry(value), line);
    refuseMany(readings);
  }
  if (readings.readingCount === 0 && !isNightscoutEntry(first))
    throw new FileFault(describeUnsupportedJson(first));
  return readings;
}

/**
 * Reads a file of glucose readings of any known source, encoding and separator.
 * @returns `UnclearDates` if its owner must first choose the order of day and month
 * @throws FileFault if it contains no readings
 */
export async function readGlucoseFile(
  bytes: FileBytes,
  options: ResolveOptions,
): Promise<GlucoseFile | UnclearDates> {
  const binary = binaryKind(bytes);
  if (binary !== undefined) throw new FileFault(`This file is ${binary}.`);
  const lines = firstLines(bytes);
  const isJson = /^\s*[[{]/.test(lines.find((line) => line.trim() !== '') ?? '');
  const rows = await (isJson ? jsonReadings(bytes) : tableReadings(bytes, lines));
  const file = rows.resolve(options);
  if (!('dayFirst' in file) && file.ketones.length > MAX_KETONES)
    throw new FileFault('The file has more than 20,000 ketone readings. Export a shorter date range.');
  if ('dayFirst' in file || file.readings.length > 0 || file.ketones.length > 0) return file;
  const [most] = file.refused;
  throw new FileFault(
    most
      ? `We couldn’t import ${most.count === 1 ? 'the only reading' : `any of the ${most.count} readings`} in this file. ${REFUSED_ROWS[most.reason]}`
      : 'This file has the right format but no glucose readings.',
  );
}
