import type { Censored } from '#domain/blood/lab-value.ts';

/** Limits of validity. Above the CRP and white cell limits there is an acute illness, which would distort the figure. */
export const PHENO_LIMITS = {
  minAgeYears: 20,
  maxTrainedAgeYears: 85,
  maxAgeYears: 90,
  maxCrpMgl: 10,
  maxWbcPerNl: 15,
  maxDaysApart: 30,
  recentMonths: 12,
  maxMonths: 24,
} as const;

/** Inputs of PhenoAge in its order. */
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

/** Effect of one marker compared with the median for sex and age. */
export interface PhenoContribution {
  readonly input: PhenoInput;
  readonly name: string;
  /** In the conventional unit, after the minimum for CRP. */
  readonly value: number;
  readonly unit: string;
  /** In the formula's unit. */
  readonly modelValue: number;
  readonly modelUnit: string;
  /** Median for sex and age, in the conventional unit and the formula's. */
  readonly peerValue: number;
  readonly peerModelValue: number;
  /** Years per unit of the formula, or per unit of the natural logarithm for CRP. */
  readonly yearsPerUnit: number;
  readonly years: number;
  readonly measuredOn: string;
  /** Set if the method's limit was used. */
  readonly censored: Censored | null;
  readonly isFloored: boolean;
}

export interface PhenoAgeKnown {
  readonly kind: 'known';
  /** Newest draw used. */
  readonly drawnOn: string;
  /** Drawn within 12 months. Older ones only go into the combined figure. */
  readonly isRecent: boolean;
  /** Age at blood draw. */
  readonly ageYears: number;
  readonly phenoAgeYears: number;
  /** Ten-year mortality score of the formula, 0 to 1. Not a forecast: don't display it as one. */
  readonly mortalityScore: number;
  /** Median of PhenoAge − age for the same sex and age. */
  readonly peerMedianYears: number;
  /** A*: (PhenoAge − age) − peerMedianYears. */
  readonly againstPeersYears: number;
  /** 0.75 · A*: displayed as years older or younger than peers. */
  readonly shownYears: number;
  readonly contributions: readonly PhenoContribution[];
  /** PhenoAge with all markers at the peer medians. With the contributions it adds up to PhenoAge. */
  readonly peerPhenoAgeYears: number;
  readonly isOutsideTrainedAges: boolean;
  /** False if the member did not fast, null if unknown. */
  readonly isFasting: boolean | null;
}

/**
 * Why PhenoAge is not computed. `too-far-apart`: the nine were never measured within 30 days; `too-old`: more than 24 months ago.
 */
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
