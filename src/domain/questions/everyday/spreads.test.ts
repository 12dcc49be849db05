import { describe, expect, test } from 'vitest';
import { expectSame, read } from './testing.ts';

describe('from lowest to highest', () => {
  test.each([
    ['By how much did my weight swing this year, lowest to highest?', 'range of my weight this year'],
    ['How much did my HRV vary last month, from lowest to highest?', 'range of my HRV last month'],
    ['how much do my steps vary, quietest to busiest day, this month?', 'range of my steps this month'],
    [
      'By how much did my stress score go up and down in January, best to worst?',
      'range of my stress score in January',
    ],
    ['What is the difference in my weight in January, highest to lowest?', 'range of my weight in January'],
    ['How big was the swing in my weight this year?', 'range of my weight this year'],
    [
      'How much has my resting heart rate swung since January?',
      'range of my resting heart rate since January',
    ],
    [
      'By how many minutes did my sleep change this month, shortest to longest?',
      'range of my sleep this month in minutes',
    ],
  ])('%s', (asked, plain) => expectSame(asked, plain));

  test('is no change, list or difference of two periods', () => {
    expect(read('How much did my weight change this year, first to last?')?.aggregate).toBe('change');
    expect(read('How much has my weight moved this year?')?.aggregate).toBe('change');
    expect(read('How much did my weight swing between January and March?')?.versus).toBeDefined();
    expect(read('List my weights this year, lowest to highest')).toBeUndefined();
  });
});

describe('an activity’s distance and time in a period are totals', () => {
  test.each([
    ['my running distance in January', 'total running distance in January'],
    [
      'How did my cycling distance last week compare to the week before?',
      'total cycling distance last week versus the week before',
    ],
    [
      'How did my training time last week stack up against the week before?',
      'total training time last week versus the week before',
    ],
    [
      'Was my walking time higher in March than in February?',
      'Was my total walking time higher in March than in February?',
    ],
    [
      'Is my running mileage up on last month?',
      'Was my total running mileage higher this month than last month?',
    ],
  ])('%s', (asked, plain) => expectSame(asked, plain));

  test.each([
    'my average running distance in January',
    'my run duration in January',
    'running pace in January',
    'What is my running distance?',
  ])('but not: %s', (question) => expect(read(question)?.aggregate).toBe('mean'));
});

describe('up or down', () => {
  test.each([
    ['Are my steps up on last week?', 'Are my steps higher this week than last week?'],
    [
      'Was my sleep down last week from the week before?',
      'Was my sleep lower last week than the week before?',
    ],
    ['Is my HRV up this month?', 'Is my HRV higher this month than last month?'],
    ['Is my weight down from January?', 'Is my weight lower now than in January?'],
  ])('%s', (asked, plain) => expectSame(asked, plain));
});

describe('drinks of one size', () => {
  test.each([
    'How many times have I logged exactly 250 ml this month?',
    'How many times did I log 250 ml of water this month?',
    'How often did I drink exactly 250 ml this month?',
    'How many 250 ml drinks did I log this month?',
    'How many glasses of 250 ml did I have this month?',
    'How many of my water entries were 250 ml this month?',
  ])('%s', (question) => {
    expect(read(question)).toEqual({
      metric: 'waterMl',
      aggregate: 'count',
      per: 'record',
      threshold: { op: '=', value: 250 },
      window: { kind: 'month', back: 0 },
    });
  });

  test('are entries if one of them is limited, and days if their total is', () => {
    expect(read('How many times did I drink over 500 ml in one go?')?.per).toBe('record');
    expect(read('How many times did I drink more than 2 liters of water this month?')?.per).toBeUndefined();
    expect(read('How many days did I drink exactly 2000 ml?')?.per).toBeUndefined();
    expect(read('How many times have I logged a meal over 800 kcal?')?.per).toBe('meal');
  });
});
