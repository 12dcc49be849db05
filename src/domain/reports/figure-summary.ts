import type { UnitSystem } from '#domain/account/profile.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { Certainty } from './mean-change.ts';

/** A figure of a report, for wording. */
export interface FigureSummary {
  readonly metric: string;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly now: { readonly value: number; readonly days: number } | null;
  readonly before: { readonly value: number; readonly days: number } | null;
  readonly change: {
    readonly difference: number;
    readonly low: number;
    readonly high: number;
    readonly strength: number;
    readonly certainty: Certainty;
  } | null;
}

/** A reader's units and formats. */
export interface ReportUnits {
  readonly system: UnitSystem;
  readonly glucose: GlucoseUnit;
  /** A minute of the day as a time; "10:45 PM" if not given. */
  readonly clock?: (minute: number) => string;
}
