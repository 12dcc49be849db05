import type { Sex } from '#domain/account/profile.ts';
import type { AnswerOrigin } from './answer.ts';
import type { BioAgeFigure } from './bio-age-figure.ts';
import type { ItemKey } from './item-keys.ts';
import type { SectionKey } from './item.ts';

/**
 * Why an item counts differently than its answer. `little-fat`: low body fat means muscle, so BMI counts as 20 to 25. `from-65`:
 * BMI of 25 to 30 counts one band lower. `halved`: fitness was measured. `quit`: limited so that quitting isn't worse than
 * continuing.
 */
export const ITEM_NOTES = ['little-fat', 'from-65', 'halved', 'quit'] as const;
export type ItemNote = (typeof ITEM_NOTES)[number];

/** The person being assessed. */
export interface BioAgePerson {
  readonly sex: Sex;
  /** Whole years. */
  readonly ageYears: number;
  readonly massKg: number | null;
  readonly bodyFatPercent: number | null;
  readonly exclusions: readonly Exclusion[];
  /** Items without suggested changes, such as nuts for members with a nut allergy. */
  readonly avoids: readonly ItemKey[];
}

/** Effect of one answer. Its words are stored with it, so old results keep their wording. */
export interface ScoredItem {
  readonly item: ItemKey;
  readonly section: SectionKey;
  readonly name: string;
  /** In words. */
  readonly answer: string;
  /** Years before the age factor and the cap. */
  readonly deltaYears: number;
  /** Years within this result, after age factor and cap. They add up to the whole difference. */
  readonly years: number;
  readonly note: ItemNote | null;
  readonly origin: AnswerOrigin;
}

export interface ScoredSection {
  readonly section: SectionKey;
  readonly name: string;
  /** 0 to 100; 50 is the average adult. Null if nothing is known. */
  readonly score: number | null;
  /** Sum of its items, before the age factor and the cap. */
  readonly deltaYears: number;
  readonly years: number;
  /** Known answers out of `asked`. */
  readonly answered: number;
  readonly asked: number;
}

/** A suggested change and its effect on the whole figure. */
export interface BioAgeChange {
  readonly item: ItemKey;
  readonly name: string;
  /** What to do. */
  readonly words: string;
  readonly from: string;
  readonly to: string;
  /** Negative: the difference of two whole results, years. */
  readonly years: number;
  readonly withinMonths: number;
}

/** Parts of an assessment. Available even if no figure may be shown. */
export interface LifestylePicture {
  readonly ageYears: number;
  /** 0.6 to 1: how much relative risks count at this age. */
  readonly ageFactor: number;
  readonly sections: readonly ScoredSection[];
  /** In the order of the questions. */
  readonly items: readonly ScoredItem[];
  /** Unanswered or "I don't know": counts as the average. */
  readonly missing: readonly { readonly item: ItemKey; readonly name: string }[];
  /** Questions that don't apply. */
  readonly off: readonly { readonly item: ItemKey; readonly name: string; readonly reason: 'pregnancy' }[];
  /** Share of the information in all items that is known, 0 to 1. */
  readonly coverage: number;
}

export interface LifestyleBioAge extends LifestylePicture, BioAgeFigure {
  /** Coverage is below 0.85. */
  readonly isPreliminary: boolean;
  /** At most five, most effective first. */
  readonly changes: readonly BioAgeChange[];
}

/** Conditions that make a bio-age misleading. */
export const EXCLUSIONS = ['pregnancy', 'eating-disorder', 'cancer-treatment'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

export const BIO_AGE_REFUSALS = ['under-18', ...EXCLUSIONS] as const;
export type BioAgeRefusal = (typeof BIO_AGE_REFUSALS)[number];

/** `incomplete`: more answers are needed. */
export type LifestyleOutcome =
  | ({ readonly kind: 'known' } & LifestyleBioAge)
  | {
      readonly kind: 'incomplete';
      readonly reason: 'smoking' | 'coverage';
      readonly picture: LifestylePicture;
    }
  | { readonly kind: 'refused'; readonly reason: BioAgeRefusal; readonly picture: LifestylePicture | null };
