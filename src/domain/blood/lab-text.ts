import type { Censored } from './lab-value.ts';

/** A parsed result. `ambiguous`: "1,234" is a different number in Germany and in the US. */
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
/** Flags, stars and arrows that labs print around a value. */
const MARKS =
  /^(?:[HL]{1,2}|\*+|[↑↓])\s+|\s*(?:\*+|(?<=\s)[+-]{1,3}|[↑↓]+|\(?\b(?:H{1,2}|L{1,2}|hoch|niedrig|high|low|A)\)?)$/gi;

/**
 * Parses a printed result: "6.2", "6,2", "<0,3", "≥ 90", "1 234", "1.234,5", "H 6.2", "6.2 *". The decimal sign is inferred; a
 * comma before exactly three digits ("1,234") is ambiguous without `decimalSign`.
 * @param decimalSign of the document, if known
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
  // "1.234" is nearly always 1.234: points group thousands only next to a decimal comma.
  return plain[1] === '.' ? [decimals] : [decimals, Number(digits.replace(',', ''))];
}

const withoutGroups = (digits: string, sign: string): string => digits.replaceAll(sign, '');
