import { expect, test } from 'vitest';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { extreme, pickedBy } from './extremes.ts';

const metricOf = (key: string): Metric => {
  const metric = findMetric(key);
  if (!metric) throw new Error(`no metric ${key}`);
  return metric;
};

test.each([
  ['best', 'waterMl', 'max'],
  ['best', 'vo2MaxMlKgMin', 'max'],
  ['worst', 'hdl-c', 'min'],
  ['best', 'ldl-c', 'min'],
  ['worst', 'restingHeartRateBpm', 'max'],
  ['best', 'energyKcal', undefined],
  // Minutes per kilometer.
  ['fastest', 'workoutPaceMinPerKm', 'min'],
  ['slowest', 'workoutPaceMinPerKm', 'max'],
  ['fastest', 'workoutSpeedMps', 'max'],
  ['highest', 'workoutPaceMinPerKm', 'max'],
] as const)('the %s %s is its %s', (superlative, key, end) => {
  expect(extreme(superlative, metricOf(key))).toBe(end);
});

test.each([
  ['longest', 'workoutHeartRateBpm', true, 'workoutMinutes'],
  ['fastest', 'workoutHeartRateBpm', true, 'workoutSpeedMps'],
  ['fastest', 'workoutPaceMinPerKm', true, undefined],
  ['longest', 'fastStartTime', false, 'fastHours'],
  ['fastest', 'fastStartTime', false, undefined],
  ['longest', 'sleepMinutes', false, undefined],
] as const)('the %s with its %s (of a workout: %s) is picked by %s', (superlative, key, isWorkout, by) => {
  expect(pickedBy(superlative, metricOf(key), isWorkout)).toBe(by);
});
