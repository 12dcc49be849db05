import type { Person } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import type { Source } from '#domain/blood/markers/row.ts';

/** One band of a derived marker: up to `below`, not included, or `upTo`, included; neither for the last. */
export interface DerivedBand {
  readonly below?: number;
  readonly upTo?: number;
  readonly label: string;
  readonly tone: 'good' | 'fair' | 'poor';
}

/** A canonical value of an input. */
export type ValueOf = (marker: MarkerKey) => number;

/** A figure that follows from measured markers. */
export interface DerivedRow {
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly inputs: readonly MarkerKey[];
  /** As it is shown; inputs in their conventional units. */
  readonly formula: string;
  readonly compute: (of: ValueOf, person: Person) => number | undefined;
  readonly bands?: (person: Person) => readonly DerivedBand[];
  /** Age or sex go into it. */
  readonly ofPerson?: true;
  /** The marker it stands for where that was not measured. */
  readonly fills?: MarkerKey;
  /** Only of a fasting draw. */
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

/** The band a value lies in. */
export const bandAt = (value: number, bands: readonly DerivedBand[]): DerivedBand | undefined =>
  bands.find(({ below, upTo }) =>
    below !== undefined ? value < below : upTo === undefined || value <= upTo,
  );
