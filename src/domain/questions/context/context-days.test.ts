import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { asking, read } from '#domain/questions/testing.ts';

describe('the days of a sentence beside the question', () => {
  test.each([
    [
      'Pizza is only a Friday thing. On which weekday do I walk the most?',
      'On which weekday do I walk the most?',
    ],
    [
      'Saturdays are for hiking. On which weekday do I sleep the longest?',
      'On which weekday do I sleep the longest?',
    ],
    ['Most Wednesdays I play chess. What’s my average sleep?', 'What’s my average sleep?'],
    ['Mondays are hectic at work. How much water do I drink a day?', 'How much water do I drink a day?'],
    ['I run with my club on Tuesdays. How many runs have I done?', 'How many runs have I done?'],
    [
      'My cousin runs every Sunday. How many steps did I take in January?',
      'How many steps did I take in January?',
    ],
    ['We moved house in January. What’s my highest step count?', 'What’s my highest step count?'],
    ['The clocks changed last week. What’s my average bedtime?', 'What’s my average bedtime?'],
    ['My sister visited last week. How many steps do I average a day?', 'How many steps do I average a day?'],
  ])('“%s” is “%s”', (asked, plain) => {
    expect(read(plain), plain).toBeDefined();
    expect(read(asked)).toEqual(read(plain));
  });

  test.each([
    [
      'I was ill in January. How many steps did I average from the 5th to the 11th?',
      'How many steps did I average from January 5 to January 11?',
    ],
    [
      'I was ill in December. How many steps did I average from the 5th to the 11th?',
      'How many steps did I average from December 5 to December 11?',
    ],
    [
      'We were in Rome at the start of January. What was my average sleep from the 3rd to the 9th?',
      'What was my average sleep from January 3 to January 9?',
    ],
    [
      'We were in Rome in January. How many steps did I take on the 20th of December?',
      'How many steps did I take on December 20?',
    ],
    [
      'I work from home on Fridays. How many steps do I average on those days?',
      'How many steps do I average on Fridays?',
    ],
    ['I fast every Monday. What’s my average sleep on those nights?', 'What’s my average sleep on Mondays?'],
    [
      'I’ve worn the watch since early January. What’s my average sleep?',
      'What’s my average sleep since January 1?',
    ],
    [
      'I’ve worn the watch since January 10. What’s my average sleep?',
      'What’s my average sleep since January 10?',
    ],
    ['I barely walked this week. How many steps in total?', 'How many steps in total this week?'],
    [
      'I had the flu in January. How many steps a day did I average that month?',
      'How many steps a day did I average in January?',
    ],
    ['Only Fridays please. How many steps do I average?', 'How many steps do I average on Fridays?'],
  ])('“%s” uses the days it refers to: “%s”', (asked, plain) => {
    expect(read(plain), plain).toBeDefined();
    expect(read(asked)).toEqual(read(plain));
  });

  test.each([
    'I changed jobs in December. How many steps do I average?',
    'I keep sodium under 2,000 mg on Mondays. How many days in January did I go past that?',
  ])('“%s” stays open', (asked) => {
    expect(read(asked)).toBeUndefined();
  });
});

test.each([
  ['steps so far this week', 'sum'],
  ['steps this month so far?', 'sum'],
  ['what are my calories so far this week', 'sum'],
  ['water this month so far', 'sum'],
  ['average steps so far this month', 'mean'],
  ['steps per day so far this month', 'mean'],
  ['steps this month', 'mean'],
  ['my sleep this week so far', 'mean'],
])('“%s” asks for the %s', (asked, aggregate) => {
  expect(read(asked)?.aggregate).toBe(aggregate);
});

test.each([
  ['correlation between steps and sleep that night', 1],
  ['does my step count correlate with how long I sleep that same night', 1],
  ['correlation between steps and sleep the following night', 1],
  ['correlation between steps and sleep', undefined],
  ['correlation between how long I sleep and my HRV that night', undefined],
])('“%s” pairs days %s apart', (asked, lag) => {
  expect(read(asked)?.pair).toBeDefined();
  expect(read(asked)?.pair?.lag).toBe(lag);
});

test('the month before a named month is that calendar month', () => {
  expect(read('average steps in the month before January')?.window).toEqual({
    kind: 'dates',
    from: '2023-12-01',
    to: '2023-12-31',
  });
  expect(read('average steps before January')?.window).toEqual({
    kind: 'dates',
    from: null,
    to: '2023-12-31',
  });
});

test('a ranking of weekdays names the weekday once', () => {
  const { said } = asking(miraRecords());
  expect(said('On which weekday do I walk the most on Fridays?')).not.toMatch(/Fridays.*Fridays/);
});
