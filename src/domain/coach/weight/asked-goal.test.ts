import { expect, test } from 'vitest';
import { readGoal } from './asked-goal.ts';
import { deadlineOf } from './deadline.ts';

test.each([
  ['when will i reach my goal weight', {}],
  ['how long until i hit my target at this rate', {}],
  ['will i hit 65 kg by june', { massKg: 65, by: 'june' }],
  ['am i on track to reach my goal by the end of the year', { by: 'the end of the year' }],
])('“%s” asks about a goal', (text, asked) => {
  expect(readGoal(text)).toEqual(asked);
});

test.each(['when will i be there', 'will i reach 10000 steps', 'am i on track'])('“%s” doesn’t', (text) => {
  expect(readGoal(text)).toBeUndefined();
});

test('a deadline is ahead', () => {
  const today = '2026-11-20';
  expect(deadlineOf('june', today)).toEqual({ from: '2027-06-01', to: '2027-06-30' });
  expect(deadlineOf('the end of december', today)).toEqual({ from: '2026-12-31', to: '2026-12-31' });
  expect(deadlineOf('christmas', today)).toEqual({ from: '2026-12-25', to: '2026-12-25' });
  expect(deadlineOf('january 15', today)).toEqual({ from: '2027-01-15', to: '2027-01-15' });
  expect(deadlineOf('my wedding', today)).toBeUndefined();
});
