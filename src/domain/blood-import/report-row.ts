import { isDate } from './lab-date.ts';
import { isRange } from './range-text.ts';
import type { ReportCell, ReportLine } from './report-lines.ts';
import { isFlag, readResult } from './result-text.ts';
import { looksLikeUnit } from './unit-text.ts';

/** A result of a report as its cells have it; empty where it has none. */
export interface ReportRow {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly range: string;
  /** Where the value stands, for columns of days. */
  readonly valueX: number;
}

/** Words that stand where a number could. */
const WORDS =
  /^(?:neg(?:ati[vf]e?)?\.?|pos(?:iti[vf]e?)?\.?|(?:non[- ]?)?reactive|not detected|detected|absent|present|trace|normal|nachweisbar|nicht nachweisbar|n[ée]gatif|positif|negativo|positivo|unremarkable|clear|yellow)$/i;
const LETTERS = /\p{L}{2}|^\p{L}$|^[A-Z]\d/u;
/** A dagger or a figure in brackets leads to a note, "01" to the laboratory that measured. */
const NOTE_MARK = /(?:\s*[*†‡§¹²³]+|\s*\(\d\)|\s+0\d)$/;

/** Where the heading for values stands. */
export type ValueColumn = Pick<ReportCell, 'x' | 'end'>;
/** Points between a heading and what stands under it. */
const NEAR = 30;

const isValue = (text: string): boolean => {
  if (isDate(text) && !/^\d+(?:[.,]\d+)?$/.test(text)) return false;
  const { value, unit } = readResult(text);
  return value !== null && (unit === null || looksLikeUnit(unit));
};

const isEnd = (text: string): boolean =>
  isFlag(text) || looksLikeUnit(text) || isRange(text) || /^\d{2}$/.test(text);

interface Kinds {
  readonly unit: string;
  readonly range: string;
}

/** "mg/dL (70-99)" in one cell. */
function apart(text: string): string[] {
  const words = wordsOf(text);
  const isOne = words.length < 2 || isRange(text) || looksLikeUnit(text);
  return !isOne && words.every(isEnd) ? words : [text];
}

/** What stands behind a value: marks, a unit, a range, in whatever order. */
function behind(texts: readonly string[]): Kinds {
  let [unit, range] = ['', ''];
  for (const text of texts.flatMap(apart)) {
    if (isFlag(text)) continue;
    if (unit === '' && looksLikeUnit(text)) unit = text;
    else if (range === '' && isRange(text)) range = text;
    else if (range === '' && /\d/.test(text) && /[-–<>≤≥:]/.test(text) && !isDate(text)) range = text;
  }
  return { unit, range };
}

/** The words of a text with a range's parts put together: "4.0", "-", "11.0". */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(\d)\s*(-|–|—)\s*(?=\d)/g, '$1$2')
    .replace(/([<>≤≥]=?)\s+(?=\d)/g, '$1')
    .replace(/([([])\s*|\s*([)\]])/g, '$1$2')
    .split(/\s+/);

/** A line in one piece: "Glucose 95 H mg/dL 70-99". The value is the first number with nothing but a mark, a unit and a range behind it. */
function inOnePiece({ text, x }: ReportCell): ReportRow | undefined {
  const words = wordsOf(text);
  for (let at = 1; at < words.length; at += 1) {
    const name = words.slice(0, at).join(' ');
    const rest = words.slice(at + 1);
    const value = words[at] ?? '';
    if (!LETTERS.test(name) || !isValue(value) || isRange(value) || rest.length === 0) continue;
    if (rest.every(isEnd)) return { name: clean(name), value, ...behind(rest), valueX: x };
  }
  return undefined;
}

const clean = (name: string): string =>
  name
    .replace(NOTE_MARK, '')
    .replace(/[\s.:_…]+$/, '')
    .trim();

/** The cell that holds the value: the one under the heading for values, else the first that could. */
function valueAt(cells: readonly ReportCell[], column: ValueColumn | undefined): number {
  const able = [...cells.keys()].filter((index) => {
    const text = cells[index]?.text ?? '';
    return index > 0 && (isValue(text) || WORDS.test(text)) && !/^\d{4,5}-\d$/.test(text);
  });
  const away = (index: number): number => {
    const { x = 0, end = 0 } = cells[index] ?? {};
    return column ? Math.min(Math.abs(x - column.x), Math.abs(end - column.end)) : 0;
  };
  const under = column
    ? able.filter((index) => away(index) < NEAR).toSorted((one, other) => away(one) - away(other))
    : [];
  return under[0] ?? able[0] ?? -1;
}

/** A name at the left with a value to the right of it. */
function inCells(cells: readonly ReportCell[], column: ValueColumn | undefined): ReportRow | undefined {
  const at = valueAt(cells, column);
  const cell = cells[at];
  if (!cell) return undefined;
  const before = cells.slice(0, at).map(({ text }) => text);
  // A mark, or a range and a unit, may stand before the value.
  const name = before.filter((text) => LETTERS.test(text) && !isFlag(text) && !looksLikeUnit(text)).join(' ');
  if (name === '') return undefined;
  const others = [...before.slice(1), ...cells.slice(at + 1).map(({ text }) => text)];
  const own = readResult(cell.text);
  const told = behind(others);
  return {
    name: clean(name),
    value: cell.text,
    unit: own.unit ?? told.unit,
    range: told.range,
    valueX: cell.x,
  };
}

/** Reports with two tables side by side have two results in a line: the second begins with words behind a value, before another value. */
function sideBySide(cells: readonly ReportCell[]): (readonly ReportCell[])[] {
  const isName = ({ text }: ReportCell): boolean =>
    LETTERS.test(text) && !isEnd(text) && !isValue(text) && !WORDS.test(text);
  const parts: ReportCell[][] = [[]];
  for (const [at, cell] of cells.entries()) {
    const part = parts.at(-1) ?? [];
    const hasValue = part.some(({ text }, index) => index > 0 && isValue(text));
    const isNext = hasValue && isName(cell) && cells.slice(at + 1).some(({ text }) => isValue(text));
    if (isNext) parts.push([cell]);
    else part.push(cell);
  }
  return parts;
}

/** The results in cells: one, or one a day where days stand side by side. */
function resultsIn(
  cells: readonly ReportCell[],
  column: ValueColumn | undefined,
  hasDays: boolean,
): ReportRow[] {
  const [first] = cells;
  if (!first || !LETTERS.test(first.text)) return [];
  const told = inCells(cells, column);
  if (told) {
    const more = cells
      .filter(({ text, x }) => hasDays && x > told.valueX && isValue(text) && !isRange(text))
      .map(({ text, x }) => ({ ...told, value: text, valueX: x }));
    return [told, ...more];
  }
  const whole = inOnePiece({ ...first, text: cells.map(({ text }) => text).join(' ') });
  return whole ? [whole] : [];
}

/**
 * The results that a line holds; none for any other line.
 * @param column where the heading for values stands
 * @param hasDays whether days stand over columns of values
 */
export const rowsIn = (
  { cells }: Pick<ReportLine, 'cells'>,
  column: ValueColumn | undefined,
  hasDays: boolean,
): ReportRow[] => (hasDays ? [cells] : sideBySide(cells)).flatMap((part) => resultsIn(part, column, hasDays));

/** A line of words alone: a heading, or a part of a name. */
export const isWordsOnly = ({ cells }: ReportLine): boolean =>
  cells.length === 1 &&
  cells.every(({ text }) => LETTERS.test(text) && !/:\s*$/.test(text) && text.length < 60);
