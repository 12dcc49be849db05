import { guessColumns } from '#domain/imports/columns.ts';
import type { ImportTable } from '#contract/imports.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { csvHead, csvRows, type CsvHead } from './csv.ts';
import { headOf, type ImportFile } from './files.ts';
import { isDayFirstIn, LocalTimes } from './local-times.ts';
import { MealCollector } from './meal-collector.ts';
import type { Found, ReadAsked, Source, TableMapping } from './reading.ts';
import { isAppleHealth, readAppleHealth } from './readers/apple-health.ts';
import { CRONOMETER } from './readers/cronometer.ts';
import { LOSE_IT } from './readers/lose-it.ts';
import { MACROFACTOR } from './readers/macrofactor.ts';
import { mappedTable } from './readers/mapped-table.ts';
import { MYFITNESSPAL } from './readers/myfitnesspal.ts';
import { ownExport } from './readers/own-export.ts';
import type { TableReader } from './table-readers.ts';

const TABLES: readonly TableReader[] = [...CRONOMETER, ...MYFITNESSPAL, ...MACROFACTOR, ...LOSE_IT];

const UNKNOWN =
  'We don’t recognize this file. Export your data as CSV, or choose the zip that the other program made.';

interface KnownTable {
  readonly file: ImportFile;
  readonly head: CsvHead;
  readonly reader: TableReader;
}

const firstDates = ({ names, samples }: CsvHead): string[] => {
  const place = names.findIndex((name) => name === 'date' || name === 'day');
  return samples.map((cells) => cells[place] ?? '');
};

async function* readTables(
  tables: readonly KnownTable[],
  others: readonly string[],
  timeZone: string,
  isDayFirst?: boolean | null,
): AsyncGenerator<Found> {
  for (const { file, head, reader } of tables) {
    const times = new LocalTimes(timeZone, isDayFirst ?? isDayFirstIn(firstDates(head)) ?? false);
    const meals = new MealCollector(times, reader.source);
    for await (const row of csvRows(file, head.separator)) {
      const found = reader.read(row, { file: file.name, times, meals });
      if (!found) continue;
      if ('length' in found) yield* found;
      else yield found;
    }
    yield* meals.meals();
  }
  for (const name of others) yield { aside: name };
}

function tableOf({ headers, samples, names }: CsvHead): ImportTable {
  const columns = [...guessColumns(names)];
  const place = columns.find(({ field }) => field === 'date')?.column ?? -1;
  return {
    headers: [...headers],
    samples: samples.slice(0, 4).map((cells) => [...cells]),
    columns,
    isDayFirst: isDayFirstIn(samples.map((cells) => cells[place] ?? '').filter((cell) => cell !== '')),
  };
}

const mapped = (
  file: ImportFile,
  head: CsvHead,
  { columns, isDayFirst }: TableMapping,
  timeZone: string,
): Source => ({
  source: 'csv',
  read: () => readTables([{ file, head, reader: mappedTable(columns) }], [], timeZone, isDayFirst),
});

const MAX_LOOKED_AT = 500;

const isSkipped = ({ name }: ImportFile): boolean => /\.(?:jpe?g|png|gif|gpx|pdf)$/i.test(name);

/**
 * Recognizes files by what is in them.
 * @returns the head of a table if its member must say what its columns are
 * @throws FileFault for anything unknown
 */
export async function recognize(
  files: readonly ImportFile[],
  { timeZone, mapping }: ReadAsked,
): Promise<Source | { readonly table: ImportTable }> {
  const own = ownExport(files);
  if (own) return own;
  const tables: KnownTable[] = [];
  const others: { readonly file: ImportFile; readonly head: CsvHead | undefined }[] = [];
  // The data is in the largest files.
  for (const file of files.toSorted((one, other) => other.bytes - one.bytes)) {
    if (isSkipped(file) || tables.length + others.length >= MAX_LOOKED_AT) {
      others.push({ file, head: undefined });
      continue;
    }
    const text = await headOf(file);
    if (isAppleHealth(text))
      return { source: 'apple-health', read: () => readAppleHealth(file, files, timeZone) };
    const head = csvHead(text);
    const reader = head && TABLES.find(({ fits }) => fits(head.names));
    if (reader) tables.push({ file, head, reader });
    else others.push({ file, head });
  }
  const [first] = tables;
  const names = others.map(({ file }) => file.name);
  if (first) return { source: first.reader.source, read: () => readTables(tables, names, timeZone) };
  const [only] = others.filter(({ head }) => head);
  if (!only?.head) throw new FileFault(UNKNOWN);
  return mapping ? mapped(only.file, only.head, mapping, timeZone) : { table: tableOf(only.head) };
}
