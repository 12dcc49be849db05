import { markerOfName } from '#domain/blood-import/marker-match.ts';
import { unitMeanings } from '#domain/blood/lab-unit.ts';
import { readLabText } from '#domain/blood/lab-text.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { spelled } from './marker-unit.ts';
import { emptyRow, type ValueRow } from './value-row.ts';

const NUMBER = String.raw`[<>≤≥]?\s?\d[\d.,]*`;
const RANGE = new RegExp(String.raw`^[([]?\s*(${NUMBER})\s*[-–—]\s*(\d[\d.,]*)\s*[)\]]?`);
const UP_TO = /^[([]?\s*[<≤]\s*(\d[\d.,]*)\s*[)\]]?/;
const FROM = /^[([]?\s*[>≥]\s*(\d[\d.,]*)\s*[)\]]?/;

const isUnit = (text: string): boolean => unitMeanings(text).length > 0;

/** The range behind a value, if one is printed. */
function rangeOf(text: string): Pick<ValueRow, 'labLow' | 'labHigh'> {
  const [, low = '', high = ''] = RANGE.exec(text) ?? [];
  if (high !== '') return { labLow: low, labHigh: high };
  return { labLow: FROM.exec(text)?.[1] ?? '', labHigh: UP_TO.exec(text)?.[1] ?? '' };
}

/** Splits a line where a number is followed by a unit or by nothing: names have numbers of their own ("25-OH vitamin D"). */
function cut(line: string): { name: string; text: string; unit: string; rest: string } | undefined {
  for (const match of line.matchAll(new RegExp(String.raw`[\s;:|]+(${NUMBER})(?=$|[\s;|])`, 'g'))) {
    const [whole, text = ''] = match;
    const behind = line
      .slice(match.index + whole.length)
      .replace(/^[\s;|*]+|^[HL]\s+/g, '')
      .trim();
    const [first = ''] = behind.split(/[\s;|]/);
    const name = line
      .slice(0, match.index)
      .replace(/[;:|]+$/, '')
      .trim();
    if (name === '') continue;
    if (isUnit(first))
      return { name, text, unit: first, rest: behind.slice(first.length).replace(/^[\s;|]+/, '') };
    if (behind === '') return { name, text, unit: '', rest: '' };
  }
  return undefined;
}

/** The marker a whole name stands for in its unit. */
const markerNamed = (name: string, unit: string): MarkerKey | null =>
  markerOfName(name, { unit: unit === '' ? null : unit, specimen: null, value: null }).marker;

/** The lines of a pasted report: name, value, unit and the laboratory's range; lines without a number are left out. */
export function pastedRows(pasted: string, unitOf: (marker: MarkerKey) => string): readonly ValueRow[] {
  return pasted.split(/\r?\n/).flatMap((line): ValueRow[] => {
    const found = cut(line.replaceAll('\t', ' ; '));
    if (!found || 'fault' in readLabText(found.text)) return [];
    const marker = markerNamed(found.name, found.unit);
    // A name that nobody knows with a number and no unit may as well be an address.
    if (marker === null && found.unit === '') return [];
    const unit = marker === null ? found.unit : found.unit ? spelled(marker, found.unit) : unitOf(marker);
    return [{ ...emptyRow(), marker, name: found.name, text: found.text, unit, ...rangeOf(found.rest) }];
  });
}
