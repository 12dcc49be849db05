import { expect, test } from 'vitest';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Aggregate } from '#domain/query/query.ts';
import { differenceWord } from './record-words.ts';

const words = (key: string, aggregate: Aggregate = 'mean'): string | undefined => {
  const metric = findMetric(key);
  return metric && [true, false].map((isMore) => differenceWord(isMore, metric, aggregate)).join(' ');
};

test.each([
  ['restingHeartRateBpm', 'higher lower'],
  ['glucoseMgdl', 'higher lower'],
  ['weightKg', 'higher lower'],
  ['waterMlTargetPercent', 'higher lower'],
  ['waistCm', 'larger smaller'],
  ['steps', 'more fewer'],
  ['awakenings', 'more fewer'],
  ['waterMl', 'more less'],
  ['activeZoneMinutes', 'more less'],
  ['sleepMinutes', 'longer shorter'],
  ['fastHours', 'longer shorter'],
  ['workoutDistanceM', 'longer shorter'],
  ['workoutPaceMinPerKm', 'slower faster'],
  ['workoutSpeedMps', 'faster slower'],
  ['bedtime', 'later earlier'],
])('a difference in %s is %s', (key, said) => {
  expect(words(key)).toBe(said);
});

test('totals, counts and spreads have words of their own', () => {
  expect(words('workoutMinutes', 'sum')).toBe('more less');
  expect(words('sleepMinutes', 'count')).toBe('more fewer');
  expect(words('steps', 'share')).toBe('higher lower');
  expect(words('sleepMinutes', 'sd')).toBe('higher lower');
});
