import type { RowContent, TableReader } from './file-reading.ts';
import { fileTime } from './file-time.ts';
import { unitIn, valueOf } from './file-value.ts';

// Heading words depend on the account's language, but the part in parentheses always has this shape.
const TIME_HEADING = /\([^()\s]{4}-[^()\s]{2}-[^()\s]{2}[T\s]?hh:mm:ss\)/i;

/**
 * Reader for Dexcom Clarity: local times, with readings in rows of type EGV. Alert settings come first; calibrations, meals and insulin
 * are mixed in. Checked with G6 exports from 2016 and 2025.
 */
export function dexcomClarity(rows: readonly (readonly string[])[]): TableReader | undefined {
  const [header = []] = rows;
  const timeAt = header.findIndex((heading) => TIME_HEADING.test(heading));
  const valueAt = header.findIndex((heading) => unitIn(heading) !== undefined);
  if (timeAt < 0 || valueAt <= timeAt + 1) return undefined;
  const unit = unitIn(header[valueAt] ?? '');
  const read = (cells: readonly string[]): RowContent => {
    if (cells[timeAt + 1]?.trim().toUpperCase() !== 'EGV') return 'other';
    const value = valueOf(cells[valueAt]);
    return value === undefined ? 'value' : { measured: 'sensor', time: fileTime(cells[timeAt]), value, unit };
  };
  return { format: 'dexcom-clarity', headerRows: 1, otherTimes: [], read };
}
