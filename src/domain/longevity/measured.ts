/** Where a figure comes from. */
export const FIGURE_ORIGINS = ['tracked', 'assessment', 'profile', 'blood-test', 'computed'] as const;
export type FigureOrigin = (typeof FIGURE_ORIGINS)[number];

/** A figure of a member, with where it comes from. */
export interface Measured {
  readonly value: number;
  readonly origin: FigureOrigin;
  /** The local day it was measured or answered on; absent for figures of a window of days. */
  readonly date?: string | undefined;
  /** So many days, nights or readings it rests on. */
  readonly days?: number | undefined;
  /** Of an answer that is a band: its limits, the upper one outside; `value` then stands for the band. */
  readonly band?: { readonly from: number | null; readonly below: number | null } | undefined;
}
