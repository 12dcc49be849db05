import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import type { Specimen } from '#domain/blood/panel.ts';
import { chooseOrder, dayIn } from './date-choice.ts';
import type { BloodFile, FoundPanel, FoundValue, UnclearDates } from './found-values.ts';
import { LeftOutTally } from './left-out-tally.ts';
import { storablePanels } from './storable-panels.ts';
import { readRow } from './read-row.ts';
import { daysIn, fastingOfReport, laboratoryIn, orderHint, type ReportDay } from './report-facts.ts';
import { linesOf, type ReportLine, type ReportPage } from './report-lines.ts';
import { isWordsOnly, type ReportRow, rowsIn, type ValueColumn } from './report-row.ts';
import { decimalSignOf, type DecimalSign } from './result-text.ts';
import { specimenIn } from './specimen.ts';
import type { FileTime } from '#domain/glucose-import/file-time.ts';
import { isDate, labDate } from './lab-date.ts';
import { roleOf } from './table-columns.ts';

/** A column of results from one day, in reports with several. */
interface ColumnDay {
  readonly date: FileTime;
  readonly x: number;
  readonly end: number;
}

/** Dates above columns: a line with only dates, and possibly headings for names, units and ranges. */
function columnDays({ cells }: ReportLine): ColumnDay[] {
  const days = cells.filter(({ text }) => isDate(text) && !/[A-Za-z]{4,}.*:/.test(text));
  const others = cells.filter(({ text }) => !isDate(text));
  const isHeading = days.length > 1 && others.every(({ text }) => !/\d|:/.test(text));
  return isHeading ? days.map(({ text, x, end }) => ({ date: labDate(text), x, end })) : [];
}

/** The day of the nearest column, if close enough. */
function dayOfColumn(columns: readonly ColumnDay[], x: number): FileTime | undefined {
  const near = columns
    .map(({ date, x: from, end }) => ({
      date,
      away: Math.min(Math.abs(from - x), Math.abs((from + end) / 2 - x)),
    }))
    .toSorted((one, other) => one.away - other.away)[0];
  return near && near.away < 60 ? near.date : undefined;
}

/** Position of the value column in a line of headings. */
function valueColumn({ cells }: ReportLine): ValueColumn | undefined {
  const roles = cells.map(({ text }) => roleOf(text));
  const isHeader = roles.filter((role) => role !== undefined).length > 1;
  return isHeader ? cells[roles.indexOf('value')] : undefined;
}

interface Placed {
  readonly found: FoundValue;
  readonly day: ReportDay['date'] | undefined;
}

const SECTION =
  /^(?:h[ae]+matolog|clinical chem|chemistry|klinische|lipid|thyroid|schilddr|hormon|endocrin|vitamin|blut|cbc|complete blood|full blood|iron|liver|immun|coag|gerinnung|elektrolyt|electrolyt|metabolic|comprehensive|renal|kidney|serum|plasma|kleines|gro(?:ß|ss)es|bio ?chim|h[ée]mat|bioqu|ematolog|chimica)/i;

/** Reads a report line by line, keeping track of headings. */
class ReportReader {
  readonly left = new LeftOutTally();
  readonly placed: Placed[] = [];
  #section: Specimen | null = null;
  #day: ReportDay['date'] | undefined;
  #columns: readonly ColumnDay[] = [];
  #values: ValueColumn | undefined;
  readonly #seen = new Set<string>();
  readonly #sign: DecimalSign;

  constructor(lines: readonly ReportLine[]) {
    this.#sign = decimalSignOf(lines.flatMap(({ cells }) => cells.map(({ text }) => text)));
  }

  read(line: ReportLine, before: ReportLine | undefined, after: ReportLine | undefined): void {
    const columns = columnDays(line);
    const collected = daysIn(line).find(({ kind }) => kind === 'collected');
    if (collected) this.#day = collected.date;
    const values = valueColumn(line);
    // A new heading ends the previous table.
    if (values || columns.length > 0) [this.#columns, this.#values] = [columns, values];
    const rows = rowsIn(line, this.#values, this.#columns.length > 0);
    if (rows.length === 0) return this.#heading(line);
    for (const row of rows) this.#add(line, row, before, after);
  }

  #heading(line: ReportLine): void {
    if (!isWordsOnly(line)) return;
    const specimen = specimenIn(line.text);
    if (specimen || SECTION.test(line.text.trim())) this.#section = specimen === 'blood' ? null : specimen;
  }

  #add(
    line: ReportLine,
    row: ReportRow,
    before: ReportLine | undefined,
    after: ReportLine | undefined,
  ): void {
    const found = this.#named(line, row, before, after);
    // Addresses and page numbers look like results, but have no unit, range or marker name.
    const isResult =
      found.marker !== null || found.unit !== null || found.labLow !== null || found.labHigh !== null;
    if (!isResult) return;
    const day = dayOfColumn(this.#columns, row.valueX) ?? this.#day;
    const key = [found.marker ?? found.name, found.text, found.unit, day?.dayFirstMs].join('\u0000');
    if (this.#seen.has(key)) return this.left.add('repeated', found.name);
    this.#seen.add(key);
    this.placed.push({ found, day });
  }

  /** Reads a value whose name may continue on the line above or below. */
  #named(
    line: ReportLine,
    row: ReportRow,
    before: ReportLine | undefined,
    after: ReportLine | undefined,
  ): FoundValue {
    const read = (name: string, isJoined = false): FoundValue => {
      const found = readRow(
        {
          marker: '',
          loinc: '',
          low: '',
          high: '',
          specimen: this.#section ?? '',
          line: 0,
          text: line.text,
          ...row,
          name,
        },
        this.#sign,
        isJoined ? ['joined-lines'] : [],
      );
      return { ...found, readAt: { page: line.page, line: null, text: line.text } };
    };
    const alone = read(row.name);
    if (alone.marker !== null && !alone.doubts.includes('weak-name')) return alone;
    const joined = [
      before && isWordsOnly(before) && isNear(before, line) ? `${before.text} ${row.name}` : undefined,
      after && isWordsOnly(after) && isNear(line, after) ? `${row.name} ${after.text}` : undefined,
    ]
      .filter((name) => name !== undefined)
      .map((name) => read(name, true))
      .find(({ marker, doubts }) => marker !== null && !doubts.includes('weak-name'));
    return joined ?? alone;
  }
}

const isNear = (upper: ReportLine, lower: ReportLine): boolean =>
  upper.page === lower.page &&
  lower.y - upper.y < 1.6 * Math.max(upper.height, lower.height) &&
  Math.abs((upper.cells[0]?.x ?? 0) - (lower.cells[0]?.x ?? 0)) < 20;

export interface ReportOptions {
  readonly nowMs: number;
  /** Used only if the report is ambiguous. */
  readonly dateOrder: DateOrder | undefined;
}

/** The earliest other date of the report, as the one closest to the draw. */
function likelyDay(days: readonly ReportDay[], order: DateOrder): string | null {
  const others = days.filter(({ kind }) => kind === 'other').map(({ date }) => dayIn(date, order));
  return others.filter((day) => day !== null).toSorted()[0] ?? null;
}

/**
 * Reads the results of a lab report from positioned texts.
 * @returns `UnclearDates` if the member must choose the order of day and month
 */
export function readLabReport(
  pages: readonly ReportPage[],
  { nowMs, dateOrder }: ReportOptions,
): BloodFile | UnclearDates {
  const lines = pages.flatMap(linesOf);
  const reader = new ReportReader(lines);
  for (const [at, line] of lines.entries()) reader.read(line, lines[at - 1], lines[at + 1]);
  const days = lines.flatMap(daysIn);
  const dated = days.filter(({ kind }) => kind !== 'birth').map(({ date }) => date);
  const choice = chooseOrder(dated, dateOrder, nowMs, orderHint(lines));
  if (!('order' in choice)) return choice;
  const collected = dayIn(days.find(({ kind }) => kind === 'collected')?.date, choice.order);
  const likely = collected ?? likelyDay(days, choice.order);
  const byDay = Map.groupBy(reader.placed, ({ day }) => dayIn(day, choice.order) ?? likely);
  const shared = { laboratory: laboratoryIn(lines), isFasting: fastingOfReport(lines), person: null };
  const panels = [...byDay].map(([collectedOn, placed]): FoundPanel => {
    const isSure = collected !== null || placed.some(({ day }) => day !== undefined);
    return {
      ...shared,
      collectedOn,
      values: placed.map(({ found }) =>
        isSure ? found : { ...found, doubts: [...found.doubts, 'date-unsure' as const] },
      ),
    };
  });
  return { format: 'pdf', panels: storablePanels(panels), leftOut: reader.left.list };
}
