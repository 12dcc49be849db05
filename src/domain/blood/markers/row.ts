import type { Person } from '#domain/blood/lab-value.ts';

/** Low and high end of a band in the canonical unit, both included; null leaves the side open. */
export type Span = readonly [low: number | null, high: number | null];

/** A band as it holds for a person. @param lab the laboratory's own range, if it printed one */
export type BandOf = (person: Person, lab: Span | null) => Span | undefined;

/** Where the pathological side lies: a marker that is better lower, higher, or in the middle. */
export type Direction = 'lower' | 'higher' | 'middle';

/** What the optimal band rests on: guidelines or trials, consistent cohorts, or experts and little else. */
export type Evidence = 'A' | 'B' | 'C';

/** What must hold before the blood is drawn for the bands to mean something. */
export type Preparation = 'fasting' | 'morning' | 'morning-fasting';

/** A published source: a short label, and its DOI where it has one. */
export interface Source {
  readonly label: string;
  readonly doi?: string;
}

/** How a marker is named and measured. */
export interface Measure {
  readonly name: string;
  /** Conventional unit: what values are stored in. */
  readonly unit: string;
  /** SI unit and what the canonical value is multiplied with for it; one element where both units are the same size. */
  readonly si: readonly [unit: string, factor?: number, offset?: number];
  /** Further units that no change of prefix leads to, and what a value in them is multiplied with for the canonical one. */
  readonly also?: readonly (readonly [unit: string, factor: number])[];
  readonly plausible: readonly [number, number];
  /** Decimals a value is shown and judged with, in the canonical unit. */
  readonly decimals: number;
  readonly isCore?: true;
  /** The marker this one is in a unit that cannot be converted. */
  readonly variantOf?: string;
  readonly specimen?: 'urine';
  readonly needs?: Preparation;
}

/** What values of a marker are judged by. */
export interface Judgment {
  readonly reference?: BandOf;
  readonly optimal?: BandOf;
  /** Beyond these ends a value is critical. */
  readonly critical?: Span;
  readonly direction: Direction | null;
  /** Null where there is no optimal band. */
  readonly evidence: Evidence | null;
  readonly source?: Source;
  /** What the bands leave out: phases of the cycle, methods. */
  readonly note?: string;
}

/** One row of a table of markers. */
export interface MarkerRow extends Measure, Judgment {}

/** Joins the two lines of a row. */
export const row = (measure: Measure, judgement: Judgment): MarkerRow => ({ ...measure, ...judgement });

/** The same band for everybody. */
export const all =
  (low: number | null, high: number | null): BandOf =>
  () => [low, high];

/** A band for men and one for women. */
export const bySex =
  (male: Span | undefined, female: Span | undefined): BandOf =>
  ({ sex }) =>
    sex === 'male' ? male : female;
