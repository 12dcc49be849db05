import { expect, test } from 'vitest';
import { unitOfCount } from './words.ts';

test('the unit of a count has one and many', () => {
  expect([1, 2].map((count) => unitOfCount(count, 'entries'))).toEqual(['entry', 'entries']);
  expect(unitOfCount(1, 'nights and naps')).toBe('night or nap');
});
