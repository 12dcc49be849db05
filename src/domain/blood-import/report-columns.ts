import type { FileTime } from '#domain/glucose-import/file-time.ts';
import { isDate, labDate } from './lab-date.ts';
import type { ReportLine } from './report-lines.ts';
import type { ValueColumn } from './report-row.ts';
import { roleOf } from './table-columns.ts';

/** A column of results of one day, in reports that show several. */
export interface ColumnDay {
  readonly date: FileTime;
  readonly x: number;
  readonly end: number;
}

/** The days that stand over columns: a line of nothing but days, and perhaps a heading for names, units and ranges. */
export function columnDays({ cells }: ReportLine): ColumnDay[] {
  const days = cells.filter(({ text }) => isDate(text) && !/[A-Za-z]{4,}.*:/.test(text));
  const others = cells.filter(({ text }) => !isDate(text));
  const isHeading = days.length > 1 && others.every(({ text }) => !/\d|:/.test(text));
  return isHeading ? days.map(({ text, x, end }) => ({ date: labDate(text), x, end })) : [];
}

/** The day a value stands under: the column whose middle is nearest, where it is near at all. */
export function dayOfColumn(columns: readonly ColumnDay[], x: number): FileTime | undefined {
  const near = columns
    .map(({ date, x: from, end }) => ({
      date,
      away: Math.min(Math.abs(from - x), Math.abs((from + end) / 2 - x)),
    }))
    .toSorted((one, other) => one.away - other.away)[0];
  return near && near.away < 60 ? near.date : undefined;
}

/** Where the results stand, told by a line of headings. */
export function valueColumn({ cells }: ReportLine): ValueColumn | undefined {
  const roles = cells.map(({ text }) => roleOf(text));
  const isHeader = roles.filter((role) => role !== undefined).length > 1;
  return isHeader ? cells[roles.indexOf('value')] : undefined;
}
