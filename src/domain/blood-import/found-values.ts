import type { MarkerKey } from '#domain/blood/markers.ts';
import type { PrintedValue } from '#domain/blood/panel.ts';

/** Supported files of blood tests. */
const BLOOD_FORMATS = ['fhir', 'table', 'pdf', 'scan'] as const;
export type BloodFormat = (typeof BLOOD_FORMATS)[number];

/** Uncertain readings that the member should check. */
const READING_DOUBTS = [
  'weak-name',
  'two-markers',
  'unit-inferred',
  'decimals-unsure',
  'range-unreadable',
  'preliminary',
  'date-unsure',
  'joined-lines',
  'read-from-picture',
  'standard-crp',
  'not-fasting',
  'd3-only',
  'older-equation',
] as const;
export type ReadingDoubt = (typeof READING_DOUBTS)[number];

/** Position in the file: page or line (from 1), and the text there. */
export interface ReadAt {
  readonly page: number | null;
  readonly line: number | null;
  readonly text: string;
}

/** A value as found in a file. */
export interface FoundValue extends PrintedValue {
  /** Another possible marker if the name is ambiguous. */
  readonly orMarker: MarkerKey | null;
  readonly readAt: ReadAt;
  readonly doubts: readonly ReadingDoubt[];
  /** Collection time as written in the file; null if written once for all values. */
  readonly effective: string | null;
}

/** Values of one draw. */
export interface FoundPanel {
  /** Local day; null if unknown. */
  readonly collectedOn: string | null;
  readonly laboratory: string | null;
  readonly isFasting: boolean | null;
  /** The person tested, if the file has results for several people. */
  readonly person: string | null;
  readonly values: readonly FoundValue[];
}

/** Why a possible result was left out. */
export const LEFT_OUT = {
  'entered-in-error': 'The lab marked this result as entered in error.',
  cancelled: 'The test was canceled.',
  'no-value': 'This result has no value.',
  'no-name': 'The file doesn’t say what was measured.',
  'not-laboratory': 'This isn’t a lab result.',
  repeated: 'This result is in the file twice.',
  elsewhere: 'The file only links to this result, which is stored somewhere else.',
  deleted: 'This result was deleted at the source.',
  unreadable: 'We couldn’t read this result.',
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT;

/** Left-out results: reason, count and the first examples. */
export interface LeftOut {
  readonly reason: LeftOutReason;
  readonly count: number;
  readonly examples: readonly string[];
}

/** Results of a file. */
export interface BloodFile {
  readonly format: BloodFormat;
  readonly panels: readonly FoundPanel[];
  readonly leftOut: readonly LeftOut[];
}

/** One date in both possible orders. */
export interface UnclearDates {
  readonly dayFirst: string;
  readonly monthFirst: string;
}
