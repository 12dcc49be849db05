import type { Person } from '#domain/blood/person.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import type { Source } from '#domain/blood/markers/row.ts';

/** One band of a derived marker: below `below`, or up to and including `upTo`. The last band has neither. */
export interface DerivedBand {
  readonly below?: number;
  readonly upTo?: number;
  readonly label: string;
  readonly tone: 'good' | 'fair' | 'poor';
}

/** Canonical value of an input. */
export type ValueOf = (marker: MarkerKey) => number;

/** A marker derived from measured markers. */
export interface DerivedRow {
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly inputs: readonly MarkerKey[];
  /** As displayed; inputs in their conventional units. */
  readonly formula: string;
  readonly compute: (of: ValueOf, person: Person) => number | undefined;
  readonly bands?: (person: Person) => readonly DerivedBand[];
  /** Depends on age or sex. */
  readonly ofPerson?: true;
  /** Marker to fill in if it wasn't measured. */
  readonly fills?: MarkerKey;
  /** Only from a fasting draw. */
  readonly needsFasting?: true;
  readonly source: Source;
}

/** Filtration rates by stage. Source: KDIGO 2024. */
export const KIDNEY_STAGES: readonly DerivedBand[] = [
  { below: 15, label: 'G5, kidney failure', tone: 'poor' },
  { below: 30, label: 'G4, severely reduced', tone: 'poor' },
  { below: 45, label: 'G3b, moderately to severely reduced', tone: 'poor' },
  { below: 60, label: 'G3a, mildly to moderately reduced', tone: 'fair' },
  { below: 90, label: 'G2, mildly reduced', tone: 'fair' },
  { label: 'G1, normal', tone: 'good' },
];

export const bandAt = (value: number, bands: readonly DerivedBand[]): DerivedBand | undefined =>
  bands.find(({ below, upTo }) =>
    below !== undefined ? value < below : upTo === undefined || value <= upTo,
  );
