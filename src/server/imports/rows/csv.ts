import { pipeline, Readable } from 'node:stream';
import { parse, type Options } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { FileFault } from '#server/core/file-fault.ts';
import type { ImportFile } from '#server/imports/files.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
const MAX_ROW_LENGTH = 1 << 18;
const TOO_LONG = 'A row in this file is too long. Export it again.';

const optionsOf = (delimiter: string): Options => ({
  delimiter,
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MAX_ROW_LENGTH,
});

/** A row's cells by column name, in lowercase. */
export interface TableRow {
  /** Line on which it ends, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The first column with one of these names; empty if there is none. */
  readonly cell: (...names: readonly string[]) => string;
}

const nameOf = (header: string): string =>
  header
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();

/** Column names of a table, in lowercase, and its first rows. */
export interface TableHead {
  readonly format: 'csv' | 'json';
  readonly names: readonly string[];
  readonly samples: readonly (readonly string[])[];
}

export interface CsvHead extends TableHead {
  readonly separator: string;
  readonly headers: readonly string[];
}

const SAMPLE_LINES = 12;
/** Samsung Health writes the name of a table above its columns. */
const TITLE = /^com\.samsung\.[^\n]*\n/;

/** Parses the head of a table from the start of its text; undefined if it isn't one. */
export function csvHead(text: string): CsvHead | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(TITLE, '')
    .split(/\r\n|\n|\r/, SAMPLE_LINES + 1);
  const whole = lines.length > 1 ? lines.slice(0, SAMPLE_LINES) : lines;
  const tables = SEPARATORS.map((separator) => {
    const options = { ...optionsOf(separator), skip_records_with_error: true };
    const [headers = [], ...samples] = parseAll(whole.join('\n'), options) as unknown as string[][];
    return { format: 'csv' as const, separator, headers, samples, names: headers.map(nameOf) };
  });
  const best = tables.toSorted((one, other) => other.headers.length - one.headers.length)[0];
  return best && best.headers.length > 1 && best.samples.length > 0 ? best : undefined;
}

export async function* textOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of content) {
    decoder ??= new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? 'utf-16le' : 'utf-8');
    yield decoder.decode(piece, { stream: true });
  }
}

/**
 * The rows of a table after its header.
 * @throws FileFault for a row that is too long
 */
export async function* csvRows(file: ImportFile, separator: string): AsyncGenerator<TableRow> {
  const parser = parse({ ...optionsOf(separator), info: true });
  // A pipeline without a callback throws; the parser's reader gets the error.
  pipeline(Readable.from(textOf(file.content())), parser, () => undefined);
  let places: ReadonlyMap<string, number> | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (!places) {
        if ((record[0] ?? '').startsWith('com.samsung.') && record.length < 5) continue;
        places = new Map(record.map((header, place) => [nameOf(header), place]));
        continue;
      }
      const known = places;
      const cell = (...names: readonly string[]) => {
        const place = names.map((name) => known.get(name)).find((each) => each !== undefined);
        return place === undefined ? '' : (record[place] ?? '').trim();
      };
      yield { line: info.lines, cells: record, cell };
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new FileFault(TOO_LONG);
    throw error;
  }
}

/**
 * Parses a number from a program: "1,050", "12.5", "0,4" if a comma can only be a decimal sign.
 * @returns undefined for an empty cell or anything else
 */
export function cellNumber(cell: string): number | undefined {
  const text = cell.replace(/^'/, '').replaceAll(/[\s\u00a0]/g, '');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^-?\d+,\d+$/.test(text)) return Number(text.replace(',', '.'));
  return /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** The cells of a line; none if it can't be read. */
export const csvCells = (line: string): readonly string[] =>
  line.length > MAX_ROW_LENGTH
    ? []
    : ((parseAll(line, { ...optionsOf(','), skip_records_with_error: true }) as unknown as string[][])[0] ??
      []);
