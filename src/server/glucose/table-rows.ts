import { pipeline, Readable } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { detectTable } from '#domain/glucose-import/detect-format.ts';
import type { TableReader } from '#domain/glucose-import/file-reading.ts';
import { FileFault } from '#server/core/file-fault.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
type Separator = (typeof SEPARATORS)[number];

/** Includes quoted cells with line breaks; an empty row is identified by its line. */
const MAX_ROW_LENGTH = 1 << 20;
const MAX_LINE_LENGTH = 1 << 16;

const optionsOf = (separator: Separator): Options => ({
  delimiter: separator,
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  // Parsing a megabyte of empty lines would take a minute.
  skip_empty_lines: true,
  max_record_size: MAX_ROW_LENGTH,
});

/** Rows of a few lines. */
export const rowsOf = (lines: readonly string[], separator: Separator): string[][] =>
  parseAll(lines.join('\n'), {
    ...optionsOf(separator),
    skip_records_with_error: true,
  }) as unknown as string[][];

/** A table's format, with the separator that fits its first lines. */
export function tableOf(
  lines: readonly string[],
): { readonly reader: TableReader; readonly separator: Separator } | undefined {
  for (const separator of SEPARATORS) {
    const reader = detectTable(rowsOf(lines, separator));
    if (reader) return { reader, separator };
  }
  return undefined;
}

export interface TableRow {
  /** Line on which it ends, from 1. */
  readonly line: number;
  /** Undefined if quotes don't match. */
  readonly cells: readonly string[] | undefined;
}

interface ParsedRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Rejects overlong lines, because a row of millions of cells would fill the memory. */
function* inLines(text: Iterable<string>): Generator<string> {
  let length = 0;
  for (const piece of text) {
    const end = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    length = end < 0 ? length + piece.length : piece.length - end;
    if (length > MAX_LINE_LENGTH) throw new FileFault('A line in this file is too long to be a table row.');
    yield piece;
  }
}

/** Non-empty rows of the table; quoted cells may contain separators and line breaks. */
export async function* tableRows(text: Iterable<string>, separator: Separator): AsyncGenerator<TableRow> {
  const faulty: number[] = [];
  const parser = parse({
    ...optionsOf(separator),
    info: true,
    // An error that ended the stream would drop rows that were read but not yet consumed.
    skip_records_with_error: true,
    on_skip: (error) => void faulty.push(Number(error?.lines ?? 0)),
  });
  // A pipeline without a callback throws; the parser's reader gets the error.
  pipeline(Readable.from(inLines(text)), parser, () => undefined);
  for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
    if (record.length > 1 || record[0] !== '') yield { line: info.lines, cells: record };
  }
  for (const line of faulty) yield { line, cells: undefined };
}
