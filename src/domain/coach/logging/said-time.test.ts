import { describe, expect, test } from 'vitest';
import { readMeal } from './read-meal.ts';
import { readMeasure } from './read-measure.ts';
import { readSupplement } from './read-supplement.ts';
import { readWorkout } from './read-workout.ts';
import { clockIn, saidTime } from './said-time.ts';

// A Friday.
const now = { nowMs: Date.parse('2026-11-20T15:00:00Z'), today: '2026-11-20', timeZone: 'UTC' };
const said = (text: string): string => new Date(saidTime(text, now)).toISOString().slice(5, 16);

describe('the time that was said', () => {
  test.each([
    ['log 20 minutes of hiit at 7am', '11-20T07:00'],
    ['log a 30 minute run yesterday at 6:30 pm', '11-19T18:30'],
    ['log 25 minute swim at 7 this morning', '11-20T07:00'],
    ['ran for 30 minutes around 1pm', '11-20T13:00'],
    ['log 1 hour tennis last night at 8', '11-19T20:00'],
    ['did 20 min of rowing from 6 to 6:20 am', '11-20T06:00'],
    ['log 45 min yoga at noon', '11-20T12:00'],
    ['log oatmeal at 8:30', '11-20T08:30'],
    ['log 1 slice of bread at 13:15', '11-20T13:15'],
    ['log a 30 minute run on monday at 7am', '11-16T07:00'],
    ['log 2 eggs on sunday morning', '11-15T08:00'],
    ['log yoga for 40 min last tuesday', '11-17T12:00'],
    ['log 3 eggs at breakfast', '11-20T08:00'],
    ['log 2 eggs for lunch 2 days ago', '11-18T12:00'],
    ['log rice for dinner three days ago', '11-17T19:00'],
    ['log 2 eggs for dinner on wednesday', '11-18T19:00'],
    ['log a 30 minute run the day before yesterday at 7am', '11-18T07:00'],
    ['log 40 min yoga', '11-20T15:00'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test.each([
    'log 40 min ride at 140 bpm',
    'log a 5 km run at 5:30 min/km',
    'log a 30 minute walk at 5 km/h',
    'log about 12 almonds',
    'log around 2 eggs',
    'log pizza at 7 eleven',
    'log a run of about 45 minutes',
    'log sunday roast',
  ])('an amount is not a time: %s', (text) => {
    expect(clockIn(text)).toBeUndefined();
    expect(said(text)).toBe('11-20T15:00');
  });

  test('it is neither a duration nor a food', () => {
    expect(readWorkout('log a 5k run at 6:30')?.durationMinutes).toBeUndefined();
    expect(readWorkout('log 25 minute swim at 7:15')?.durationMinutes).toBe(25);
    expect(readMeal('log 2 eggs at 7am')?.text).toBe('2 eggs');
    expect(readMeal('had a banana at 10:30')?.text).toBe('a banana');
    expect(readMeal('snacked on almonds at 4 pm')?.text).toBe('almonds');
    expect(readMeal('log 2 eggs on monday at 8')?.text).toBe('2 eggs');
  });
});

describe('a supplement that was taken', () => {
  test.each([
    ['log 1000 mg vitamin c', 'vitamin c'],
    ['took 400 mg magnesium', 'magnesium'],
    ['add 2000 iu vitamin d', 'vitamin d'],
    ['log 5g creatine', 'creatine'],
    ['log 500 µg b12', 'b12'],
    ['log vitamin d 2000 iu', 'vitamin d'],
    ['log my multivitamin', 'multivitamin'],
    ['log 2 omega-3 capsules', 'omega-3'],
    ['track 10 mg melatonin', 'melatonin'],
    ['log a zinc tablet with dinner', 'zinc'],
    ['i took 15 mg of zinc today', 'zinc'],
  ])('%s', (text, name) => {
    expect(readSupplement(text)).toBe(name);
  });

  test.each([
    'log 30 g protein powder',
    'log 20 g garlic',
    'log 1 g salt',
    'log 200 g spinach',
    'log 100 mg caffeine',
    'took 400 mg ibuprofen',
    'log 2 eggs and 1000 mg vitamin c',
    'add vitamin c rich foods',
    'how much vitamin c did i take',
  ])('is not: %s', (text) => {
    expect(readSupplement(text)).toBeUndefined();
  });
});

describe('a body measurement to log', () => {
  test.each([
    ['my waist is 102 cm', 'waistCm', 102, 'cm'],
    ['my waist measures 40 inches', 'waistCm', 40, 'in'],
    ['log waist 95,5', 'waistCm', 95.5, undefined],
    ['set my waist to 38"', 'waistCm', 38, 'in'],
    ['my waist circumference this morning was 88 cm', 'waistCm', 88, 'cm'],
    ['my hips are 100 cm', 'hipCm', 100, 'cm'],
    ['body fat 22%', 'bodyFatPercent', 22, '%'],
    ['log body fat 18.5', 'bodyFatPercent', 18.5, undefined],
  ])('%s', (text, measure, amount, unit) => {
    expect(readMeasure(text)).toEqual({ measure, amount, unit });
  });

  test.each([
    'what is my waist',
    'my waist was 90 cm last month',
    'my waist is 40%',
    'body fat 20 cm',
    'is my waist of 102 cm ok',
  ])('is not: %s', (text) => {
    expect(readMeasure(text)).toBeUndefined();
  });
});
