import type { ItemKey } from './item-keys.ts';

/** What a parent's age says: their age now, at a natural death, or nothing after an accident or a war. */
export const PARENT_FATES = ['alive', 'died', 'accident'] as const;
export type ParentFate = (typeof PARENT_FATES)[number];

/** One answer of the assessment. "I don't know" is an answer of its own and counts as the mean, never as no risk. */
export type AnswerValue =
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'number'; readonly value: number }
  /** `ageYears` is null after an accident. */
  | { readonly kind: 'parent'; readonly fate: ParentFate; readonly ageYears: number | null }
  | { readonly kind: 'unknown' };

/** What of the member's own data an answer was taken from. */
export const PREFILL_SOURCES = [
  'weight-and-height',
  'waist-and-height',
  'sleep',
  'diary',
  'stress-questionnaire',
  'blood-test',
  'health-profile',
  'last-assessment',
] as const;
export type PrefillSource = (typeof PREFILL_SOURCES)[number];

/** Where an answer came from: typed, or taken over as it was offered, with the figure and its date. */
export type AnswerOrigin =
  | { readonly kind: 'typed' }
  | {
      readonly kind: 'prefilled';
      readonly source: PrefillSource;
      /** Local day of the newest figure it rests on. */
      readonly measuredOn: string;
      /** The figure in the item's own unit; null where there is none, as with an answer of the last assessment. */
      readonly figure: number | null;
      /** Days of data the figure rests on; null where it is one measurement. */
      readonly days: number | null;
    };

/** An answer with where it came from. */
export interface Answer {
  readonly item: ItemKey;
  readonly value: AnswerValue;
  readonly origin: AnswerOrigin;
}
