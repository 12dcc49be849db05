import { wallClock } from '#domain/time/wall-clock.ts';
import type { Db } from '#server/db/database.ts';
import type { EntryTable } from '#server/db/entries.ts';
import type { CsvValue } from './csv-line.ts';
import { and, asc, eq, gt, gte, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows in memory at a time. */
const PAGE = 1000;

/**
 * A member's entries in pages, oldest first. Keyset pagination: a hundred thousand rows neither fill the memory nor make the last pages
 * slow.
 * @param at the column of the moment; `momentOf` is its value in a row
 */
async function* entryPages<Table extends EntryTable>(
  db: Db,
  userId: string,
  { table, at, momentOf }: EntrySource<Table>,
): AsyncGenerator<readonly Table['$inferSelect'][]> {
  let last: Table['$inferSelect'] | undefined;
  do {
    const after =
      last === undefined
        ? undefined
        : and(gte(at, momentOf(last)), or(gt(at, momentOf(last)), gt(table.id, (last as { id: string }).id)));
    // The builder's types can't follow a table that is a type parameter; the result is its rows.
    const rows = (await db
      .select()
      .from(table as EntryTable)
      .where(and(eq(table.userId, userId), isNull(table.deletedAt), after))
      .orderBy(asc(at), asc(table.id))
      .limit(PAGE)) as Table['$inferSelect'][];
    if (rows.length > 0) yield rows;
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** A table of entries, and the moment they are ordered by. */
interface EntrySource<Table extends EntryTable> {
  readonly table: Table;
  readonly at: PgColumn;
  readonly momentOf: (row: Table['$inferSelect']) => Date;
  /** The moment shown, if it isn't the one that orders them. */
  readonly shownAt?: (row: Table['$inferSelect']) => Date;
}

/** Common columns of a table of entries. */
interface EntryRow {
  readonly id: string;
  readonly localDate: string;
  readonly timeZone: string;
  readonly note: string | null;
}

/** A row's cells by column name; a missing column is unknown. */
export type Cells = Readonly<Record<string, CsvValue>>;

/** One kind of entry of a file: pages of its rows as cells. */
export type SheetPart = (db: Db, userId: string) => AsyncGenerator<readonly Cells[]>;

/** A file: its columns, and its kinds of entries in order. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly parts: readonly SheetPart[];
}

/** First and last columns of every file. */
export const BEFORE = ['Date', 'Time', 'Time zone', 'Instant (UTC)'] as const;
export const AFTER = ['Note', 'Id'] as const;

const two = (value: number): string => String(value).padStart(2, '0');

/** Local time, `YYYY-MM-DD HH:MM:SS`, which spreadsheets recognize. */
export function localMoment(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second } = wallClock(at.getTime(), timeZone);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** An entry's own cells between the common ones: local day, local time, time zone and instant. */
export function part<Table extends EntryTable>(
  source: EntrySource<Table>,
  cellsOf: (row: Table['$inferSelect']) => Cells,
): SheetPart {
  return async function* pages(db, userId) {
    for await (const rows of entryPages(db, userId, source))
      yield rows.map((row) => {
        const { id, localDate, timeZone, note } = row as unknown as EntryRow;
        const at = (source.shownAt ?? source.momentOf)(row);
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

/** A download with these columns between those that all have. */
export const sheet = (columns: readonly string[], ...parts: Sheet['parts']): Sheet => ({
  columns: [...BEFORE, ...columns, ...AFTER],
  parts,
});
