import { expect, test } from 'vitest';
import { withSpoken } from './dictation.ts';

test('what is said goes behind what is typed, as a phrase of its own', () => {
  expect(withSpoken('', 'two eggs')).toBe('two eggs');
  expect(withSpoken('two eggs ', 'black coffee')).toBe('two eggs, black coffee');
  expect(withSpoken('Two eggs.', 'Black coffee')).toBe('Two eggs. Black coffee');
});
