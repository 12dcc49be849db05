import type { ImportSource } from '#domain/imports/sources.ts';
import type { TableRow } from './csv.ts';
import type { DayCollector } from './day-collector.ts';
import type { ImportFile } from '#server/imports/files.ts';
import type { LocalTimes } from './local-times.ts';
import type { MealCollector } from './meal-collector.ts';
import type { FileEntry } from '#server/imports/reading.ts';

/** Context of a row for its reader. */
export interface TableContext {
  readonly file: string;
  readonly nowMs: number;
  readonly times: LocalTimes;
  /** Foods are joined into meals. */
  readonly meals: MealCollector;
  /** Counts are summed by day, across all files of a source. */
  readonly days: DayCollector;
}

/** Reads the rows of a program's table, or the entries of its JSON file. */
export interface TableReader {
  readonly source: ImportSource;
  /** The program's own order of day and month, if fixed. */
  readonly isDayFirst?: boolean;
  /**
   * Whether a table is this program's.
   * @param names of its columns, in lowercase and in order
   */
  readonly fits: (names: readonly string[], fileName: string) => boolean;
  readonly read: (row: TableRow, context: TableContext) => FileEntry | readonly FileEntry[] | undefined;
}

/** Reads a file that isn't a table. */
export interface FileReader {
  readonly source: ImportSource;
  /** @param head the start of the file, as text */
  readonly fits: (head: string) => boolean;
  readonly readFile: (file: ImportFile, context: TableContext) => AsyncIterable<FileEntry>;
}

/** A reader of what is left out. */
export const leftOut = (source: ImportSource, name: string, fits: TableReader['fits']): TableReader => ({
  source,
  fits,
  read: () => ({ aside: name }),
});

/** Whether a table has all of these columns. */
export const hasColumns =
  (...wanted: readonly string[]): TableReader['fits'] =>
  (names) =>
    wanted.every((name) => names.includes(name));
