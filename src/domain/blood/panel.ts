import type { Censored } from './lab-value.ts';
import type { MarkerKey } from './markers.ts';

/** How a panel came in. */
export const PANEL_ORIGINS = ['entered', 'csv', 'fhir', 'pdf'] as const;
/** What was measured. A marker of blood in urine is another thing and never scored. */
export const SPECIMENS = ['blood', 'urine', 'other'] as const;

/** A value beyond what the method can measure: below or above the limit that is printed. */
export const CENSORED = ['lt', 'gt'] as const satisfies readonly Censored[];

/** Values of one panel at most: the largest laboratory orders have about 150. */
export const MAX_PANEL_VALUES = 300;
/** Panels of one member at most: one a week for 38 years. */
export const MAX_PANELS = 2000;
/** No draw is earlier: such a day is a slip of the keyboard. */
export const EARLIEST_DRAW = '1900-01-01';

export type PanelOrigin = (typeof PANEL_ORIGINS)[number];
export type Specimen = (typeof SPECIMENS)[number];

/** One line of a laboratory's report, as it was printed or typed. */
export interface PrintedValue {
  /** Null: the product does not know it. It is kept and shown, never scored. */
  readonly marker: MarkerKey | null;
  /** As printed. */
  readonly name: string;
  readonly loinc: string | null;
  /** As printed or typed: "<0,3", "6.2", "negative". */
  readonly text: string;
  /** In `unit`; of a censored value its limit. Null where the text is no number. */
  readonly value: number | null;
  readonly censored: Censored | null;
  /** As printed or chosen; null where none was given. */
  readonly unit: string | null;
  /** The laboratory's own reference range, in `unit`. */
  readonly labLow: number | null;
  readonly labHigh: number | null;
  readonly specimen: Specimen | null;
}

/** A line that a member keeps. */
export interface ReportedValue extends PrintedValue {
  /** What was doubtful when it was read from a file. */
  readonly doubt: string | null;
  /** The member said that a value outside of what is plausible is right. */
  readonly isConfirmed: boolean;
}

/** A stored line: with its value in the marker's canonical unit, null where unit or specimen do not allow one. */
export interface PanelValue extends ReportedValue {
  readonly canonicalValue: number | null;
}

/** What one blood draw gave. */
export interface BloodPanel {
  /** Local day of the draw. */
  readonly collectedOn: string;
  readonly laboratory: string | null;
  readonly isFasting: boolean | null;
  readonly values: readonly PanelValue[];
}
