export const FIGURE_ORIGINS = ['tracked', 'assessment', 'profile', 'blood-test', 'computed'] as const;
export type FigureOrigin = (typeof FIGURE_ORIGINS)[number];

/** A member's figure and its origin. */
export interface Measured {
  readonly value: number;
  readonly origin: FigureOrigin;
  /** Local day it was measured or answered; absent for averages over several days. */
  readonly date?: string | undefined;
  /** Number of days, nights or readings behind it. */
  readonly days?: number | undefined;
  /** For an answer in bands: its limits (upper one excluded). `value` represents the band. */
  readonly band?: { readonly from: number | null; readonly below: number | null } | undefined;
}
