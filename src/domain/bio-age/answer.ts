import type { ItemKey } from './item-keys.ts';
import type { Item } from './item.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

/** Meaning of a parent's age: their age now, their age at a natural death, or nothing after an accident or a war. */
export const PARENT_FATES = ['alive', 'died', 'accident'] as const;
export type ParentFate = (typeof PARENT_FATES)[number];

/** One answer of the assessment. "I don't know" counts as the average, never as no risk. */
export type AnswerValue =
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'number'; readonly value: number }
  /** `ageYears` is null after an accident. */
  | { readonly kind: 'parent'; readonly fate: ParentFate; readonly ageYears: number | null }
  | { readonly kind: 'unknown' };

/** The member's own data behind a suggested answer. */
export const PREFILL_SOURCES = [
  'weight-and-height',
  'waist-and-height',
  'sleep',
  'movement',
  'vitals',
  'diary',
  'stress-questionnaire',
  'blood-test',
  'health-profile',
  'last-assessment',
] as const;
export type PrefillSource = (typeof PREFILL_SOURCES)[number];

/** Origin of an answer: typed, or accepted as suggested, with the figure and its date. */
export type AnswerOrigin =
  | { readonly kind: 'typed' }
  | {
      readonly kind: 'prefilled';
      readonly source: PrefillSource;
      /** Local day of the newest data. */
      readonly measuredOn: string;
      /** In the item's unit; null without a figure, such as an answer from the last assessment. */
      readonly figure: number | null;
      /** Days of data; null for a single measurement. */
      readonly days: number | null;
    };

export interface Answer {
  readonly item: ItemKey;
  readonly value: AnswerValue;
  readonly origin: AnswerOrigin;
}

/** An answer in words; undefined for "I don't know" and for an option the item doesn't have. */
export function answerWords(item: Item, { value }: Pick<Answer, 'value'>): string | undefined {
  if (value.kind === 'option')
    return item.kind === 'choice' ? item.options.find(({ key }) => key === value.option)?.words : undefined;
  if (value.kind === 'number')
    return item.kind === 'number' ? withUnit(String(value.value), item.unit) : undefined;
  if (value.kind !== 'parent' || item.kind !== 'parent') return undefined;
  if (value.fate === 'accident') return 'Died in an accident or in war';
  if (value.ageYears === null) return undefined;
  return value.fate === 'alive' ? `Alive at ${value.ageYears}` : `Died at ${value.ageYears}`;
}

/** Explains why an answer doesn't fit its question; undefined if it does. */
export function judgeAnswer(item: Item, value: AnswerValue): string | undefined {
  if (value.kind === 'unknown') return undefined;
  if (item.kind === 'choice')
    return value.kind === 'option' && item.options.some(({ key }) => key === value.option)
      ? undefined
      : `Choose an answer for “${item.name}.”`;
  if (item.kind === 'number')
    return value.kind === 'number' && value.value >= item.low && value.value <= item.high
      ? undefined
      : `${item.name}: enter ${item.low} to ${withUnit(String(item.high), item.unit)}. Check the value and its unit.`;
  return value.kind === 'parent' && (value.fate === 'accident' || value.ageYears !== null)
    ? undefined
    : `${item.name}: enter an age, or choose “I don’t know.”`;
}
