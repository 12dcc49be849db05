import type { TableRow } from './lab-table.ts';
import type { Columns, ColumnRole } from './table-columns.ts';
import { looksLikeUnit } from './unit-text.ts';

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

type Wide = Exclude<Columns, { kind: 'long' }>;
const cellOf = (cells: readonly string[], { roles }: Wide, role: ColumnRole): string =>
  roles[role] === -1 ? '' : (cells[roles[role]] ?? '').trim();

/** A row a marker, a column a day: empty cells were not measured. */
function* dayRows(lines: readonly Line[], columns: Extract<Wide, { kind: 'days' }>): Generator<TableRow> {
  for (const { cells, line } of lines) {
    const cell = (role: ColumnRole): string => cellOf(cells, columns, role);
    for (const { at, date } of columns.days) {
      const value = (cells[at] ?? '').trim();
      if (value === '' || /^(?:-|–|—|n\/?a)$/i.test(value)) continue;
      const shared = {
        name: cell('name'),
        loinc: cell('loinc'),
        unit: cell('unit'),
        range: cell('range'),
        low: cell('low'),
        high: cell('high'),
        specimen: cell('specimen'),
      };
      yield { ...EMPTY, ...shared, line, value, date, text: [shared.name, date, value].join(' · ') };
    }
  }
}

/** A row a day, a column a marker; a first row of nothing but units belongs to the header. */
function* markerRows(
  lines: readonly Line[],
  columns: Extract<Wide, { kind: 'markers' }>,
): Generator<TableRow> {
  const first = lines[0]?.cells ?? [];
  const unitsBelow = columns.markers.some(({ at }) => looksLikeUnit(first[at] ?? ''));
  for (const { cells, line } of unitsBelow ? lines.slice(1) : lines) {
    const cell = (role: ColumnRole): string => cellOf(cells, columns, role);
    for (const { at, name, unit } of columns.markers) {
      const value = (cells[at] ?? '').trim();
      if (value === '' || /^(?:-|–|—|n\/?a)$/i.test(value)) continue;
      yield {
        ...EMPTY,
        line,
        name,
        value,
        unit: unit ?? (unitsBelow ? (first[at] ?? '').trim() : ''),
        date: cell('date'),
        laboratory: cell('laboratory'),
        fasting: cell('fasting'),
        draw: cell('draw'),
        text: [name, cell('date'), value].join(' · '),
      };
    }
  }
}

/** A table of markers against days, either way round. */
export const wideRows = (lines: readonly Line[], columns: Wide): Generator<TableRow> =>
  columns.kind === 'days' ? dayRows(lines, columns) : markerRows(lines, columns);
