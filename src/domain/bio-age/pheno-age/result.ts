import type { Censored } from '#domain/blood/lab-value.ts';

/** The nine inputs of PhenoAge, in its order. */
export const PHENO_INPUTS = [
  'albumin',
  'creatinine',
  'glucose',
  'crp',
  'lymphocytes',
  'mcv',
  'rdw',
  'alp',
  'wbc',
] as const;
export type PhenoInput = (typeof PHENO_INPUTS)[number];

/** What one marker adds against the median of people of the same sex and age. */
export interface PhenoContribution {
  readonly input: PhenoInput;
  readonly name: string;
  /** In the marker's conventional unit, as used: after the floor of CRP. */
  readonly value: number;
  readonly unit: string;
  /** In the unit of the formula. */
  readonly modelValue: number;
  readonly modelUnit: string;
  /** Median of people of the same sex and age, in the conventional unit and in that of the formula. */
  readonly peerValue: number;
  readonly peerModelValue: number;
  /** Years per unit of the formula, per unit of the natural logarithm for CRP. */
  readonly yearsPerUnit: number;
  readonly years: number;
  readonly measuredOn: string;
  /** The limit of the method was used. */
  readonly censored: Censored | null;
  readonly isFloored: boolean;
}

export interface PhenoAgeKnown {
  readonly kind: 'known';
  /** Newest of the draws the markers are of. */
  readonly drawnOn: string;
  /** Drawn within 12 months: older ones are for the combined figure alone. */
  readonly isRecent: boolean;
  /** Age at the draw. */
  readonly ageYears: number;
  readonly phenoAgeYears: number;
  /** 10-year mortality score of the formula, 0 to 1. It is an input of the formula, not a forecast: not for display as one. */
  readonly mortalityScore: number;
  /** Median of PhenoAge − age among people of the same sex and about this age. */
  readonly peerMedianYears: number;
  /** A*: (PhenoAge − age) − peerMedianYears. */
  readonly againstPeersYears: number;
  /** 0.75 · A*: what is shown as years older or younger than peers. */
  readonly shownYears: number;
  readonly contributions: readonly PhenoContribution[];
  /** PhenoAge of somebody of this age with all peer medians; with the contributions it sums to PhenoAge. */
  readonly peerPhenoAgeYears: number;
  readonly isOutsideTrainedAges: boolean;
  /** The member said they did not fast, or nobody knows. */
  readonly isFasting: boolean | null;
}

/** Why PhenoAge is not computed. `too-far-apart`: the nine were never measured within 30 days of each other; `too-old`: longer than 24 months ago. */
export const PHENO_REFUSALS = [
  'under-20',
  'over-90',
  'pregnancy',
  'crp-over-10',
  'wbc-over-15',
  'kidney-disease',
  'cancer-treatment',
  'blood-disease',
  'too-far-apart',
  'too-old',
] as const;
export type PhenoRefusal = (typeof PHENO_REFUSALS)[number];

export type PhenoAgeOutcome =
  | PhenoAgeKnown
  | { readonly kind: 'refused'; readonly reason: PhenoRefusal; readonly drawnOn: string | null }
  | {
      readonly kind: 'missing';
      readonly markers: readonly { readonly input: PhenoInput; readonly name: string }[];
    };
