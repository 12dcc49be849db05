/** Value of a cell; null is unknown and stays empty. */
export type CsvValue = string | number | boolean | null;

/**
 * Spreadsheets treat a cell that starts like this as a formula (OWASP, CSV injection); the full-width forms are those of East Asian
 * keyboards.
 */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n\t;]|^\s|\s$/;

/** Rounds away digits from binary fractions. */
const written = (value: number): string => String(Number(value.toPrecision(12)));

function cellOf(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return written(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * One line of a CSV file (RFC 4180): commas, doubled quotes, CR LF. Numbers have a decimal point. A text that a spreadsheet would run as a
 * formula gets a leading apostrophe; numbers, including negative ones, stay numbers.
 */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cellOf).join(',')}\r\n`;
