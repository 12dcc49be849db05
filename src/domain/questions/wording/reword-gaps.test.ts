import { describe, expect, test } from 'vitest';
import { asking } from '#domain/questions/testing.ts';
import { day, food, timed, workout } from '#domain/query/testing.ts';
import { recordSource } from '#domain/query/record-source.ts';

const run = (date: string) => workout(date, 'run', { durationMin: 30, distanceM: 5000 });
// Today is a Sunday; the weeks start on the 1st, 8th and 15th.
const source = recordSource({
  today: '2024-01-21',
  entries: {
    days: [
      day('2024-01-01', { steps: 4000, sleepMinutes: 400 }),
      day('2024-01-21', { steps: 9000, sleepMinutes: 450 }),
    ],
    workouts: [run('2024-01-01'), run('2024-01-02'), run('2024-01-09'), run('2024-01-11'), run('2024-01-19')],
    weights: [
      timed('2024-01-02T07:00', { massKg: 80.5 }),
      timed('2024-01-05T07:00', { massKg: 79.5 }),
      timed('2024-01-08T07:00', { massKg: 80.2 }),
      timed('2024-01-12T07:00', { massKg: 79.8 }),
      timed('2024-01-18T07:00', { massKg: 79.1 }),
    ],
    fasts: [timed('2024-01-10T12:00', { hours: 16 }), timed('2024-01-12T12:00', { hours: 14 })],
    glucose: [
      timed('2024-01-09T19:00', { mgdl: 140 }),
      // The first fast began at 8 PM.
      timed('2024-01-09T21:00', { mgdl: 100 }),
      timed('2024-01-10T11:00', { mgdl: 80 }),
      timed('2024-01-10T13:00', { mgdl: 150 }),
      timed('2024-01-12T11:00', { mgdl: 94 }),
    ],
    foods: [
      food('2024-01-10T12:30', 'lunch', 'Brown rice', { grams: 150, energyKcal: 180 }),
      food('2024-01-10T12:30', 'lunch', 'Black beans', { grams: 100, energyKcal: 130 }),
      food('2024-01-11T12:30', 'lunch', 'Brown rice', { grams: 150, energyKcal: 180 }),
      food('2024-01-11T19:00', 'dinner', 'Black beans', { grams: 100, energyKcal: 130 }),
    ],
  },
});
const { valueOf, said } = asking(source);

describe('gaps between records', () => {
  test.each([
    ['What’s the longest gap between my runs?', 8],
    ['How many days are there between my runs on average?', 4.5],
    ['How far apart are my weigh-ins on average?', 4],
    ['longest period between runs', 8],
  ])('%s', (question, days) => {
    expect(valueOf(question)).toBe(days);
  });
});

describe('since when something holds', () => {
  test('counts from the first of the latest values that all meet it', () => {
    expect(valueOf('Since when have I been under 80 kg?')).toBe(9);
    expect(said('Since which day have I been under 80 kg?')).toBe(
      'Your weight has been under 80 kg since Jan 12 (9 days).',
    );
    expect(said('How long have I been under 79 kg?')).toBe('Your latest weight isn’t under 79 kg.');
  });

  test('is unclear for figures that restart every day', () => {
    expect(valueOf('Since when have I been over 8000 steps?')).toBeUndefined();
  });

  test.each([
    ['How long has it been since my last run?', 2],
    ['time since my last weigh-in', 3],
  ])('%s', (question, days) => {
    expect(valueOf(question)).toBe(days);
  });
});

describe('weeks and months are counted by their totals', () => {
  test.each([
    ['How many weeks had two or more runs?', 2],
    ['In how many weeks did I run at least 3 times?', 0],
    ['In how many weeks did I fast at least twice?', 1],
    ['How many months had at least 5 runs?', 1],
    ['How many weeks had no fasts?', 2],
    ['How many weeks did I run 10 km or more?', 2],
    ['In how many weeks did I weigh myself twice or more?', 2],
  ])('%s', (question, count) => {
    expect(valueOf(question)).toBe(count);
  });

  test('weeks in a row aren’t days in a row', () => {
    expect(valueOf('How many weeks in a row did I run?')).toBe(3);
    expect(valueOf('How many weeks in a row did I run at least twice?')).toBe(2);
  });
});

describe('glucose during fasts', () => {
  test.each([
    ['What was my average glucose during my fasts?', (100 + 80 + 94) / 3],
    ['lowest glucose while fasting', 80],
    ['How many glucose readings were above 85 while I was fasting?', 2],
    ['average glucose on days I fasted', (80 + 150 + 94) / 3],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test('during the last or the longest of them', () => {
    expect(valueOf('average glucose during my last fast')).toBe(94);
    expect(valueOf('lowest glucose in my longest fast')).toBe(80);
    expect(said('highest glucose during my longest fast')).toContain('during your longest fast');
  });

  test('of a period, the last or the longest in it', () => {
    expect(valueOf('average glucose during my last fast from January 8 to January 10')).toBe(90);
    expect(valueOf('lowest glucose during my longest fast from January 11 to January 14')).toBe(94);
  });

  test('of other figures isn’t known', () => {
    expect(valueOf('average steps while fasting')).toBeUndefined();
  });
});

describe('foods in one meal', () => {
  test.each([
    ['How often do I have rice and beans together?', 1],
    ['How many times did I have rice with beans?', 1],
    ['How many days did I eat rice and beans in the same meal?', 1],
  ])('%s', (question, times) => {
    expect(valueOf(question)).toBe(times);
  });

  test('are no longer apart, and their calories aren’t those of the meal', () => {
    expect(valueOf('How many calories did I get from rice with beans?')).toBeUndefined();
  });
});

describe('an amount without a time is the latest day’s', () => {
  test.each([
    ['How much sleep did I get?', 450],
    ['How many steps did I take?', 9000],
    ['How many steps did I take in total?', 13_000],
    ['How much sleep do I get?', 425],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });
});
