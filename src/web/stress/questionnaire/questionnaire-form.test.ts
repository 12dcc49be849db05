import { expect, test } from 'vitest';
import { CURRENT_QUESTIONS } from '#domain/stress/questionnaire.ts';
import {
  allAnswers,
  answered,
  beginAnswering,
  questionnaireOf,
  resumeAnswering,
  type Answering,
} from './questionnaire-form.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');

test('Ada answers one question after another; it isn’t complete before the last', () => {
  let form: Answering = beginAnswering();
  for (let step = 0; step < 9; step += 1) form = { ...form, ...answered(form, step % 5) };
  expect(form.step).toBe(9);
  expect(allAnswers(form)).toBeUndefined();
  form = { ...form, ...answered(form, 4) };
  expect(allAnswers(form)).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4]);
});

test('going back and answering again changes only that answer', () => {
  const form = { ...beginAnswering(), ...answered(beginAnswering(), 3) };
  const again = answered({ ...form, step: 0 }, 1);
  expect(again.answers?.slice(0, 2)).toEqual([1, null]);
  expect(again.step).toBe(1);
});

test('after a reload she continues where she was', () => {
  const form = { ...beginAnswering(), ...answered(beginAnswering(), 3) };
  expect(resumeAnswering(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test.each([
  { version: 'perennial-0', answers: [], step: 0 },
  { ...beginAnswering(), answers: [1, 2] },
  { ...beginAnswering(), answers: Array<number>(10).fill(9) },
  { ...beginAnswering(), step: 11 },
])('a stored draft that no longer fits starts over', (kept) => {
  expect(resumeAnswering(kept)).toEqual(beginAnswering());
});

test('edited answers keep their day', () => {
  const first = questionnaireOf('first', CURRENT_QUESTIONS, Array<number>(10).fill(1), NOW - 86_400_000);
  const corrected = questionnaireOf('other', CURRENT_QUESTIONS, Array<number>(10).fill(2), NOW, first);
  expect(corrected).toEqual({ ...first, answers: Array<number>(10).fill(2) });
});
