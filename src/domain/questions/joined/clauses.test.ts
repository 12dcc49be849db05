import { describe, expect, test } from 'vitest';
import { read } from '#domain/questions/testing.ts';

/** Both are understood, as the same question. */
function expectSame(asked: string, plain: string): void {
  const meaning = read(plain);
  expect(meaning, plain).toBeDefined();
  expect(read(asked)).toEqual(meaning);
}

describe('the two sides of a comparison', () => {
  test.each([
    [
      'my average HRV the day after runs, set against my overall average',
      'my average HRV the day after runs versus usualdays',
    ],
    ['average steps in January next to December', 'average steps in January versus December'],
    [
      'How does my HRV average the day after more than 12,000 steps versus the day after under 6,000?',
      'average HRV the day after more than 12,000 steps versus the day after under 6,000 steps',
    ],
    [
      'On days I ran, what was my average HRV compared with days without it?',
      'average HRV on days I ran versus other days',
    ],
    [
      'my average steps on Mondays as opposed to the rest of the week',
      'my average steps on Mondays versus other days',
    ],
    [
      'Is my average HRV on Mondays lower than on the other days of the week?',
      'Is my average HRV on Mondays lower than other days?',
    ],
  ])('“%s” is “%s”', expectSame);

  test('the rest of a day is its other hours', () => {
    expect(
      read('average glucose overnight, midnight to 6 am, compared with the rest of the day'),
    ).toMatchObject({
      where: { minutes: [0, 360] },
      versus: { where: { minutes: [360, 1440] } },
    });
    expect(read('average glucose between 8 am and noon compared with the rest of the day')).toMatchObject({
      versus: { where: { minutes: [720, 480] } },
    });
  });

  test.each([
    'average steps in January versus other days',
    'average glucose compared with the rest of the day',
    'What’s my average HRV against my brother’s overall average?',
  ])('“%s” isn’t guessed', (asked) => {
    expect(read(asked)).toBeUndefined();
  });
});

describe('clauses that choose records', () => {
  test.each([
    [
      'How many of my runs averaged 150 or higher?',
      'How many of my runs had a heart rate of at least 150 bpm?',
    ],
    [
      'Total distance of runs that climbed over 100 m',
      'Total distance of runs with an elevation gain over 100 m',
    ],
    ['How many of my fasts came to an end after 2 pm?', 'How many of my fasts ended after 2 pm?'],
    ['On how many days did my steps beat the 8,000 target?', 'On how many days did my steps exceed 8,000?'],
    ['On how many dates did I do two workouts?', 'On how many days did I do at least 2 workouts?'],
  ])('“%s” is “%s”', expectSame);

  test('long fasts are chosen by their own length', () => {
    expect(read('How long on average were the fasts that lasted more than 16 hours?')).toMatchObject({
      metric: 'fastHours',
      aggregate: 'mean',
      where: { having: [{ metric: 'fastHours', comparison: { op: '>', value: 16 } }] },
    });
  });

  test.each([
    'How many rides averaged over 20 km?',
    'What is the average length of fasts over 16 km?',
    'How many fasts did I start in January?',
  ])('“%s” isn’t guessed', (asked) => {
    expect(read(asked)).toBeUndefined();
  });
});

test('a period without today ends yesterday', () => {
  // Today is January 31.
  expect(read('How many calories do I average in January, leaving out today?')?.window).toEqual({
    kind: 'dates',
    from: '2024-01-01',
    to: '2024-01-30',
  });
  expect(read('average steps in the last 10 days excluding today')).toBeUndefined();
  expect(read('How many workouts did I do in January, excluding today and yesterday?')).toBeUndefined();
});
