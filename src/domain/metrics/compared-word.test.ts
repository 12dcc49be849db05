import { expect, test } from 'vitest';
import { comparedWord } from './compared-word.ts';

test.each([
  ['proteinG', 'more', 'less'],
  ['steps', 'more', 'fewer'],
  ['restingHeartRateBpm', 'higher', 'lower'],
  ['sleepEfficiencyPercent', 'higher', 'lower'],
  ['stressRating', 'higher', 'lower'],
  ['waistCm', 'larger', 'smaller'],
  ['bedtime', 'later', 'earlier'],
])('a change of %s is %s or %s', (key, more, less) => {
  expect([comparedWord(key, true), comparedWord(key, false)]).toEqual([more, less]);
});
