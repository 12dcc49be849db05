import { readLabText } from '#domain/blood/lab-text.ts';
import type { Censored } from '#domain/blood/lab-value.ts';

/** Decimal sign of a document; undefined if unknown. */
export type DecimalSign = '.' | ',' | undefined;

/** A parsed cell or text with a result. */
export interface Result {
  /** Null if the text is not a number. */
  readonly value: number | null;
  readonly censored: Censored | null;
  /** Null if there is none. */
  readonly unit: string | null;
  /** The number as printed, including the sign of a limit; empty if none. */
  readonly printed: string;
  /** "1,234" could be either number. */
  readonly isAmbiguous: boolean;
}

/** Checks thousands groups with spaces first: "245 000" is not 245. */
const NUMBER =
  /^((?:<|>|≤|≥)?=?\s*[+]?(?:[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?|\d[\d.,'’\u00A0\u202F]*\d|\d))(?=$|[^\d.,])\s*(.*)$/;
/** "5.1 H", "5.1*", "H 5.1", "5,1 +" and "!". */
const FLAG =
  /^(?:\(?(?:HH|LL|H|L|HIGH|LOW|A|ABN|N|NORMAL|hoch|niedrig|haut|bas|alto|bajo|basso|\*{1,3}|\+{1,3}|-{1,3}|[↑↓▲▼]+|!{1,2})\)?)(?=$|\s)/i;

const flagOf = (text: string): string => FLAG.exec(text)?.[0] ?? '';

/** Whether a text is only a flag for high, low or normal. */
export const isFlag = (text: string): boolean => text.trim() !== '' && flagOf(text.trim()) === text.trim();

const unflagged = (text: string): string => text.trim().slice(flagOf(text.trim()).length).trim();

/** Replaces words for a limit with its sign. */
const withSigns = (text: string): string =>
  text
    .replace(
      /^(?:less than|below|under|kleiner(?: als)?|unter|inf[ée]rieur à|inf\.?(?: à)?|menor (?:de|que)|inferiore a)\s*/i,
      '<',
    )
    .replace(
      /^(?:greater than|more than|above|over|größer(?: als)?|über|sup[ée]rieur à|sup\.?(?: à)?|mayor (?:de|que)|superiore a)\s*/i,
      '>',
    );

const NO_NUMBER: Result = { value: null, censored: null, unit: null, printed: '', isAmbiguous: false };

/** The rest of a titer, range or ratio: "1:80" and "3-5" are not values. */
const TWO_NUMBERS = /^[:/–-]\s*\d/;

/** Reads a result with a flag before or after it, and its unit. */
export function readResult(text: string, sign?: DecimalSign): Result {
  const [, number, after = ''] = NUMBER.exec(withSigns(unflagged(text))) ?? [];
  if (number === undefined || TWO_NUMBERS.test(after)) return NO_NUMBER;
  const read = readLabText(number, sign);
  if ('fault' in read && read.fault === 'not-a-number') return NO_NUMBER;
  const unit =
    unflagged(after)
      .replace(/^[([]|[)\]]$/g, '')
      .trim() || null;
  if ('fault' in read)
    return { value: read.readings[0], censored: read.censored, unit, printed: number, isAmbiguous: true };
  return { value: read.value, censored: read.censored, unit, printed: number, isAmbiguous: false };
}

const POINT = /(?<![\d.,])\d+\.\d{1,2}(?![\d.,])/;
const COMMA = /(?<![\d.,])\d+,\d{1,2}(?![\d.,])/;

/** Most common decimal sign in the texts of a document; undefined if it is ambiguous. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign {
  let [points, commas] = [0, 0];
  for (const text of texts) {
    if (POINT.test(text)) points += 1;
    if (COMMA.test(text)) commas += 1;
  }
  if (points === commas) return undefined;
  return points > commas ? '.' : ',';
}
