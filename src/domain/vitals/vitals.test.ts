import { describe, expect, test } from 'vitest';
import { pressureCategory, usualPressure, type PressureReading } from './blood-pressure.ts';
import { restingRateBand, usualHeartRate } from './resting-heart-rate.ts';

const reading = (date: string, systolicMmhg: number, diastolicMmhg: number): PressureReading => ({
  date,
  systolicMmhg,
  diastolicMmhg,
});

// Table 6 of the guideline: doi:10.1161/HYP.0000000000000065. A crisis includes its limits.
test.each([
  [119, 79, 'normal'],
  [120, 79, 'elevated'],
  [129, 79, 'elevated'],
  [119, 80, 'stage-1'],
  [130, 70, 'stage-1'],
  [139, 89, 'stage-1'],
  [140, 70, 'stage-2'],
  [120, 90, 'stage-2'],
  [179, 119, 'stage-2'],
  [180, 70, 'crisis'],
  [120, 120, 'crisis'],
] as const)('%d over %d is %s', (systolicMmhg, diastolicMmhg, category) => {
  expect(pressureCategory({ systolicMmhg, diastolicMmhg })).toBe(category);
});

describe('the usual blood pressure', () => {
  test('is the average of the week up to the last reading', () => {
    const readings = [
      reading('2026-11-10', 150, 95),
      reading('2026-11-12', 118, 76),
      reading('2026-11-18', 122, 78),
      reading('2026-11-18', 120, 80),
    ];
    expect(usualPressure(readings, '2026-11-20')).toEqual({
      systolicMmhg: 120,
      diastolicMmhg: 78,
      readings: 3,
      days: 2,
      measuredOn: '2026-11-18',
    });
  });

  test('needs two readings, none of the future, none older than 90 days', () => {
    expect(usualPressure([reading('2026-11-18', 150, 95)], '2026-11-20')).toBeUndefined();
    const pair = [reading('2026-11-18', 120, 80), reading('2026-11-18', 124, 82)];
    expect(usualPressure(pair, '2026-11-17')).toBeUndefined();
    expect(usualPressure(pair, '2027-02-16')).toBeDefined();
    expect(usualPressure(pair, '2027-02-17')).toBeUndefined();
  });
});

test('a usual resting heart rate is the median of each day’s lowest', () => {
  const beats = (date: string, restingHeartRateBpm: number) => ({ date, restingHeartRateBpm });
  const readings = [
    beats('2026-10-01', 40),
    beats('2026-11-16', 58),
    beats('2026-11-17', 90),
    beats('2026-11-17', 61),
    beats('2026-11-18', 70),
  ];
  expect(usualHeartRate(readings, '2026-11-18')).toEqual({ bpm: 61, days: 3, measuredOn: '2026-11-18' });
  expect(usualHeartRate(readings, '2026-10-28')).toMatchObject({ bpm: 40, days: 1 });
  expect(usualHeartRate([], '2026-11-18')).toBeUndefined();
});

test('a resting heart rate is best under 60 and high above 100', () => {
  expect([59, 60, 79, 80, 100, 101].map(restingRateBand)).toEqual([
    'low',
    'usual',
    'usual',
    'raised',
    'raised',
    'high',
  ]);
});
