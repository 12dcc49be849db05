import type { MarkerKey } from '#domain/blood/markers.ts';
import type { PrintedValue } from '#domain/blood/panel.ts';

/** Files of blood tests that are understood. */
const BLOOD_FORMATS = ['fhir', 'table', 'pdf', 'scan'] as const;
export type BloodFormat = (typeof BLOOD_FORMATS)[number];

/** What a reader was not sure of, and its member should look at. */
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

/** Where in a file a value stands: a page (from 1) or a line or row (from 1), and the text there. */
export interface ReadAt {
  readonly page: number | null;
  readonly line: number | null;
  readonly text: string;
}

/** A value as a file has it. */
export interface FoundValue extends PrintedValue {
  /** Another marker it could be, where the name alone does not tell. */
  readonly orMarker: MarkerKey | null;
  readonly readAt: ReadAt;
  readonly doubts: readonly ReadingDoubt[];
  /** The time of collection as the file writes it; null where the file writes it once for all. */
  readonly effective: string | null;
}

/** The values of one draw. */
export interface FoundPanel {
  /** Local day; null where the file does not tell. */
  readonly collectedOn: string | null;
  readonly laboratory: string | null;
  readonly isFasting: boolean | null;
  /** Whose results they are, where the file tells and holds those of several people. */
  readonly person: string | null;
  readonly values: readonly FoundValue[];
}

/** Why something that looks like a result is no value. */
export const LEFT_OUT = {
  'entered-in-error': 'The laboratory marked it as entered in error.',
  cancelled: 'The test was cancelled.',
  'no-value': 'It has no value.',
  'no-name': 'It does not say what was measured.',
  'not-laboratory': 'It is no laboratory result.',
  repeated: 'It stands in the file twice.',
  elsewhere: 'The file only points at it; the result itself is kept elsewhere.',
  deleted: 'It was deleted where the file is from.',
  unreadable: 'It cannot be read.',
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT;

/** What of a file gave no value: why, how often, and the first few of them. */
export interface LeftOut {
  readonly reason: LeftOutReason;
  readonly count: number;
  readonly examples: readonly string[];
}

/** What a file holds. */
export interface BloodFile {
  readonly format: BloodFormat;
  readonly panels: readonly FoundPanel[];
  readonly leftOut: readonly LeftOut[];
}

/** The file writes dates that can be read in two ways. */
export interface UnclearDates {
  readonly dayFirst: string;
  readonly monthFirst: string;
}
