import { expect, test } from 'vitest';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Aggregate } from '#domain/query/query.ts';
import { differenceWord, extremeWords, measureWith, nameOf, ratioWord } from './record-words.ts';

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

const metricOf = (key: string): Metric => {
  const metric = findMetric(key);
  if (!metric) throw new Error(`no metric ${key}`);
  return metric;
};

test.each([
  ['steps', 'many'],
  ['sleepMinutes', 'long'],
  ['weightKg', 'high'],
  ['waistCm', 'large'],
  ['workoutSpeedMps', 'fast'],
  ['proteinG', 'much'],
])('a ratio of %s is times as %s', (key, word) => {
  expect(ratioWord(metricOf(key), 'mean')).toBe(word);
});

test.each([
  ['steps', 'at least 8,000', 'at least 8,000 steps'],
  ['proteinG', 'over 100 g', 'over 100 g of protein'],
  ['sleepMinutes', 'under 6 h', 'under 6 h of sleep'],
  ['restingHeartRateBpm', 'at least 60 bpm', 'resting heart rate of at least 60 bpm'],
  ['restingHeartRateBpm', 'over 60 bpm', 'resting heart rate over 60 bpm'],
])('days with %s %s', (key, words, said) => {
  expect(measureWith(nameOf(metricOf(key)), metricOf(key), words)).toBe(said);
});

test.each([
  ['steps', 'lowest', 'on the day with the fewest steps'],
  ['energyKcal', 'lowest', 'on the day with the fewest calories'],
  ['proteinG', 'lowest', 'on the day with the least protein'],
  ['sleepMinutes', 'highest', 'on the day with the longest sleep'],
  ['restingHeartRateBpm', 'highest', 'on the day with the highest resting heart rate'],
] as const)('the day with the extreme of %s (%s)', (key, order, said) => {
  expect(extremeWords(metricOf(key), metricOf('glucoseMgdl'), { metric: key, order })).toBe(said);
});
