import { isDate } from './lab-date.ts';
import { isRange } from './range-text.ts';
import type { ReportCell, ReportLine } from './report-lines.ts';
import { isFlag, readResult } from './result-text.ts';
import { looksLikeUnit } from './unit-text.ts';

/** A result of a report, as cell texts; empty if missing. */
export interface ReportRow {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly range: string;
  /** Horizontal position of the value, for columns of days. */
  readonly valueX: number;
}

/** Results in words. */
const WORDS =
  /^(?:neg(?:ati[vf]e?)?\.?|pos(?:iti[vf]e?)?\.?|(?:non[- ]?)?reactive|not detected|detected|absent|present|trace|normal|nachweisbar|nicht nachweisbar|n[ée]gatif|positif|negativo|positivo|unremarkable|clear|yellow)$/i;
const LETTERS = /\p{L}{2}|^\p{L}$|^[A-Z]\d/u;
/** Footnote marks, or "01" for the lab that measured. */
const NOTE_MARK = /(?:\s*[*†‡§¹²³]+|\s*\(\d\)|\s+0\d)$/;

/** Position of the value heading. */
export type ValueColumn = Pick<ReportCell, 'x' | 'end'>;
/** Maximum distance between a heading and its values, points. */
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

/** Splits "mg/dL (70-99)" in one cell. */
function apart(text: string): string[] {
  const words = wordsOf(text);
  const isOne = words.length < 2 || isRange(text) || looksLikeUnit(text);
  return !isOne && words.every(isEnd) ? words : [text];
}

/** Unit and range after a value, in any order, skipping flags. */
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

/** Words of a text with parts of a range joined: "4.0", "-", "11.0". */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(\d)\s*(-|–|—)\s*(?=\d)/g, '$1$2')
    .replace(/([<>≤≥]=?)\s+(?=\d)/g, '$1')
    .replace(/([([])\s*|\s*([)\]])/g, '$1$2')
    .split(/\s+/);

/** A line in one piece: "Glucose 95 H mg/dL 70-99". The value is the first number followed only by flags, a unit and a range. */
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

/** Index of the value cell: below the value heading, otherwise the first candidate. */
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

/** A name with a value to its right. */
function inCells(cells: readonly ReportCell[], column: ValueColumn | undefined): ReportRow | undefined {
  const at = valueAt(cells, column);
  const cell = cells[at];
  if (!cell) return undefined;
  const before = cells.slice(0, at).map(({ text }) => text);
  // Flags, a range or a unit may come before the value.
  const name = before.filter((text) => LETTERS.test(text) && !isFlag(text) && !looksLikeUnit(text)).join(' ');
  if (name === '') return undefined;
  const others = [...before.slice(1), ...cells.slice(at + 1).map(({ text }) => text)];
  const own = readResult(cell.text);
  const after = behind(others);
  return {
    name: clean(name),
    value: cell.text,
    unit: own.unit ?? after.unit,
    range: after.range,
    valueX: cell.x,
  };
}

/** Splits lines of two tables side by side. The second starts with words after a value and before another value. */
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

/** Results in cells: one, or one per day in columns of days. */
function resultsIn(
  cells: readonly ReportCell[],
  column: ValueColumn | undefined,
  hasDays: boolean,
): ReportRow[] {
  const [first] = cells;
  if (!first || !LETTERS.test(first.text)) return [];
  const result = inCells(cells, column);
  if (result) {
    const more = cells
      .filter(({ text, x }) => hasDays && x > result.valueX && isValue(text) && !isRange(text))
      .map(({ text, x }) => ({ ...result, value: text, valueX: x }));
    return [result, ...more];
  }
  const whole = inOnePiece({ ...first, text: cells.map(({ text }) => text).join(' ') });
  return whole ? [whole] : [];
}

/**
 * Results in a line.
 * @param column position of the value heading
 * @param hasDays whether the columns are days
 */
export const rowsIn = (
  { cells }: Pick<ReportLine, 'cells'>,
  column: ValueColumn | undefined,
  hasDays: boolean,
): ReportRow[] => (hasDays ? [cells] : sideBySide(cells)).flatMap((part) => resultsIn(part, column, hasDays));

/** Whether a line has only words: a heading, or part of a name. */
export const isWordsOnly = ({ cells }: ReportLine): boolean =>
  cells.length === 1 &&
  cells.every(({ text }) => LETTERS.test(text) && !/:\s*$/.test(text) && text.length < 60);
