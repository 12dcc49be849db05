import { expect, test } from 'vitest';
import type { AnswerInput } from '#contract/bio-age/bio-age.ts';
import { afterUnsent, ANSWER, FINISH } from './draft-rows.ts';

const typed = { kind: 'typed' } as const;
const never = { item: 'smoke', value: { kind: 'option', option: 'never' }, origin: typed } as const;
const stored = [{ ...never, answeredAt: '2026-11-20T08:00:00.000Z' }];

const unsent = (...answers: AnswerInput[]) => ({
  effect: { type: ANSWER, value: { answers, answeredAt: '2026-11-21T08:00:00.000Z' } },
});

test('without a connection Ada sees the answer she gave last', () => {
  const quit = { ...never, value: { kind: 'option', option: 'quit-10' } } as const;
  expect(afterUnsent(stored, [unsent({ ...never, value: { kind: 'unknown' } }), unsent(quit)])).toEqual([
    { ...quit, answeredAt: '2026-11-21T08:00:00.000Z' },
  ]);
});

test('a cleared answer is gone, and one to another question is added', () => {
  expect(afterUnsent(stored, [unsent({ ...never, value: null })])).toEqual([]);
  expect(afterUnsent(stored, [unsent({ ...never, item: 'vape' })]).map(({ item }) => item)).toEqual([
    'smoke',
    'vape',
  ]);
});

test('other rows don’t change the draft', () => {
  const rows = [{ effect: { type: FINISH, value: null } }, { effect: { type: ANSWER, value: 'broken' } }];
  expect(afterUnsent(stored, rows)).toEqual(stored);
});
