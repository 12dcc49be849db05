import type { PanelValue } from '#contract/blood/blood.ts';
import { judge } from '#domain/blood-import/review.ts';
import { inferUnit, isPlausible, toCanonical } from '#domain/blood/canonical-value.ts';
import { mayBeShare } from '#domain/blood/cell-percentages.ts';
import { readLabText, type LabText } from '#domain/blood/lab-text.ts';
import type { Censored } from '#domain/blood/lab-value.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { unitByName } from '#domain/blood/unit-by-name.ts';
import { isOrAre } from '#domain/words/agreement.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/** A line of the form as it is being typed. */
export interface ValueRow {
  readonly key: string;
  readonly marker: MarkerKey | null;
  readonly name: string;
  readonly text: string;
  readonly unit: string;
  readonly labLow: string;
  readonly labHigh: string;
  readonly isConfirmed: boolean;
  /** Details from a file that the form doesn't ask for. */
  readonly kept: Pick<PanelValue, 'loinc' | 'specimen' | 'doubt'>;
}

/** Fields of a line that can be invalid. */
export type ValueField = 'name' | 'text' | 'unit' | 'labLow' | 'labHigh';

/** The parsed line. */
export interface ReadRow {
  /** Nothing is typed in it. */
  readonly isBlank: boolean;
  readonly faults: Readonly<Partial<Record<ValueField, string>>>;
  /** Present if the line can be saved. */
  readonly value: PanelValue | undefined;
  /** The value is implausible and not confirmed yet. */
  readonly isDoubted: boolean;
  /** A count that would be typical as a percentage, so it is questioned. */
  readonly isShareLikely: boolean;
  /** A unit of the marker in which this figure would be typical. */
  readonly betterUnit: string | undefined;
}

const NOTHING = { loinc: null, specimen: null, doubt: null } as const;

export const emptyRow = (): ValueRow => ({
  key: uuidV7(),
  marker: null,
  name: '',
  text: '',
  unit: '',
  labLow: '',
  labHigh: '',
  isConfirmed: false,
  kept: NOTHING,
});

/** A stored value as a line of the form. */
export const rowOf = (value: PanelValue): ValueRow => ({
  key: uuidV7(),
  marker: value.marker,
  name: value.name,
  text: value.text,
  unit: value.unit ?? '',
  labLow: value.labLow === null ? '' : String(value.labLow),
  labHigh: value.labHigh === null ? '' : String(value.labHigh),
  isConfirmed: value.isConfirmed,
  kept: { loinc: value.loinc, specimen: value.specimen, doubt: value.doubt },
});

/** Of two readings of "1,234", the plausible one for the marker; undefined if both or neither are. */
function likelier(readings: readonly [number, number], { marker, name, unit }: ValueRow): number | undefined {
  if (marker === null) return undefined;
  const able = readings.filter((reading) => {
    const canonical = toCanonical(marker, reading, unitByName(marker, name, unit));
    return 'value' in canonical && isPlausible(marker, canonical.value);
  });
  return able.length === 1 ? able[0] : undefined;
}

function settled(row: ValueRow, read: LabText): { value: number; censored: Censored | null } | string | null {
  if (!('fault' in read)) return read;
  if (read.fault === 'not-a-number') return null;
  const value = likelier(read.readings, row);
  if (value !== undefined) return { value, censored: read.censored };
  const [decimals, thousands] = read.readings;
  return `This could be ${decimals} or ${thousands}. Enter the number you mean.`;
}

const boundOf = (typed: string): number | null | 'wrong' => {
  if (typed.trim() === '') return null;
  const read = readLabText(typed);
  return 'value' in read && read.censored === null ? read.value : 'wrong';
};

const wrong = (bound: number | null | 'wrong'): string | undefined =>
  bound === 'wrong' ? 'Enter a number.' : undefined;

/** Parses a line. Lines without name and value are blank and left out. */
export function readRow(row: ValueRow): ReadRow {
  const { marker, name, text, unit, kept } = row;
  const isBlank = name.trim() === '' && text.trim() === '';
  const [labLow, labHigh] = [boundOf(row.labLow), boundOf(row.labHigh)];
  const read = settled(row, readLabText(text));
  const figure = read === null || typeof read === 'string' ? null : read;
  const reported = {
    ...kept,
    marker,
    name: name.trim(),
    text: text.trim(),
    value: figure?.value ?? null,
    censored: figure?.censored ?? null,
    unit: unit.trim() || null,
    labLow: labLow === 'wrong' ? null : labLow,
    labHigh: labHigh === 'wrong' ? null : labHigh,
    isConfirmed: row.isConfirmed,
  };
  const { canonicalValue, isImplausible, unscored } = judge(reported);
  const inferred = marker !== null && figure ? inferUnit(marker, figure.value) : undefined;
  const isUpsideDown =
    reported.labLow !== null && reported.labHigh !== null && reported.labLow > reported.labHigh;
  const faults = compact({
    name: name.trim() === '' ? 'Enter the marker’s name.' : undefined,
    text: text.trim() === '' ? 'Enter the value.' : typeof read === 'string' ? read : undefined,
    unit: unitFault(unscored, marker),
    labLow: wrong(labLow) ?? (isUpsideDown ? 'The lower limit can’t be above the upper limit.' : undefined),
    labHigh: wrong(labHigh),
  });
  const isShareLikely = isLikelyShare(marker, figure?.value, canonicalValue) && !row.isConfirmed;
  const isDoubted = (isImplausible && !row.isConfirmed) || isShareLikely;
  const isWhole = !isBlank && !isDoubted && Object.keys(faults).length === 0;
  return {
    isBlank,
    faults: isBlank ? {} : faults,
    value: isWhole ? { ...reported, canonicalValue } : undefined,
    isDoubted,
    isShareLikely,
    betterUnit: isShareLikely ? '%' : isDoubted && inferred && 'unit' in inferred ? inferred.unit : undefined,
  };
}

const isLikelyShare = (
  marker: MarkerKey | null,
  value: number | undefined,
  canonicalValue: number | null,
): boolean =>
  marker !== null &&
  value !== undefined &&
  canonicalValue !== null &&
  mayBeShare(marker, value, canonicalValue, markerOf(marker).critical[1]);

function unitFault(
  unscored: ReturnType<typeof judge>['unscored'],
  marker: MarkerKey | null,
): string | undefined {
  if (marker === null) return undefined;
  if (unscored === 'no-unit') return 'Choose a unit.';
  const { name } = markerOf(marker);
  return unscored === 'unknown-unit' ? `${name} ${isOrAre([name])}n’t measured in this unit.` : undefined;
}

const compact = (
  faults: Readonly<Record<ValueField, string | undefined>>,
): Readonly<Partial<Record<ValueField, string>>> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
