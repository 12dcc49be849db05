import type { TableRow } from './lab-table.ts';
import type { Columns, ColumnRole } from './table-columns.ts';

interface Line {
  readonly cells: readonly string[];
  readonly line: number;
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A table with a row for each result. */
export function* longRows(
  lines: readonly Line[],
  { roles, valueUnit }: Extract<Columns, { kind: 'long' }>,
): Generator<TableRow> {
  // Some tables write the day in the first row of a draw only.
  let date = '';
  for (const { cells, line } of lines) {
    if (isEmpty(cells)) continue;
    const cell = (role: ColumnRole): string => (roles[role] === -1 ? '' : (cells[roles[role]] ?? '').trim());
    date = cell('date') || date;
    yield {
      line,
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
      text: cells.filter((one) => one.trim() !== '').join(' · '),
    };
  }
}
