import { wallClock } from '#domain/time/wall-clock.ts';
import type { Db } from '#server/db/database.ts';
import type { EntryTable } from '#server/db/entries.ts';
import type { CsvValue } from './csv-line.ts';
import { entryPages, type EntrySource } from './entry-pages.ts';

/** What every row of a table of entries has. */
interface EntryRow {
  readonly id: string;
  readonly localDate: string;
  readonly timeZone: string;
  readonly note: string | null;
}

/** The cells of a row by the names of their columns; a column that is not told is unknown. */
export type Cells = Readonly<Record<string, CsvValue>>;

/** One kind of entry of a file: pages of its rows as cells. */
export type SheetPart = (db: Db, userId: string) => AsyncGenerator<readonly Cells[]>;

/** A file: its columns in order, and the kinds of entries that follow each other in it. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly parts: readonly SheetPart[];
}

/** Columns that every file begins and ends with. */
export const BEFORE = ['Date', 'Time', 'Time zone', 'Instant (UTC)'] as const;
export const AFTER = ['Note', 'Id'] as const;

const two = (value: number): string => String(value).padStart(2, '0');

/** What the wall clock showed, `YYYY-MM-DD HH:MM:SS`: a form that spreadsheets know as a time. */
export function localMoment(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second } = wallClock(at.getTime(), timeZone);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** An entry's own cells between those that all have: the day it counts for, the time of its moment on the wall, zone and instant. */
export function part<Table extends EntryTable>(
  source: EntrySource<Table>,
  cellsOf: (row: Table['$inferSelect']) => Cells,
): SheetPart {
  return async function* pages(db, userId) {
    for await (const rows of entryPages(db, userId, source))
      yield rows.map((row) => {
        const { id, localDate, timeZone, note } = row as unknown as EntryRow;
        const at = source.momentOf(row);
        return {
          Date: localDate,
          Time: localMoment(at, timeZone).slice(11),
          'Time zone': timeZone,
          'Instant (UTC)': at.toISOString(),
          ...cellsOf(row),
          Note: note,
          Id: id,
        };
      });
  };
}
