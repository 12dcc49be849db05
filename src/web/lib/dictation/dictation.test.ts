import { expect, test } from 'vitest';
import { withSpoken } from './dictation.ts';

test('dictated text is appended to typed text, as a separate phrase', () => {
  expect(withSpoken('', 'two eggs')).toBe('two eggs');
  expect(withSpoken('two eggs ', 'black coffee')).toBe('two eggs, black coffee');
  expect(withSpoken('Two eggs.', 'Black coffee')).toBe('Two eggs. Black coffee');
});
