import type { Sex } from '#domain/account/profile.ts';
import type { MarkerKey } from './markers.ts';

/** A value printed as "< 0.3" or "> 90": the limit of the method, not the value. */
export type Censored = 'lt' | 'gt';

/** Whom values are judged for, with the age at the draw. */
export interface Person {
  readonly sex: Sex;
  readonly ageYears: number;
}

/** A measured marker in its canonical (conventional) unit; the laboratory's own range in the same unit. */
export interface LabValue {
  readonly marker: MarkerKey;
  readonly value: number;
  readonly censored: Censored | null;
  readonly labLow: number | null;
  readonly labHigh: number | null;
  /** Of a draw after food, where bands are of an empty stomach: nothing is said of it but what is critical at any time. */
  readonly isAfterFood?: true;
  /** How it stands on the report; absent where it was computed. */
  readonly printed?: { readonly unit: string; readonly decimals: number };
}

/** One blood draw. */
export interface Draw {
  /** Local day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly isFasting: boolean | null;
  readonly values: readonly LabValue[];
}

/** Where a value stands between its bands, from the lowest. `in-range`: inside a reference that has no optimal band. */
export type MarkerFlag =
  | 'critical-low'
  | 'low'
  | 'borderline-low'
  | 'optimal'
  | 'in-range'
  | 'borderline-high'
  | 'high'
  | 'critical-high';
