import type { Censored } from './lab-value.ts';
import type { MarkerKey } from './markers.ts';

/** How a panel was added. */
export const PANEL_ORIGINS = ['entered', 'csv', 'fhir', 'pdf'] as const;
/** What was measured. A blood marker measured in urine is different and never scored. */
export const SPECIMENS = ['blood', 'urine', 'other'] as const;

/** Below or above the printed limit of the method. */
export const CENSORED = ['lt', 'gt'] as const satisfies readonly Censored[];

/** Per panel; the largest lab orders have about 150. */
export const MAX_PANEL_VALUES = 300;
/** Per member: one a week for 38 years. */
export const MAX_PANELS = 2000;
/** Earlier dates are typos. */
export const EARLIEST_DRAW = '1900-01-01';

export type PanelOrigin = (typeof PANEL_ORIGINS)[number];
export type Specimen = (typeof SPECIMENS)[number];

/** One line of a lab report, as printed or typed. */
export interface PrintedValue {
  /** Null for an unknown marker: stored and shown, never scored. */
  readonly marker: MarkerKey | null;
  readonly name: string;
  readonly loinc: string | null;
  /** As printed or typed: "<0,3", "6.2", "negative". */
  readonly text: string;
  /** In `unit`; the limit of a censored value. Null if the text is not a number. */
  readonly value: number | null;
  readonly censored: Censored | null;
  /** As printed or chosen; null if none was given. */
  readonly unit: string | null;
  /** The lab's reference range, in `unit`. */
  readonly labLow: number | null;
  readonly labHigh: number | null;
  readonly specimen: Specimen | null;
}

/** A line as stored with a panel. */
export interface ReportedValue extends PrintedValue {
  /** What was uncertain when the file was read. */
  readonly doubt: string | null;
  /** The member confirmed an implausible value. */
  readonly isConfirmed: boolean;
}

/** A stored line with its canonical value, null if unit or specimen don't allow one. */
export interface PanelValue extends ReportedValue {
  readonly canonicalValue: number | null;
}

/** Results of one blood draw. */
export interface BloodPanel {
  /** Local day of the draw. */
  readonly collectedOn: string;
  readonly laboratory: string | null;
  readonly isFasting: boolean | null;
  readonly values: readonly PanelValue[];
}
