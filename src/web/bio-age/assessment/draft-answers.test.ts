import { expect, test } from 'vitest';
import type { DraftAnswer, Prefill } from '#contract/bio-age/bio-age.ts';
import { itemsFor, SECTIONS } from '#domain/bio-age/sections.ts';
import {
  offersOf,
  progressOf,
  questionsOf,
  REVIEW_STEP,
  stepToGoOn,
  shownAnswerOf,
} from './draft-answers.ts';

const [body, nutrition] = SECTIONS;
if (!body || !nutrition) throw new Error('There are seven sections.');

const typed = { kind: 'typed' } as const;
const answer = (item: DraftAnswer['item'], option: string): DraftAnswer => ({
  item,
  value: { kind: 'option', option },
  origin: typed,
  answeredAt: '2026-11-21T08:00:00.000Z',
});
const unknown = (item: DraftAnswer['item']): DraftAnswer => ({
  ...answer(item, ''),
  value: { kind: 'unknown' },
});
const bmi: Prefill = {
  item: 'bmi',
  value: { kind: 'option', option: '20-25' },
  origin: {
    kind: 'prefilled',
    source: 'weight-and-height',
    measuredOn: '2026-11-12',
    figure: 24.9,
    days: null,
  },
  isApproximate: false,
};

test('Ada’s weight suggests an answer, which doesn’t count before she continues', () => {
  const draft = { answers: [], prefills: [bmi] };
  expect(shownAnswerOf('bmi', draft)).toEqual({ kind: 'offered', offer: bmi });
  expect(offersOf(body.items, draft)).toEqual([bmi]);
  expect(progressOf(body, 'female', draft)).toEqual({ answered: 0, asked: 4 });
});

test('her own answer replaces the suggestion', () => {
  const draft = { answers: [answer('bmi', '25-27.5')], prefills: [bmi] };
  expect(shownAnswerOf('bmi', draft)).toMatchObject({ kind: 'answered' });
  expect(offersOf(body.items, draft)).toEqual([]);
});

test('“I don’t know” is an answer: the next section follows', () => {
  const answers = body.items.map(({ key }) => unknown(key));
  expect(progressOf(body, 'female', { answers, prefills: [] })).toEqual({ answered: 4, asked: 4 });
  expect(stepToGoOn('female', { answers, prefills: [] })).toBe(2);
});

test('with every question answered the review follows; measured figures aren’t asked for', () => {
  const answers = SECTIONS.flatMap((section) => itemsFor(section, 'male'))
    .filter(({ kind }) => kind !== 'number')
    .map(({ key }) => unknown(key));
  expect(stepToGoOn('male', { answers, prefills: [] })).toBe(REVIEW_STEP);
  expect(stepToGoOn('male', { answers: answers.slice(1), prefills: [] })).toBe(1);
});

test('the Sleep Regularity Index of her nights replaces the question; “I don’t know” brings it back', () => {
  const sleep = SECTIONS[3];
  if (!sleep) throw new Error('Sleep is the fourth section.');
  const keys = (value: DraftAnswer['value']) =>
    questionsOf(sleep, 'female', { answers: [{ ...unknown('sri'), value }], prefills: [] }).map(
      ({ key }) => key,
    );
  expect(keys({ kind: 'number', value: 89 })).toEqual(['dur', 'sri', 'osa']);
  expect(keys({ kind: 'unknown' })).toEqual(['dur', 'reg', 'sri', 'osa']);
});
