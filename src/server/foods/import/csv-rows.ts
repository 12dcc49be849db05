import { pipeline, type Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { ImportRefused } from './source-row.ts';
import { textLines } from './text-lines.ts';

/** Cells of a row; undefined if it isn't UTF-8 or has fewer cells than the header. */
export interface CsvRow {
  /** Line on which it starts, from 1. */
  readonly line: number;
  readonly cells: readonly string[] | undefined;
  readonly isCutOff: boolean;
}

/** Positions of columns by their name in the header. */
export type Columns = ReadonlyMap<string, number>;

export const columnsOf = (header: readonly string[]): Columns =>
  new Map(header.map((name, at) => [name.replace(/^\uFEFF/, '').trim(), at]));

/** Quotes count only around a whole cell; elsewhere they are part of a name. */
const unquoted = (cell: string): string =>
  cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
    ? cell.slice(1, -1).replaceAll('""', '"')
    : cell;

/** Tab-separated rows, one per line, starting with the header. In these files quotes contain neither tabs nor line breaks. */
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
 * Comma-separated rows, starting with the header; quoted cells may contain commas, quotes and line breaks.
 * @throws ImportRefused if an unmatched quote makes a row too large
 */
export async function* commaRows(content: Readable): AsyncGenerator<CsvRow> {
  const faults: string[] = [];
  const parser = parse({
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
    // An error that ended the stream would drop rows that were read but not yet consumed.
    skip_records_with_error: true,
    on_skip: (error) => void faults.push(error?.code ?? ''),
  });
  // A pipeline without a callback throws; the parser's reader gets the error.
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
    throw new ImportRefused(`The file has unmatched quotes starting at line ${line}. Download it again.`);
  if (faults.length > 0) yield { line, cells: undefined, isCutOff: true };
}
