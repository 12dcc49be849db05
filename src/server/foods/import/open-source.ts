import type { Readable } from 'node:stream';
import { areFdcTables, fdcFromTables, fdcTables } from './fdc-tables.ts';
import { fdcJson } from './fdc-json.ts';
import { type FileFormat, detectFormat } from './detect-format.ts';
import { offJsonLines, offJsonList } from './off-json.ts';
import { isDamage, type SourceFile, sourceFiles } from './source-files.ts';
import { ImportRefused, rowOf, type SourceRow } from './source-row.ts';
import { type Columns, columnsOf, commaRows, tabRows } from './csv-rows.ts';
import { numberOf, textOf } from './figures.ts';
import { type OffFields, offProduct } from './off-product.ts';

/** In the first years two columns had other names; the fatty acids still start with a dash. */
const OLD_COLUMNS: Readonly<Record<string, string>> = {
  'alpha-linolenic-acid': '-alpha-linolenic-acid_100g',
  'eicosapentaenoic-acid': '-eicosapentaenoic-acid_100g',
  'docosahexaenoic-acid': '-docosahexaenoic-acid_100g',
};

function fieldsOf(columns: Columns, cells: readonly string[]): OffFields {
  const cell = (column: string): string | undefined => cells[columns.get(column) ?? -1];
  return {
    text: (field) => textOf(cell(field)),
    tags: (field) =>
      cell(field)
        ?.split(',')
        .filter((tag) => tag !== '') ?? [],
    number: (field) => numberOf(cell(field)),
    per100g: (nutrient) => numberOf(cell(`${nutrient}_100g`) ?? cell(OLD_COLUMNS[nutrient] ?? '')),
  };
}

/** Open Food Facts as a table, tab-separated as published or comma-separated. */
async function* offTable(content: Readable, separator: '\t' | ','): AsyncGenerator<SourceRow> {
  let columns: Columns | undefined;
  for await (const { line, cells, isCutOff } of separator === '\t' ? tabRows(content) : commaRows(content)) {
    if (isCutOff)
      yield {
        line,
        reason: 'cut-off',
        message: 'The file ends in the middle of this row. Download it again.',
      };
    else if (cells === undefined)
      yield { line, reason: 'unreadable', message: 'This row isn’t UTF-8, or has too few columns.' };
    else if (columns === undefined) columns = columnsOf(cells);
    else yield rowOf(line, offProduct(fieldsOf(columns, cells)));
  }
}

/** A recognized source to import. */
export interface FoodSource {
  readonly format: FileFormat | 'fdc-tables';
  /** Bytes on disk to read. */
  readonly totalBytes: number;
  /** All rows in a stable order. @param onRead receives the bytes read so far, from time to time */
  rows(onRead: (bytes: number) => void): AsyncGenerator<SourceRow>;
}

const READERS: Readonly<Record<FileFormat, (content: Readable) => AsyncGenerator<SourceRow>>> = {
  'fdc-json': fdcJson,
  'off-json-lines': offJsonLines,
  'off-json': offJsonList,
  'off-tabs': (content) => offTable(content, '\t'),
  'off-commas': (content) => offTable(content, ','),
};

const HEAD_BYTES = 1 << 20;

async function headOf(file: SourceFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of file.open().content as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= HEAD_BYTES) break;
    }
  } catch (error) {
    if (!isDamage(error) || length === 0) throw error; // the rows before the damage are still usable
  }
  return Buffer.concat(parts);
}

async function* readFile(
  file: SourceFile,
  format: FileFormat,
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  const { content, bytesRead } = file.open();
  for await (const row of READERS[format](content)) {
    onRead(bytesRead());
    yield row;
  }
}

/**
 * Detects a source by content: a file, plain, gzip or zip, or a folder with FoodData Central's tables.
 * @throws ImportRefused for anything else, saying what was expected
 */
export async function openSource(path: string): Promise<FoodSource> {
  const files = await sourceFiles(path);
  if (areFdcTables(files)) {
    const totalBytes = fdcTables(files).reduce((sum, { bytes }) => sum + bytes, 0);
    return { format: 'fdc-tables', totalBytes, rows: (onRead) => fdcFromTables(files, onRead) };
  }
  const data =
    files.length === 1 ? files : files.filter(({ name }) => /\.(?:json|jsonl|csv|tsv)$/i.test(name));
  const [file] = data;
  if (file === undefined || data.length > 1)
    throw new ImportRefused(
      'Choose a folder or zip with exactly one food file, or with the FoodData Central tables (food.csv, food_nutrient.csv and the others).',
    );
  const format = detectFormat(await headOf(file));
  return { format, totalBytes: file.bytes, rows: (onRead) => readFile(file, format, onRead) };
}
