import { parse } from 'csv-parse/sync';
import { findHeader } from '#domain/blood-import/lab-table.ts';
import { FileFault } from '#server/core/file-fault.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
const FIRST_LINES = 40;
const MAX_ROW_LENGTH = 1 << 16;
const MOST_ROWS = 50_000;

const rowsOf = (text: string, delimiter: string, to?: number): string[][] =>
  parse(text, {
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_LENGTH,
    skip_records_with_error: true,
    ...(to === undefined ? {} : { to }),
  }) as unknown as string[][];

/**
 * The cells of a table of results, with the separator under which its first rows make sense.
 * @throws FileFault for a text that is no such table
 */
export function tableCells(text: string): string[][] {
  const separator = SEPARATORS.find((one) => findHeader(rowsOf(text, one, FIRST_LINES)));
  if (separator === undefined)
    throw new FileFault(
      'No table of results was found in this file. Its first row must say what the columns hold, such as date, marker, value and unit.',
    );
  const rows = rowsOf(text, separator, MOST_ROWS + 1);
  if (rows.length > MOST_ROWS)
    throw new FileFault('The table has more than 50,000 rows. Export fewer years.');
  return rows;
}
