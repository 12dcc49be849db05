import type { Person } from '#domain/blood/person.ts';

/** Low and high end of a band in the canonical unit, both included; null for an open side. */
export type Span = readonly [low: number | null, high: number | null];

/** A band for a person. @param lab the lab's own range, if printed */
export type BandOf = (person: Person, lab: Span | null) => Span | undefined;

/** Healthier direction of a marker. */
export type Direction = 'lower' | 'higher' | 'middle';

/** Evidence for the optimal band: guidelines or trials (A), consistent cohorts (B), experts and small studies (C). */
export type Evidence = 'A' | 'B' | 'C';

/** Required before the draw for the bands to apply. */
export type Preparation = 'fasting' | 'morning' | 'morning-fasting';

/** A published source: a short label and its DOI. */
export interface Source {
  readonly label: string;
  readonly doi?: string;
}

/** Name and measurement of a marker. */
export interface Measure {
  readonly name: string;
  /** Conventional unit, in which values are stored. */
  readonly unit: string;
  /** SI unit with factor and offset from the canonical value; only the unit if both are the same size. */
  readonly si: readonly [unit: string, factor?: number, offset?: number];
  /** Other units that a change of prefix doesn't cover, with their factor to the canonical unit. */
  readonly also?: readonly (readonly [unit: string, factor: number])[];
  readonly plausible: readonly [number, number];
  /** Decimals for display and judging, in the canonical unit. */
  readonly decimals: number;
  readonly isCore?: true;
  /** The same marker in a unit that can't be converted. */
  readonly variantOf?: string;
  readonly specimen?: 'urine';
  readonly needs?: Preparation;
}

/** Bands of a marker. */
export interface Judgment {
  readonly reference?: BandOf;
  readonly optimal?: BandOf;
  /** Values outside are critical. */
  readonly critical?: Span;
  readonly direction: Direction | null;
  /** Null without an optimal band. */
  readonly evidence: Evidence | null;
  readonly source?: Source;
  /** What the bands don't cover: phases of the cycle, methods. */
  readonly note?: string;
}

export interface MarkerRow extends Measure, Judgment {}

export const row = (measure: Measure, judgment: Judgment): MarkerRow => ({ ...measure, ...judgment });

/** The same band for everyone. */
export const all =
  (low: number | null, high: number | null): BandOf =>
  () => [low, high];

export const bySex =
  (male: Span | undefined, female: Span | undefined): BandOf =>
  ({ sex }) =>
    sex === 'male' ? male : female;
