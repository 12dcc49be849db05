import type { Sex } from '#domain/account/profile.ts';
import type { AnswerOrigin } from './answer.ts';
import type { BioAgeFigure } from './bio-age-figure.ts';
import type { ItemKey } from './item-keys.ts';
import type { SectionKey } from './item.ts';

/**
 * Why an item counts otherwise than its answer alone would: little body fat was measured, so that the mass is muscle and counts as a BMI
 * of 20 to 25; from 65 years on a BMI of 25 to 30 counts one band lower; half, since fitness itself was measured; having quit is kept
 * from counting as worse than going on.
 */
export const ITEM_NOTES = ['little-fat', 'from-65', 'halved', 'quit'] as const;
export type ItemNote = (typeof ITEM_NOTES)[number];

/** Whom the assessment is of, as scoring takes them. */
export interface BioAgePerson {
  readonly sex: Sex;
  /** Whole years. */
  readonly ageYears: number;
  readonly massKg: number | null;
  readonly bodyFatPercent: number | null;
  readonly exclusions: readonly Exclusion[];
  /** Items that no change is proposed for, as nuts to somebody who is allergic to them. */
  readonly avoids: readonly ItemKey[];
}

/** What one answer adds or takes away. The words are frozen with it, so that an old result reads as it was. */
export interface ScoredItem {
  readonly item: ItemKey;
  readonly section: SectionKey;
  readonly name: string;
  /** The answer in words. */
  readonly answer: string;
  /** Years by the table, at full age factor. */
  readonly deltaYears: number;
  /** Years within this result: after the age factor and the cap. These sum to the whole difference. */
  readonly years: number;
  readonly note: ItemNote | null;
  readonly origin: AnswerOrigin;
}

export interface ScoredSection {
  readonly section: SectionKey;
  readonly name: string;
  /** 0 to 100; 50 is the average adult. Null where nothing of it is known. */
  readonly score: number | null;
  /** Sum of its items by the table. */
  readonly deltaYears: number;
  readonly years: number;
  /** Questions answered with something known, of those asked. */
  readonly answered: number;
  readonly asked: number;
}

/** A change that can be made, with what the whole figure would gain by it. */
export interface BioAgeChange {
  readonly item: ItemKey;
  readonly name: string;
  /** What to do. */
  readonly words: string;
  readonly from: string;
  readonly to: string;
  /** Negative: years the bio-age would fall by, as a difference of two whole results. */
  readonly years: number;
  readonly withinMonths: number;
}

/** The parts of an assessment, which stand also where no figure may be shown. */
export interface LifestylePicture {
  /** Age the figures are of, in years. */
  readonly ageYears: number;
  /** 0.6 to 1: how much relative risks count at this age. */
  readonly ageFactor: number;
  readonly sections: readonly ScoredSection[];
  /** In the order of the questions. */
  readonly items: readonly ScoredItem[];
  /** Questions without an answer or answered "I don't know": they count as the average. */
  readonly missing: readonly { readonly item: ItemKey; readonly name: string }[];
  /** Questions that do not apply. */
  readonly off: readonly { readonly item: ItemKey; readonly name: string; readonly reason: 'pregnancy' }[];
  /** 0 to 1: how much of what the items could tell is known. */
  readonly coverage: number;
}

export interface LifestyleBioAge extends LifestylePicture, BioAgeFigure {
  /** Coverage below 0.85. */
  readonly isPreliminary: boolean;
  /** At most five, most rewarding first. */
  readonly changes: readonly BioAgeChange[];
}

/** What of somebody's health makes the figures mean something else. */
export const EXCLUSIONS = ['pregnancy', 'eating-disorder', 'cancer-treatment'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

export const BIO_AGE_REFUSALS = ['under-18', ...EXCLUSIONS] as const;
export type BioAgeRefusal = (typeof BIO_AGE_REFUSALS)[number];

/** `incomplete`: more has to be answered first. */
export type LifestyleOutcome =
  | ({ readonly kind: 'known' } & LifestyleBioAge)
  | {
      readonly kind: 'incomplete';
      readonly reason: 'smoking' | 'coverage';
      readonly picture: LifestylePicture;
    }
  | { readonly kind: 'refused'; readonly reason: BioAgeRefusal; readonly picture: LifestylePicture | null };
