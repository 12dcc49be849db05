import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import type { FileTime } from '#domain/glucose-import/file-time.ts';
import { chooseOrder, dayIn } from './date-choice.ts';
import type { BloodFile, FoundPanel, FoundValue, UnclearDates } from './found-values.ts';
import { labDate } from './lab-date.ts';
import { LeftOutTally } from './left-out-tally.ts';
import { tableRows, type TableRow } from './table-rows.ts';
import { storablePanels } from './storable-panels.ts';
import { readRow } from './read-row.ts';
import { decimalSignOf } from './result-text.ts';
import { columnsOf, type Columns } from './table-columns.ts';

const MAX_HEADER_ROW = 30;
/** Longer cells hold remarks, not results. */
const MAX_CELL_CHARS = 300;

const shortened = (cell: string): string => cell.slice(0, MAX_CELL_CHARS).replace(/\s+/g, ' ');

/** Finds the header row and its columns; undefined if no row is a header of results. */
export function findHeader(
  rows: readonly (readonly string[])[],
): { readonly at: number; readonly columns: Columns } | undefined {
  for (const [at, cells] of rows.slice(0, MAX_HEADER_ROW).entries()) {
    const columns = columnsOf(cells);
    if (columns) return { at, columns };
  }
  return undefined;
}

const YES =
  /^(?:yes|y|true|1|x|ja|j|oui|sí|si|sì|sim|wahr|vrai|fasting|nüchtern|à jeun|ayunas|nuchter|digiuno)$/i;
const NO = /^(?:no|n|false|0|nein|non|nee|não|falsch|faux|non[- ]?fasting|nicht nüchtern)$/i;

const fastingOf = (text: string): boolean | null =>
  YES.test(text.trim()) ? true : NO.test(text.trim()) ? false : null;

interface Gathered {
  readonly row: TableRow;
  readonly date: FileTime;
  readonly found: FoundValue;
}

/** Reads the rows, skipping duplicates. */
function gather(rows: readonly TableRow[], left: LeftOutTally): Gathered[] {
  const sign = decimalSignOf(rows.flatMap(({ value, range, low, high }) => [value, range, low, high]));
  const seen = new Set<string>();
  const gathered: Gathered[] = [];
  for (const row of rows) {
    const called = row.name || row.marker || row.loinc;
    if (called === '') left.add('no-name', row.text);
    else if (row.value.trim() === '') left.add('no-value', called);
    else {
      const found = readRow(row, sign);
      const key = [
        row.date,
        row.draw,
        row.laboratory,
        found.marker ?? found.name,
        found.text,
        found.unit,
      ].join('\u0000');
      if (seen.has(key)) left.add('repeated', called);
      else gathered.push({ row, date: labDate(row.date), found });
      seen.add(key);
    }
  }
  return gathered;
}

function panelFrom(gathered: readonly Gathered[], order: DateOrder): FoundPanel {
  const first = gathered[0];
  return {
    collectedOn: dayIn(first?.date, order),
    laboratory: first?.row.laboratory.trim() || null,
    isFasting: gathered.map(({ row }) => fastingOf(row.fasting)).find((answer) => answer !== null) ?? null,
    person: null,
    values: gathered.map(({ found }) => found),
  };
}

export interface TableOptions {
  readonly nowMs: number;
  /** Used only if the table's dates are ambiguous. */
  readonly dateOrder: DateOrder | undefined;
}

/**
 * Reads results from a table with any headings: one row per result, or markers against days.
 * @param written cells of all rows, including the header
 * @returns undefined without a header of results; `UnclearDates` if the member must choose the order of day and month
 */
export function readLabTable(
  written: readonly (readonly string[])[],
  { nowMs, dateOrder }: TableOptions,
): BloodFile | UnclearDates | undefined {
  const rows = written.map((cells) => cells.map(shortened));
  const header = findHeader(rows);
  if (!header) return undefined;
  const { columns, at } = header;
  const left = new LeftOutTally();
  const body = rows.slice(at + 1).map((cells, index) => ({ cells, line: at + 2 + index }));
  const gathered = gather([...tableRows(body, columns)], left);
  const choice = chooseOrder(
    gathered.map(({ date }) => date),
    dateOrder,
    nowMs,
  );
  if (!('order' in choice)) return choice;
  const draws = Map.groupBy(gathered, ({ row }) =>
    [row.date.trim(), row.draw, row.laboratory.trim()].join('\u0000'),
  );
  const panels = [...draws.values()].map((draw) => panelFrom(draw, choice.order));
  return { format: 'table', panels: storablePanels(panels), leftOut: left.list };
}
