import { pipeline, type Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { ImportRefused } from './source-row.ts';
import { textLines } from './text-lines.ts';

/** A row of a table; undefined where it is not UTF-8 or has fewer cells than the header. */
export interface CsvRow {
  /** Line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[] | undefined;
  readonly isCutOff: boolean;
}

/** How a header names its columns; each cell is then found by its place. */
export type Columns = ReadonlyMap<string, number>;

export const columnsOf = (header: readonly string[]): Columns =>
  new Map(header.map((name, at) => [name.replace(/^\uFEFF/, '').trim(), at]));

/** A cell's quotes, where its writer put any, stand at both ends: a quote elsewhere is part of a name. */
const unquoted = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell;

/** Rows between tabs, one on each line, the header first. Quotes neither hold tabs nor line ends in these files. */
export async function* tabRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRow> {
  let width = 0;
  for await (const { line, text, isOpen } of textLines(chunks)) {
    if (text === '') continue;
    const cells = text?.split('\t').map(unquoted);
    if (width === 0) width = cells?.length ?? 0;
    const isWhole = cells !== undefined && cells.length >= width;
    yield { line, cells: isWhole ? cells : undefined, isCutOff: isOpen && !isWhole };
  }
}

const MAX_ROW_LENGTH = 32 << 20;

/**
 * Rows between commas, the header first; quoted cells may hold commas, quotes and line ends.
 * @throws ImportRefused where a quote without its other takes in more than a row can be
 */
export async function* commaRows(content: Readable): AsyncGenerator<CsvRow> {
  const faults: string[] = [];
  const parser = parse({
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
    // A fault that ended the stream would take the rows with it that were read and not yet asked for.
    skip_records_with_error: true,
    on_skip: (error) => void faults.push(error?.code ?? ''),
  });
  // The callback is there because a pipeline without one throws; whoever reads the parser is told of the error.
  pipeline(content, parser, () => undefined);
  let width = 0;
  let line = 1;
  for await (const cells of parser as AsyncIterable<readonly string[]>) {
    if (width === 0) width = cells.length;
    const isWhole = cells.length >= width && !cells.some((cell) => cell.includes('\uFFFD'));
    const isEmpty = cells.length === 1 && cells[0] === '';
    if (!isEmpty) yield { line, cells: isWhole ? cells : undefined, isCutOff: false };
    line += cells.reduce((lines, cell) => lines + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 1);
  }
  if (faults.includes('CSV_MAX_RECORD_SIZE'))
    throw new ImportRefused(`From line ${line} on, the quotes of the file do not match. Fetch it again.`);
  if (faults.length > 0) yield { line, cells: undefined, isCutOff: true };
}
