import { readLabText } from '#domain/blood/lab-text.ts';
import type { DecimalSign } from './result-text.ts';

/** A lab's range, in the unit of the value. */
export interface LabRange {
  readonly labLow: number | null;
  readonly labHigh: number | null;
}

const NUMBER = String.raw`[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d[\d.,]*\d|\d`;
const TWO = new RegExp(
  String.raw`^(${NUMBER})\s*(?:-|–|—|−|~|\.\.\.?|…|to|bis|à|a|tot|;)\s*(${NUMBER})(?:\s*(?![-–\d])(\D.*))?$`,
  'i',
);
const BELOW = new RegExp(
  String.raw`^(?:<|≤|<=|=<|up to|less than|below|under|bis|unter|max\.?|inf(?:érieur|eriore|\.)?(?: [àa])?|hasta|fino a|jusqu.?à|menor (?:de|que)|not above)\s*=?\s*(${NUMBER})(?:\s+(\D.*)|\s*([^\d\s.,].*))?$`,
  'i',
);
const ABOVE = new RegExp(
  String.raw`^(?:>|≥|>=|=>|more than|greater than|above|over|from|ab|über|min\.?|sup(?:érieur|eriore|\.)?(?: [àa])?|desde|mayor (?:de|que)|at least|not below)\s*=?\s*(${NUMBER})(?:\s+(\D.*)|\s*([^\d\s.,].*))?$`,
  'i',
);

const EMPTY: LabRange = { labLow: null, labHigh: null };

const number = (text: string | undefined, sign: DecimalSign): number | null => {
  const read = text === undefined ? undefined : readLabText(text, sign);
  if (read === undefined) return null;
  if ('readings' in read) return read.readings[0];
  return 'value' in read && read.censored === null ? read.value : null;
};

const bare = (text: string): string =>
  text
    .trim()
    .replace(/([<>])\s*or\s*=\s*/i, '$1=')
    .replace(
      /^(?:ref(?:erence)?\.?(?: range| interval)?|normal(?: range)?|norm(?:al)?wert(?:e)?|referenz(?:bereich)?|v\.?r\.?|n)\s*:?\s+/i,
      '',
    )
    .replace(/^[([{]\s*|\s*[)\]}]$/g, '')
    .trim();

/**
 * Parses a printed range: "3.5 - 5.1", "< 5,0", "≥ 40", "up to 1.2", with or without a unit.
 * @returns both bounds null if the text is empty or has several ranges, such as "M: 13-17, F: 12-15"
 */
export function readRange(text: string, sign?: DecimalSign): LabRange {
  const trimmed = bare(text);
  const [, low, high] = TWO.exec(trimmed) ?? [];
  if (low !== undefined) {
    const [labLow, labHigh] = [number(low, sign), number(high, sign)];
    return labLow !== null && labHigh !== null && labLow <= labHigh ? { labLow, labHigh } : EMPTY;
  }
  const [, most] = BELOW.exec(trimmed) ?? [];
  if (most !== undefined) return { labLow: null, labHigh: number(most, sign) };
  const [, least] = ABOVE.exec(trimmed) ?? [];
  return least === undefined ? EMPTY : { labLow: number(least, sign), labHigh: null };
}

/** Whether a text is a range and nothing else. */
export const isRange = (text: string): boolean => {
  const { labLow, labHigh } = readRange(text);
  return labLow !== null || labHigh !== null;
};

/** The unit after a range; empty if none. */
export function unitAfterRange(text: string): string {
  const trimmed = bare(text);
  const [, , , two] = TWO.exec(trimmed) ?? [];
  const [, , below, belowGlued] = BELOW.exec(trimmed) ?? [];
  const [, , above, aboveGlued] = ABOVE.exec(trimmed) ?? [];
  return (two ?? below ?? belowGlued ?? above ?? aboveGlued ?? '').trim();
}
