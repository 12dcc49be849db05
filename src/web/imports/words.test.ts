import { expect, test } from 'vitest';
import { unitFor } from './words.ts';

test('the unit of a count has one and many', () => {
  expect([1, 2].map((count) => unitFor(count, 'entries'))).toEqual(['entry', 'entries']);
  expect(unitFor(1, 'nights and naps')).toBe('night or nap');
});
