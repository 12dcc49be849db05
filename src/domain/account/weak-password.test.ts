import { expect, test } from 'vitest';
import { weakPasswordFault } from './weak-password.ts';

test('a password that attackers try early is refused, and so is the username', () => {
  const tom = { password: 'long-walks-in-march', username: 'tom', guesses: 1e12 };
  expect(weakPasswordFault(tom)).toBeUndefined();
  expect(weakPasswordFault({ ...tom, guesses: 999_999 })).toMatch(/easy to guess/);
  expect(weakPasswordFault({ ...tom, username: 'Long-Walks-In-March' })).toMatch(/isn’t your username/);
});
