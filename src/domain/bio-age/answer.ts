import type { ItemKey } from './item-keys.ts';
import type { Item } from './item.ts';

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

/** An answer as people say it; undefined for one that says nothing: "I don't know", or an option the item does not have. */
export function answerWords(item: Item, { value }: Pick<Answer, 'value'>): string | undefined {
  if (value.kind === 'option')
    return item.kind === 'choice' ? item.options.find(({ key }) => key === value.option)?.words : undefined;
  if (value.kind === 'number') return item.kind === 'number' ? `${value.value} ${item.unit}` : undefined;
  if (value.kind !== 'parent' || item.kind !== 'parent') return undefined;
  if (value.fate === 'accident') return 'Died in an accident or a war';
  if (value.ageYears === null) return undefined;
  return value.fate === 'alive' ? `Alive at ${value.ageYears}` : `Died at ${value.ageYears}`;
}

/** Why an answer is not one to its question, as a sentence; undefined for one that is. */
export function judgeAnswer(item: Item, value: AnswerValue): string | undefined {
  if (value.kind === 'unknown') return undefined;
  if (item.kind === 'choice')
    return value.kind === 'option' && item.options.some(({ key }) => key === value.option)
      ? undefined
      : `Choose one of the answers to “${item.name}”.`;
  if (item.kind === 'number')
    return value.kind === 'number' && value.value >= item.low && value.value <= item.high
      ? undefined
      : `${item.name}: from ${item.low} to ${item.high} ${item.unit}. Check the value and its unit.`;
  return value.kind === 'parent' && (value.fate === 'accident' || value.ageYears !== null)
    ? undefined
    : `${item.name}: enter an age, or choose that you do not know.`;
}
