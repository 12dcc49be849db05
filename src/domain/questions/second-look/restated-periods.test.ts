import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('a period said twice', () => {
  test.each([
    ['in the week before last, 15 to 21 January, what was my mean HRV?', 'mean HRV from 15 to 21 January'],
    [
      'my HRV, on average, for the last two weeks, so 18 January until today',
      'average HRV from 18 to 31 January',
    ],
    ['Yesterday, Tuesday the 30th, how many steps?', 'how many steps yesterday'],
    ['total steps, w/c Mon 8 Jan', 'total steps in the week commencing 8 January'],
    ['average steps this week, Monday to now', 'average steps since Monday'],
    ['total steps last week, that is 22 to 28 January', 'total steps from 22 to 28 January'],
    ['average sleep so far this month, i.e. 1 January to today', 'average sleep from 1 to 31 January'],
    [
      'average steps on the working days of January, Monday until Friday',
      'average steps on weekdays in January',
    ],
    [
      'total steps over the bank holiday weekend, Saturday 6th to Monday 8th January',
      'total steps from 6 to 8 January',
    ],
    ['sum of steps, trailing 10 days including today', 'total steps in the last 10 days'],
    ['how many runs since mid-December, say the 15th?', 'how many runs since 15 December'],
    ['average steps since 20 January or so', 'average steps since 20 January'],
    ['average sleep on weekends, i.e. Saturday and Sunday', 'average sleep on weekends'],
    ['average steps in December, from the 3rd to the 10th', 'average steps from 3 to 10 December'],
  ])('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });

  test.each([
    'average steps this week, this month',
    'average steps last week, 1 to 31 December',
    'average steps from 1 to 7 January, 1 to 14 December',
    'average steps in the week before my holiday, 15 to 21 January',
    'average steps in the last 10 days excluding today',
  ])('gets no number if the two differ: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});

describe('weekdays beside dates', () => {
  test.each([
    ['avg steps mon 8 jan to sun 14 jan', 'average steps from 8 to 14 January'],
    ['total steps Friday 5th – Sunday 7th January', 'total steps from 5 to 7 January'],
    ['steps on Saturday the 6th of January', 'steps on 6 January'],
    ['average sleep from Thu 4 until Sun 7 January', 'average sleep from 4 to 7 January'],
  ])('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });

  test('“every Monday” within a stretch stays', () => {
    expect(read('average steps every Monday, 1 January to 28 January')?.weekdays).toEqual([0]);
  });
});
