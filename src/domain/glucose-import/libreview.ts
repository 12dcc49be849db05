import type { Measured, RowContent, TableReader } from './file-reading.ts';
import { fileTime, isNoTime } from './file-time.ts';
import { unitIn, valueOf } from './file-value.ts';

/** The heading is within this many rows: a line with the account's name comes first. */
const HEADING_WITHIN = 5;

interface Columns {
  readonly row: number;
  /** Columns of sensor history, scans, strips and ketones, in this order. */
  readonly values: readonly number[];
  readonly headings: readonly string[];
}

/** Finds columns by their units, which have the same order in every language. Heading words depend on the account's language. */
function columnsOf(rows: readonly (readonly string[])[]): Columns | undefined {
  for (const [row, headings] of rows.slice(0, HEADING_WITHIN).entries()) {
    const values = headings.flatMap((heading, at) =>
      /\(?(?:mg\/dl|mmol\/l)\)?$/i.test(heading.trim()) ? [at] : [],
    );
    const [history = 0, scan = 0] = values;
    if (values.length === 4 && scan === history + 1 && history >= 2) return { row, values, headings };
  }
  return undefined;
}

/** Column used by each record type. Types 4 and 5 are insulin and food; 6 is clock changes and notes. */
const TYPES: Readonly<Record<string, readonly [column: number, measured: Measured]>> = {
  0: [0, 'sensor'],
  1: [1, 'scan'],
  2: [2, 'strip'],
  3: [3, 'ketone'],
};

/**
 * Reader for LibreView and the older FreeStyle Libre software: local times to the minute, one record per row, with its type next to its
 * time. The date order is the account's. Checked with exports from Libre 1 to 3.
 */
export function libreView(rows: readonly (readonly string[])[]): TableReader | undefined {
  const columns = columnsOf(rows);
  if (!columns) return undefined;
  const { row, values, headings } = columns;
  const typeAt = (values[0] ?? 0) - 1;
  const read = (cells: readonly string[]): RowContent => {
    const type = TYPES[cells[typeAt]?.trim() ?? ''];
    if (!type) return 'other';
    const [column, measured] = type;
    const at = values[column] ?? -1;
    const value = valueOf(cells[at]);
    return value === undefined
      ? 'other'
      : { measured, time: fileTime(cells[typeAt - 1]), value, unit: unitIn(headings[at] ?? '') };
  };
  const otherTimes = rows
    .slice(0, row)
    .flat()
    .map(fileTime)
    .filter((time) => !isNoTime(time));
  return { format: 'libreview', headerRows: row + 1, otherTimes, read };
}
