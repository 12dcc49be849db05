import type { Answer, AnswerValue } from './answer.ts';
import type { ItemKey } from './item-keys.ts';
import type { BioAgePerson } from './lifestyle-result.ts';

export const answered = (item: ItemKey, value: AnswerValue | string): Answer => ({
  item,
  value: typeof value === 'string' ? { kind: 'option', option: value } : value,
  origin: { kind: 'typed' },
});

/** Answers with one of them changed, or removed if `undefined`. */
export const withAnswer = (
  answers: readonly Answer[],
  item: ItemKey,
  value: AnswerValue | string | undefined,
): readonly Answer[] => [
  ...answers.filter((answer) => answer.item !== item),
  ...(value === undefined ? [] : [answered(item, value)]),
];

/** Bruno, 48, from the worked example in science notes 5.3. */
export const BRUNO: BioAgePerson = {
  sex: 'male',
  ageYears: 48,
  massKg: 88,
  bodyFatPercent: null,
  exclusions: [],
  avoids: [],
};

export const BRUNOS_ANSWERS: readonly Answer[] = [
  answered('bmi', '25-27.5'),
  answered('whtr', '0.50-0.55'),
  answered('sbp', '120-130'),
  answered('rhr', '60-70'),
  answered('fv', '3-4'),
  answered('wg', '1-2'),
  answered('nuts', '1-3'),
  answered('pmeat', '1-3'),
  answered('ssb', 'under-1-week'),
  answered('upf', '40-60'),
  answered('salt', 'sometimes'),
  answered('mvpa', '150-299'),
  answered('steps', '7000-9500'),
  answered('rt', '1'),
  answered('sit', '8-10'),
  answered('func', 'easily'),
  answered('dur', '6-7'),
  answered('reg', '30-60'),
  answered('osa', 'no'),
  answered('dep', 'no'),
  answered('stress', '5-7'),
  answered('iso', 'monthly'),
  answered('lone', 'rarely'),
  answered('purpose', 'strong'),
  answered('srh', 'very-good'),
  answered('smoke', 'quit-over-10'),
  answered('vape', 'no'),
  answered('alc', '1.3-25'),
  answered('shs', 'no'),
  answered('pm25', 'under-10'),
  answered('dm', 'prediabetes'),
  answered('cvd', 'none'),
  answered('ckd', 'none'),
  answered('cancer', 'none'),
  answered('copd', 'no'),
  answered('fhx', 'yes'),
  answered('mother', { kind: 'parent', fate: 'died', ageYears: 71 }),
  answered('father', { kind: 'parent', fate: 'died', ageYears: 80 }),
];
