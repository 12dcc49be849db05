import { describe, expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { read } from '#domain/questions/testing.ts';

const mira = miraRecords();
const windowOf = (question: string) => read(question)?.window;
const dates = (from: string, to: string | null) => ({ kind: 'dates', from, to });

describe('windows in telegraphic or formal wording', () => {
  test.each([
    ['Median sleep, entire log', { kind: 'all' }],
    ['Average steps, everything logged', { kind: 'all' }],
    ['Longest run since my records began', { kind: 'all' }],
    ['Steps from the beginning of your data, on average', { kind: 'all' }],
    ['Mean steps in the present calendar month', { kind: 'month', back: 0 }],
    ['How many runs in the new year?', { kind: 'year', back: 0 }],
    ['Total steps since the first of the year', { kind: 'year', back: 0 }],
    ['SD of steps, 2024 so far', dates('2024-01-01', '2024-12-31')],
    ['Average sleep, January to date', dates('2024-01-01', null)],
    ['Total steps, 20 Jan to present', dates('2024-01-20', '2024-01-31')],
    ['Total steps from 20 January 2024 to date', dates('2024-01-20', null)],
    ['Total steps from 18.01.2024 to 24.01.2024', dates('2024-01-18', '2024-01-24')],
    ['Max steps 2024-01-18..2024-01-24', dates('2024-01-18', '2024-01-24')],
    ['Steps on 20/01/2024', dates('2024-01-20', '2024-01-20')],
    ['Steps on 03/01/2024', dates('2024-01-03', '2024-01-03')],
    ['Average steps, weeks commencing 15 and 22 January', dates('2024-01-15', '2024-01-28')],
    [
      'Total steps for the interval beginning on the twentieth of January and ending on the thirtieth of the same month, each day inclusive',
      dates('2024-01-20', '2024-01-30'),
    ],
    ['Longest run of the new year', { kind: 'year', back: 0 }],
    ['Total steps in the first quarter of 2024', dates('2024-01-01', '2024-03-31')],
    ['Average steps Dec n Jan', dates('2023-12-01', '2024-01-31')],
    ['What was my average sleep from December until now?', dates('2023-12-01', null)],
    ['Average sleep lately', { kind: 'last-days', days: 30 }],
    ['Is my average sleep lately longer than in December?', { kind: 'last-days', days: 30 }],
    ['How many runs did I do recently?', { kind: 'last-days', days: 30 }],
  ])('%s', (question, window) => {
    expect(windowOf(question)).toEqual(window);
  });

  test('don’t make a stretch of two single days', () => {
    expect(read('Total steps on 20 and 25 January')).toBeUndefined();
    expect(windowOf('Total steps between 20 and 25 January')).toEqual(dates('2024-01-20', '2024-01-25'));
  });
});

test('the best month by an average isn’t the best by a total', () => {
  expect(read('Which month had the highest average steps?')).toMatchObject({
    aggregate: 'mean',
    group: 'month',
  });
  expect(read('Which calendar month had the most protein per day?')).toMatchObject({
    aggregate: 'mean',
    group: 'month',
  });
  expect(read('Which month had the most steps?')).toMatchObject({ aggregate: 'sum', group: 'month' });
});

test('a nutrient that no food states isn’t zero on a fasted day', () => {
  const fasted = { ...mira, dayStates: new Map([...mira.dayStates, ['2024-01-28', 'fasted'] as const]) };
  expect(evaluate({ metric: 'ironMg', aggregate: 'mean', window: { kind: 'all' } }, fasted)).toMatchObject({
    value: null,
    reason: 'no data',
  });
});

test.each(['My longest run over the last 24 hours', 'Steps in the last 48 hours'])(
  'hours are parts of days, which no window has: %s',
  (question) => {
    expect(read(question)).toBeUndefined();
  },
);

describe('quarters and halves', () => {
  test.each([
    // Mira asks in January: without a year, the last quarter that began.
    ['Total steps in Q3', dates('2023-07-01', '2023-09-30')],
    ['How many steps did I take in the fourth quarter?', dates('2023-10-01', '2023-12-31')],
    ['Total steps in Q1', dates('2024-01-01', '2024-03-31')],
    ['Total steps in Q3 2024', dates('2024-07-01', '2024-09-30')],
    ['Average steps in the first half of last month', dates('2023-12-01', '2023-12-15')],
    ['Average steps in the second half of last year', dates('2023-07-01', '2023-12-31')],
    ['Average steps in the second half of this month', dates('2024-01-16', '2024-01-31')],
    [
      'Average resting heart rate during the months of June, July and August',
      dates('2023-06-01', '2023-08-31'),
    ],
  ])('%s', (question, window) => {
    expect(windowOf(question)).toEqual(window);
  });

  test('two halves are compared', () => {
    expect(read('Did I sleep more in the first half or the second half of January?')).toMatchObject({
      window: dates('2024-01-01', '2024-01-15'),
      versus: { window: dates('2024-01-16', '2024-01-31') },
    });
  });
});
