import { guessColumns } from '#domain/imports/columns.ts';
import type { ImportTable } from '#contract/imports.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { csvHead, type CsvHead } from './rows/csv.ts';
import { headOf, type ImportFile } from './files.ts';
import { jsonHead } from './rows/json-rows.ts';
import { isDayFirstIn } from './rows/local-times.ts';
import { readFiles, type KnownFile } from './read-files.ts';
import type { ReadRequest, Source, TableMapping } from './reading.ts';
import { isAppleHealth, readAppleHealth } from './readers/apple/apple-health.ts';
import { DEVICES } from './readers/devices/devices.ts';
import { FILES } from './readers/files/files.ts';
import { labReport } from './readers/files/lab-report.ts';
import { FOODS } from './readers/foods/foods.ts';
import { mappedTable } from './readers/mapped-table.ts';
import { ownExport } from './readers/own-export.ts';
import type { TableReader } from './rows/table-readers.ts';

const TABLES: readonly TableReader[] = [...FOODS, ...DEVICES];

const UNKNOWN =
  'We don’t recognize this file. In the app it came from, export your data as a CSV or zip file, then choose that file here.';

function tableOf({ headers, samples }: CsvHead): ImportTable {
  const columns = [...guessColumns(headers)];
  const place = columns.find(({ field }) => field === 'date')?.column ?? -1;
  return {
    headers: [...headers],
    samples: samples.slice(0, 4).map((cells) => [...cells]),
    columns,
    isDayFirst: isDayFirstIn(samples.map((cells) => cells[place] ?? '').filter((cell) => cell !== '')),
  };
}

const mapped = (file: ImportFile, head: CsvHead, mapping: TableMapping, asked: ReadRequest): Source => ({
  source: 'csv',
  read: () => readFiles([{ file, head, reader: mappedTable(mapping.columns) }], [], asked),
});

/** Reason to skip it; a table can be imported alone, after mapping its columns. */
const nameOf = ({ file, head }: { readonly file: ImportFile; readonly head: CsvHead | undefined }): string =>
  head && guessColumns(head.headers).length > 1
    ? `${file.name} (import it on its own to name its columns)`
    : file.name;

const MAX_LOOKED_AT = 500;

/** Archives contain thousands of pictures and routes; a single file is recognized by its content. */
const isSkipped = ({ name }: ImportFile, files: readonly ImportFile[]): boolean =>
  files.length > 1 && /\.(?:jpe?g|png|gif|gpx|tcx)$/i.test(name);

/**
 * Recognizes files by their content.
 * @returns the header of a table if its member must map its columns
 * @throws FileFault for anything unknown
 */
export async function recognize(
  files: readonly ImportFile[],
  asked: ReadRequest,
): Promise<Source | { readonly table: ImportTable }> {
  const { timeZone, mapping } = asked;
  const own = ownExport(files, asked);
  if (own) return own;
  const known: KnownFile[] = [];
  const others: { readonly file: ImportFile; readonly head: CsvHead | undefined }[] = [];
  // The largest files contain the data.
  for (const file of files.toSorted((one, other) => other.bytes - one.bytes)) {
    if (isSkipped(file, files) || known.length + others.length >= MAX_LOOKED_AT) {
      others.push({ file, head: undefined });
      continue;
    }
    const text = await headOf(file);
    if (isAppleHealth(text))
      return { source: 'apple-health', read: () => readAppleHealth(file, files, timeZone) };
    const other = FILES.find(({ fits }) => fits(text));
    if (other) {
      known.push({ file, reader: other });
      continue;
    }
    const json = jsonHead(text);
    const table = json ? undefined : csvHead(text);
    const head = json ?? table;
    const reader = head && TABLES.find(({ fits }) => fits(head.names, file.name));
    if (reader) known.push({ file, head, reader });
    else if (files.length === 1 && labReport.fits(text)) known.push({ file, reader: labReport });
    else others.push({ file, head: table });
  }
  const [first] = known;
  const names = others.map(nameOf);
  if (first) return { source: first.reader.source, read: () => readFiles(known, names, asked) };
  const [only] = others.filter(({ head }) => head);
  if (!only?.head) throw new FileFault(UNKNOWN);
  return mapping ? mapped(only.file, only.head, mapping, asked) : { table: tableOf(only.head) };
}
