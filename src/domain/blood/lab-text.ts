import type { Censored } from './lab-value.ts';

/** What a printed result says. `ambiguous`: "1,234" is one number to a German laboratory and another to an American one. */
export type LabText =
  | { readonly value: number; readonly censored: Censored | null }
  | { readonly fault: 'not-a-number' }
  | {
      readonly fault: 'ambiguous';
      readonly readings: readonly [decimals: number, thousands: number];
      readonly censored: Censored | null;
    };

const RESULT =
  /^(<=?|>=?|≤|≥|less than|more than|kleiner|größer|unter|über)?\s*([+]?[\d.,'\u2019\u00a0\u202f ]*\d)$/i;
/** What laboratories print around a value: flags before or after it, stars, arrows. */
const MARKS =
  /^(?:[HL]{1,2}|\*+|[↑↓])\s+|\s*(?:\*+|(?<=\s)[+-]{1,3}|[↑↓]+|\(?\b(?:H{1,2}|L{1,2}|hoch|niedrig|high|low|A)\)?)$/gi;

/**
 * Reads a result as laboratories print it: "6.2", "6,2", "<0,3", "≥ 90", "1 234", "1.234,5", "H 6.2", "6.2 *". The decimal sign is
 * found from the text; a comma before exactly three digits ("1,234") may be either unless `decimalSign` tells.
 * @param decimalSign of the document, where it is known
 */
export function readLabText(text: string, decimalSign?: '.' | ','): LabText {
  const match = RESULT.exec(text.trim().replace(MARKS, '').trim());
  if (!match?.[2]) return { fault: 'not-a-number' };
  const sign = match[1]?.toLowerCase() ?? '';
  const censored = sign === '' ? null : /^[<≤]|less|kleiner|unter/.test(sign) ? 'lt' : 'gt';
  const digits = match[2].replace(/[+'\u2019\u00a0\u202f]/g, '').replace(/(\d) (?=\d{3}(?:\D|$))/g, '$1');
  const readings = readingsOf(digits, decimalSign);
  if (readings === undefined) return { fault: 'not-a-number' };
  const [value, thousands] = readings;
  return thousands === undefined
    ? { value, censored }
    : { fault: 'ambiguous', readings: [value, thousands], censored };
}

function readingsOf(digits: string, decimalSign: '.' | ',' | undefined): [number, number?] | undefined {
  if (/^\d+$/.test(digits)) return [Number(digits)];
  const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:([.,])\d+)?$/.exec(digits);
  const plain = /^\d*([.,])\d+$/.exec(digits);
  if (grouped?.[2] !== undefined && grouped[2] !== grouped[1]) {
    if (decimalSign !== undefined && decimalSign !== grouped[2]) return undefined;
    return [Number(withoutGroups(digits, grouped[1] ?? '').replace(',', '.'))];
  }
  const decimals = plain && Number(digits.replace(',', '.'));
  if (grouped && !plain) return [Number(digits.replace(/[.,]/g, ''))];
  if (!plain || decimals === null) return undefined;
  if (!grouped || digits.startsWith('0') || decimalSign === plain[1]) return [decimals];
  if (decimalSign !== undefined) return [Number(digits.replace(/[.,]/g, ''))];
  // "1.234" is nearly always 1.234: points group thousands only beside a decimal comma.
  return plain[1] === '.' ? [decimals] : [decimals, Number(digits.replace(',', ''))];
}

const withoutGroups = (digits: string, sign: string): string => digits.replaceAll(sign, '');
