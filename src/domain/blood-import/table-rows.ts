import type { ColumnRole, Columns, RoleColumns } from './table-columns.ts';
import { looksLikeUnit } from './unit-text.ts';

/** One result of a table, as cell texts. Empty if the table has no such cell. */
export interface TableRow {
  readonly line: number;
  readonly marker: string;
  readonly name: string;
  readonly loinc: string;
  readonly value: string;
  readonly unit: string;
  readonly range: string;
  readonly low: string;
  readonly high: string;
  readonly specimen: string;
  readonly date: string;
  readonly laboratory: string;
  readonly fasting: string;
  /** Distinguishes two draws on one day: a time or a panel id. */
  readonly draw: string;
  /** The cells as printed in the file. */
  readonly text: string;
}

interface Line {
  readonly cells: readonly string[];
  readonly line: number;
}

const EMPTY: TableRow = {
  line: 0,
  marker: '',
  name: '',
  loinc: '',
  value: '',
  unit: '',
  range: '',
  low: '',
  high: '',
  specimen: '',
  date: '',
  laboratory: '',
  fasting: '',
  draw: '',
  text: '',
};

const cellsOf =
  ({ cells }: Line, roles: RoleColumns) =>
  (role: ColumnRole): string =>
    roles[role] === -1 ? '' : (cells[roles[role]] ?? '').trim();

/** Value of a cell; undefined if nothing was measured. */
const measuredIn = ({ cells }: Line, at: number): string | undefined => {
  const value = (cells[at] ?? '').trim();
  return value === '' || /^(?:-|–|—|n\/?a)$/i.test(value) ? undefined : value;
};

/** Rows are results. */
function* resultRows(
  lines: readonly Line[],
  { roles, valueUnit }: Extract<Columns, { kind: 'long' }>,
): Generator<TableRow> {
  // Some tables write the date only in the first row of a draw.
  let date = '';
  for (const line of lines) {
    if (line.cells.every((cell) => cell.trim() === '')) continue;
    const cell = cellsOf(line, roles);
    date = cell('date') || date;
    yield {
      line: line.line,
      marker: cell('marker'),
      name: cell('name'),
      loinc: cell('loinc'),
      value: cell('value'),
      unit: cell('unit') || (valueUnit ?? ''),
      range: cell('range'),
      low: cell('low'),
      high: cell('high'),
      specimen: cell('specimen'),
      date,
      laboratory: cell('laboratory'),
      fasting: cell('fasting'),
      draw: cell('draw'),
      text: line.cells.filter((one) => one.trim() !== '').join(' · '),
    };
  }
}

/** Rows are markers, columns are days. */
function* dayRows(
  lines: readonly Line[],
  { roles, days }: Extract<Columns, { kind: 'days' }>,
): Generator<TableRow> {
  for (const line of lines) {
    const cell = cellsOf(line, roles);
    for (const { at, date } of days) {
      const value = measuredIn(line, at);
      if (value === undefined) continue;
      yield {
        ...EMPTY,
        line: line.line,
        name: cell('name'),
        loinc: cell('loinc'),
        value,
        unit: cell('unit'),
        range: cell('range'),
        low: cell('low'),
        high: cell('high'),
        specimen: cell('specimen'),
        date,
        text: [cell('name'), date, value].join(' · '),
      };
    }
  }
}

/** Rows are days, columns are markers. A first row with only units belongs to the header. */
function* markerRows(
  lines: readonly Line[],
  { roles, markers }: Extract<Columns, { kind: 'markers' }>,
): Generator<TableRow> {
  const first = lines[0]?.cells ?? [];
  const hasUnitRow = markers.some(({ at }) => looksLikeUnit(first[at] ?? ''));
  for (const line of hasUnitRow ? lines.slice(1) : lines) {
    const cell = cellsOf(line, roles);
    for (const { at, name, unit } of markers) {
      const value = measuredIn(line, at);
      if (value === undefined) continue;
      yield {
        ...EMPTY,
        line: line.line,
        name,
        value,
        unit: unit ?? (hasUnitRow ? (first[at] ?? '').trim() : ''),
        date: cell('date'),
        laboratory: cell('laboratory'),
        fasting: cell('fasting'),
        draw: cell('draw'),
        text: [name, cell('date'), value].join(' · '),
      };
    }
  }
}

/** The results of a table, whichever way it is laid out. */
export function tableRows(lines: readonly Line[], columns: Columns): Generator<TableRow> {
  if (columns.kind === 'long') return resultRows(lines, columns);
  return columns.kind === 'days' ? dayRows(lines, columns) : markerRows(lines, columns);
}
