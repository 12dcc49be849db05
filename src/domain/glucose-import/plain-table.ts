import type { RowContent, TableReader } from './file-reading.ts';
import { fileTime } from './file-time.ts';
import { unitIn, valueOf } from './file-value.ts';

const HEADING_WITHIN = 10;

const WHOLE_TIMES = [
  'time',
  'timestamp',
  'datetime',
  'date time',
  'date and time',
  'measured at',
  'recorded at',
  'device timestamp',
];
const GLUCOSE =
  /^(?:(?:sensor|blood|interstitial|historic|cgm) )?(?:glucose|gl|bg|bgl|sgv|cgm|glukose|blutzucker|glucosa|glucemia|glicemia|glyc[eé]mie|glucosio)(?: (?:value|level|reading|concentration))?$/;

const UNIT = /[([]?\s*(?:mg[\s_/]*dl|mmol(?:[\s_/]*l)?)\s*[)\]]?$/i;

/** Normalizes a heading: "Glucose_Value (mg/dL)" and "glucoseValueMgdl" become "glucose value". */
const plain = (heading: string): string =>
  heading
    .trim()
    .replace(UNIT, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .toLowerCase()
    .trim();

/** Reader for any table with a glucose column and either a column of times or one of dates and one of times. */
export function plainTable(rows: readonly (readonly string[])[]): TableReader | undefined {
  for (const [row, headings] of rows.slice(0, HEADING_WITHIN).entries()) {
    const names = headings.map(plain);
    const dateAt = names.indexOf('date');
    const clockAt = names.indexOf('time');
    const isSplit = dateAt >= 0 && clockAt >= 0;
    const whole = [...WHOLE_TIMES, 'date'].find((name) => names.includes(name));
    const valueAt = names.findIndex((name) => GLUCOSE.test(name));
    if ((!isSplit && whole === undefined) || valueAt < 0) continue;
    const timeAt = names.indexOf(whole ?? '');
    const unit = unitIn(headings[valueAt] ?? '');
    const timeOf = (cells: readonly string[]) =>
      fileTime(isSplit ? `${cells[dateAt]} ${cells[clockAt]}` : cells[timeAt]);
    const read = (cells: readonly string[]): RowContent => {
      const value = valueOf(cells[valueAt]);
      return value === undefined ? 'other' : { measured: 'sensor', time: timeOf(cells), value, unit };
    };
    return { format: 'table', headerRows: row + 1, otherTimes: [], read };
  }
  return undefined;
}
