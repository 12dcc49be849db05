import type { MarkerKey } from './markers.ts';

/** Printed as "< 0.3" or "> 90": the limit of the method, not a value. */
export type Censored = 'lt' | 'gt';

/** A measured marker and the lab's range, both in the canonical (conventional) unit. */
export interface LabValue {
  readonly marker: MarkerKey;
  readonly value: number;
  readonly censored: Censored | null;
  readonly labLow: number | null;
  readonly labHigh: number | null;
  /** Drawn after food although bands are for fasting. Only critical values are flagged. */
  readonly isAfterFood?: true;
  /** As printed on the report; absent for computed values. */
  readonly printed?: { readonly unit: string; readonly decimals: number };
}

export interface Draw {
  /** Local day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly isFasting: boolean | null;
  readonly values: readonly LabValue[];
}

/** Position of a value within its bands, lowest first. `in-range`: inside a reference without an optimal band. */
export type MarkerFlag =
  | 'critical-low'
  | 'low'
  | 'borderline-low'
  | 'optimal'
  | 'in-range'
  | 'borderline-high'
  | 'high'
  | 'critical-high';
