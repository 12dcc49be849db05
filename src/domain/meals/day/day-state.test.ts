import { expect, test } from 'vitest';
import { completenessOf } from './day-state.ts';

test('a day on which Mina logged nothing is not logged, never a day of zero', () => {
  expect(completenessOf(null, [], true)).toBe('not-logged');
});

test('a past day with breakfast and dinner counts as complete, one with only a snack doesn’t', () => {
  expect(completenessOf(null, ['breakfast', 'snack', 'dinner'], true)).toBe('complete');
  expect(completenessOf(null, ['snack', 'snack', 'snack'], true)).toBe('partial');
  expect(completenessOf(null, ['lunch', 'lunch'], true)).toBe('partial');
});

test('today is partial however much was logged, until Mina says otherwise', () => {
  expect(completenessOf(null, ['breakfast', 'lunch', 'dinner'], false)).toBe('partial');
  expect(completenessOf('complete', ['breakfast'], false)).toBe('complete');
});

test('Mina’s own statement about a day overrides what its meals suggest', () => {
  expect(completenessOf('partial', ['breakfast', 'lunch', 'dinner'], true)).toBe('partial');
  expect(completenessOf('fasted', [], true)).toBe('fasted');
});
