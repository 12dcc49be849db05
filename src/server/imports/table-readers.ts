import type { ImportSource } from '#domain/imports/sources.ts';
import type { CsvRow } from './csv.ts';
import type { LocalTimes } from './local-times.ts';
import type { MealCollector } from './meal-collector.ts';
import type { Found } from './reading.ts';

/** What a reader of rows is given beside the row. */
export interface TableContext {
  readonly file: string;
  readonly times: LocalTimes;
  /** Foods are joined into meals. */
  readonly meals: MealCollector;
}

/** How the rows of one program's table are read. */
export interface TableReader {
  readonly source: ImportSource;
  /** Whether a table is this one. @param names of its columns, lower case, in order */
  readonly fits: (names: readonly string[]) => boolean;
  readonly read: (row: CsvRow, context: TableContext) => Found | readonly Found[] | undefined;
}
