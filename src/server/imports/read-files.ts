import type { ImportSource } from '#domain/imports/sources.ts';
import { csvRows, type CsvHead, type TableHead } from './rows/csv.ts';
import { DayCollector } from './rows/day-collector.ts';
import type { ImportFile } from './files.ts';
import { jsonRows } from './rows/json-rows.ts';
import { isDayFirstIn, LocalTimes } from './rows/local-times.ts';
import { MealCollector } from './rows/meal-collector.ts';
import type { FileEntry, ReadRequest } from './reading.ts';
import type { FileReader, TableReader } from './rows/table-readers.ts';

/** A file whose content is known. */
export type KnownFile =
  | { readonly file: ImportFile; readonly head: TableHead | CsvHead; readonly reader: TableReader }
  | { readonly file: ImportFile; readonly reader: FileReader };

const firstDates = ({ names, samples }: TableHead): string[] => {
  const place = names.findIndex((name) => name === 'date' || name === 'day');
  return samples.map((cells) => cells[place] ?? '');
};

const orderOf = (known: KnownFile): boolean | null =>
  'head' in known ? (known.reader.isDayFirst ?? isDayFirstIn(firstDates(known.head))) : null;

const rowsOf = (file: ImportFile, head: TableHead | CsvHead) =>
  'separator' in head ? csvRows(file, head.separator) : jsonRows(file);

async function* readOne(
  known: KnownFile,
  nowMs: number,
  times: LocalTimes,
  days: DayCollector,
): AsyncGenerator<FileEntry> {
  const { file, reader } = known;
  const meals = new MealCollector(times, reader.source);
  const context = { file: file.name, nowMs, times, meals, days };
  if ('readFile' in known.reader) yield* known.reader.readFile(file, context);
  else if ('head' in known)
    for await (const row of rowsOf(file, known.head)) {
      const found = known.reader.read(row, context);
      if (!found) continue;
      if ('length' in found) yield* found;
      else yield found;
    }
  yield* meals.meals();
}

/**
 * Reads files of one or more programs, and sums device counts across files.
 * @param others names of skipped files
 */
export async function* readFiles(
  files: readonly KnownFile[],
  others: readonly string[],
  { timeZone, nowMs, mapping }: Pick<ReadRequest, 'timeZone' | 'nowMs' | 'mapping'>,
): AsyncGenerator<FileEntry> {
  const daysBySource = new Map<ImportSource, DayCollector>();
  for (const known of files) {
    const { source } = known.reader;
    const days = daysBySource.get(source) ?? new DayCollector(() => timeZone);
    daysBySource.set(source, days);
    const order = mapping?.isDayFirst ?? orderOf(known) ?? false;
    for await (const found of readOne(known, nowMs, new LocalTimes(timeZone, order), days))
      yield 'record' in found ? { ...found, source } : found;
  }
  for (const [source, days] of daysBySource)
    for (const found of days.records('Daily totals')) yield 'record' in found ? { ...found, source } : found;
  for (const name of others) yield { aside: name };
}
