import type { Readable } from 'node:stream';
import { areFdcTables, fdcFromTables, fdcTables } from './fdc-tables.ts';
import { fdcJson } from './fdc-json.ts';
import { formatOf, type FileFormat } from './format-of.ts';
import { offTable } from './off-csv.ts';
import { offJsonLines, offJsonList } from './off-json.ts';
import { isDamage, sourceFiles, type SourceFile } from './source-files.ts';
import { ImportRefused, type SourceRow } from './source-row.ts';

/** Something to import, recognized. */
export interface FoodSource {
  readonly format: FileFormat | 'fdc-tables';
  /** Bytes on the disk that will be read. */
  readonly totalBytes: number;
  /** All rows in an order that is always the same. @param onRead told, now and then, the bytes read so far */
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
    if (!isDamage(error) || length === 0) throw error; // the rows before the damage are still worth having
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
 * Recognises what a path holds by what is in it: a file, plain, gzip or zip, or a folder with the tables of FoodData Central.
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
      'This holds neither the tables of FoodData Central (food.csv, food_nutrient.csv and the others) nor one single food file.',
    );
  const format = formatOf(await headOf(file));
  return { format, totalBytes: file.bytes, rows: (onRead) => readFile(file, format, onRead) };
}
