import { describe, expect, test } from 'vitest';
import { readMeal } from './read-meal.ts';
import { readReading } from './read-reading.ts';
import { readWeight } from './read-weight.ts';
import { readWorkout } from './read-workout.ts';
import { saidMoment } from './said-moment.ts';

describe('a workout to log', () => {
  test.each([
    [
      'log 45 min crossfit this morning, pretty hard',
      { kind: 'hiit', durationMinutes: 45, effort: 'vigorous' },
    ],
    ['log a 5k run in 28 min', { kind: 'running', durationMinutes: 28, distanceKm: 5 }],
    ['i ran 3 miles in 27 minutes yesterday', { kind: 'running', durationMinutes: 27, distanceKm: 4.83 }],
    ['log an easy hour and a half bike ride', { kind: 'cycling', effort: 'light' }],
    ['did an hour of yoga', { kind: 'yoga', durationMinutes: 60 }],
    ['log 1 h 20 min swim', { kind: 'swimming', durationMinutes: 80 }],
    ['log fran 4:12 rx', { kind: 'hiit', durationMinutes: 4 }],
    ['log a 5k run', { kind: 'running', durationMinutes: undefined, distanceKm: 5 }],
  ])('%s', (text, expected) => {
    expect(readWorkout(text)).toMatchObject(expected);
  });
  test.each([
    'log ice cream after training',
    'log 200 g chicken',
    'how far did i run',
    'add up my hiking distance',
    'did my 30 minute runs burn more than 20 minute walks',
    'add a run to my plan for tomorrow',
    'log 2 eggs and toast',
    'set a goal of 30 min running',
  ])('is not: %s', (text) => {
    expect(readWorkout(text)).toBeUndefined();
  });
});

test.each([
  [
    'my bp this morning was 142/88. please log that',
    { kind: 'log-pressure', systolicMmhg: 142, diastolicMmhg: 88 },
  ],
  ['log blood pressure 118 over 76', { kind: 'log-pressure', systolicMmhg: 118, diastolicMmhg: 76 }],
  ['142/88, is that high', undefined],
  ['log 1/2 cup of rice', undefined],
  ['log it on 11/20', undefined],
])('a blood pressure to log: %s', (text, expected) => {
  expect(readReading(text)).toEqual(expected);
});

const glucose = (value: number, more: object = {}) => ({
  kind: 'log-glucose',
  value,
  unit: undefined,
  context: null,
  ...more,
});

test.each([
  ['log glucose 104', glucose(104)],
  ['log my blood sugar: 5,6 mmol/l', glucose(5.6, { unit: 'mmol/L' })],
  ['record fasting glucose 92 mg/dl', glucose(92, { unit: 'mg/dL', context: 'fasting' })],
  ['log glucose 121 two hours after lunch', glucose(121, { context: 'two-hours-after' })],
  ['log that my blood sugar was 98 at 7 am', glucose(98)],
  ['my blood sugar was 140 after dinner, log it', glucose(140)],
  ['log 110 mg/dl for my glucose', glucose(110, { unit: 'mg/dL' })],
  ['ketones 0.8', { kind: 'log-ketones', ketonesMmoll: 0.8 }],
  ['log blood ketones 1,2 mmol/l this morning', { kind: 'log-ketones', ketonesMmoll: 1.2 }],
  // It says what it means, and offers to log it.
  ['my glucose is 104', undefined],
  ['blood sugar 112 after lunch', undefined],
  ['my ketones are 0.4, is that ketosis', undefined],
  ['glucose above 140', undefined],
  ['log a sugar cookie', undefined],
  ['log 2 tsp sugar', undefined],
  ['urine ketones 15', undefined],
  ['what was my glucose at 8 am', undefined],
])('a reading to log: %s', (text, expected) => {
  expect(readReading(text)).toEqual(expected);
});

test.each([
  ['log my weight: 82.5 kg', { amount: 82.5, unit: 'kg' }],
  ['my weight this morning was 82', { amount: 82, unit: undefined }],
  ['weighed in at 157 pounds', { amount: 157, unit: 'lb' }],
  ["i'm 82,5 kg today", { amount: 82.5, unit: 'kg' }],
  ["i'm 42", undefined],
  ['was my weight 82 last year', undefined],
  ['log 200 g rice', undefined],
])('a weight to log: %s', (text, expected) => {
  expect(readWeight(text)).toEqual(expected);
});

test('a part of a day is its usual hour, never later than now', () => {
  const asker = { nowMs: Date.parse('2026-11-20T12:30:00Z'), today: '2026-11-20', timeZone: 'UTC' };
  const at = (text: string): string => new Date(saidMoment(text, asker)).toISOString();
  expect(at('this morning')).toBe('2026-11-20T08:00:00.000Z');
  expect(at('last night')).toBe('2026-11-19T21:00:00.000Z');
  expect(at('this evening')).toBe('2026-11-20T12:30:00.000Z');
  expect(at('a run')).toBe('2026-11-20T12:30:00.000Z');
});

test.each([
  'I had a heart attack last year, how much can I exercise',
  'had a bad day',
  'had a migraine yesterday',
])('“%s” is no meal', (text) => {
  expect(readMeal(text.toLowerCase())).toBeUndefined();
});

test('a dinner of yesterday was eaten in the evening, and a breakfast in the morning', () => {
  const asker = { nowMs: Date.parse('2026-11-20T12:30:00Z'), today: '2026-11-20', timeZone: 'UTC' };
  expect(new Date(saidMoment('log my usual dinner yesterday', asker)).toISOString()).toBe(
    '2026-11-19T19:00:00.000Z',
  );
  expect(new Date(saidMoment('breakfast yesterday was oatmeal', asker)).toISOString()).toBe(
    '2026-11-19T08:00:00.000Z',
  );
});
