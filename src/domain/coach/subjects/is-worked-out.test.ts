import { expect, test } from 'vitest';
import { readIntent } from '#domain/coach/abilities/intent.ts';
import { isWorkedOut } from './is-worked-out.ts';

test.each([
  ['am I getting enough protein', true],
  ['what should my resting heart rate be', false],
  ['what does HOMA-IR mean', false],
  ['is melatonin safe', false],
  ['is melatonin safe with warfarin', true],
  ['start a 16:8 fast', true],
])('“%s” is answered from Ada’s own data first: %s', (question, isOwn) => {
  expect(isWorkedOut(readIntent(question))).toBe(isOwn);
});
