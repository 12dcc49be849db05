import { describe, expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import { day, miraRecords, timed } from '#domain/query/testing.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { asking } from './testing.ts';

const mira = miraRecords();
const source = recordSource({
  ...mira,
  entries: {
    ...mira.entries,
    days: [
      ...mira.entries.days,
      day('2024-01-16', { activeZoneMinutes: 40, peakActiveZoneMinutes: 4 }),
      day('2024-01-17', { activeZoneMinutes: 60, peakActiveZoneMinutes: 16 }),
    ],
    foods: mira.entries.foods.map((each) => ({
      ...each,
      values: { ...each.values, fatG: 20, satFatG: 5, fiberG: each.name === 'Lentil soup' ? 10 : 2 },
    })),
    drinks: [timed('2024-01-20T09:00', { ml: 500 })],
  },
});
const { read, valueOf } = asking(source);

describe('a serving is one time of eating a food', () => {
  test.each([
    ['How many calories do I get out of a serving of lentil soup on average?', 450],
    ['How much protein is in a typical portion of my lentil soup?', 27.5],
    ['average calories per serving of lentil soup', 450],
    ['What is my average portion of lentil soup in grams?', 325],
    ['average size of a serving of lentil soup in grams', 325],
    ['largest serving of lentil soup in grams', 350],
    ['How many servings of lentil soup did I have?', 2],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test('of a food, not of anything else; without an average, it’s a fact about the food', () => {
    expect(read('average steps per serving')).toBeUndefined();
    expect(read('How many calories does a serving of lentil soup have?')).toBeUndefined();
  });
});

describe('a kind of food', () => {
  test.each([
    ['How often did I eat legumes?', 2],
    ['How many grams of legumes did I eat?', 650],
  ])('%s counts foods of that kind by their names', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });
  test('isn’t known without a food of that kind', () => {
    expect(read('How often did I eat shellfish?')).toBeUndefined();
  });
});

describe('a meal as such', () => {
  test.each([
    ['What was my heaviest lunch this month in calories?', 1500],
    ['the lightest lunch I had in January, in kcal', 400],
    ['What is the average amount of protein in one lunch?', (30 + 40 + 25) / 3],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBeCloseTo(value);
  });
});

describe('foods', () => {
  test.each([
    'What are my main sources of fiber? Which one’s first?',
    'What gives me the most fiber?',
    'Which foods give me the most fiber, and what’s number one?',
  ])('are ranked by what they gave: %s', (question) => {
    expect(read(question)).toMatchObject({ metric: 'fiberG', group: 'food', rank: { order: 'highest' } });
    expect(valueOf(question)).toBe(20);
  });

  test.each([
    ['Which food spikes my glucose the most?', 'highest', 'any'],
    ['Which of my foods sends my blood sugar the highest?', 'highest', 'any'],
    ['What foods raise my glucose the least after dinner?', 'lowest', 'dinner'],
    ['Which food causes my biggest glucose spikes?', 'highest', 'any'],
  ])('or by the peaks after them: %s', (question, order, afterMeal) => {
    expect(read(question)).toMatchObject({
      metric: 'glucoseMgdl',
      aggregate: 'mean',
      per: 'meal',
      group: 'food',
      rank: { order },
      where: { afterMeal },
    });
  });

  test('have no steps', () => {
    expect(read('Which food gave me the most steps?')).toBeUndefined();
  });
});

test.each([
  'How high does my sugar go after dinner on average?',
  'Typically, how high does my glucose climb after dinner?',
  'What is my average glucose peak after dinner?',
])('a glucose peak is that of a meal: %s', (question) => {
  expect(read(question)).toEqual({
    metric: 'glucoseMgdl',
    aggregate: 'mean',
    where: { afterMeal: 'dinner' },
    per: 'meal',
    window: { kind: 'all' },
  });
});

test('an average of extremes isn’t the extreme', () => {
  expect(read('How high does my glucose go on average?')).toBeUndefined();
  expect(read('How low do my steps go, typically?')).toBeUndefined();
});

test('readings after one meal or another can’t be selected', () => {
  expect(read('highest glucose after breakfast or lunch')).toBeUndefined();
});

describe('a part of an amount', () => {
  test.each([
    ['What part of my active zone minutes were peak minutes? in percent', 20],
    ['How much of my active zone time was peak zone, as a share?', 20],
    ['What percentage of my fat is saturated fat?', 25],
    ['As a share, how much of my daily protein do I eat at breakfast?', (100 * 10) / (40 + 60)],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBeCloseTo(value);
  });
});

describe('streaks, first and last days', () => {
  test.each([
    ['Longest streak of staying under 6,000 steps?', 5],
    ['What is my longest run of keeping below 6,000 steps?', 5],
    ['How many days have gone by since I last had pizza?', 1],
    ['How many days has it been since I last had lentil soup?', 0],
    ['How long is it since my last run, in days?', 2],
    ['What’s the longest I’ve gone without running, in days?', 10],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test.each([
    ['What was the first day this month that I walked over 5,000 steps?', '2024-01-23'],
    ['the earliest day in January with over 5,000 steps', '2024-01-23'],
    ['What was the last day on which my steps were under 3,000?', '2024-01-19'],
    ['What’s the latest night I slept over 7 hours?', '2024-01-29'],
  ])('%s', (question, date) => {
    const query = read(question);
    expect(query && evaluate(query, source).dates).toEqual([date]);
  });

  test.each([
    ['What’s my laziest day of the week going by steps?', 'lowest'],
    ['my most active weekday in terms of steps', 'highest'],
    ['Which is my worst day of the week for sleep?', 'lowest'],
  ])('of weekdays: %s', (question, order) => {
    expect(read(question)).toMatchObject({ aggregate: 'mean', group: 'weekday', rank: { order } });
  });
});

describe('meals and their glucose', () => {
  test.each([
    'After which meal does my glucose peak the highest on average?',
    'Which meal raises my glucose the most?',
    'After which meal is my glucose highest: breakfast, lunch, dinner or snacks?',
  ])('are ranked by kind: %s', (question) => {
    expect(read(question)).toMatchObject({
      metric: 'glucoseMgdl',
      aggregate: 'mean',
      per: 'meal',
      group: 'kind',
      rank: { order: 'highest' },
    });
  });

  test.each([
    ['Is my glucose after lunch higher than after dinner?', { afterMeal: 'lunch' }, { afterMeal: 'dinner' }],
    [
      'How much higher is my glucose after pizza than after lentil soup?',
      { afterMeal: 'any', food: 'pizza' },
      { afterMeal: 'any', food: 'lentil soup' },
    ],
  ])('are compared: %s', (question, where, other) => {
    expect(read(question)).toMatchObject({ aggregate: 'mean', where, versus: { where: other } });
  });

  test('peaks are compared as peaks', () => {
    expect(read('Difference in average glucose peak after breakfast and after dinner')).toMatchObject({
      per: 'meal',
      where: { afterMeal: 'breakfast' },
      versus: { where: { afterMeal: 'dinner' } },
    });
  });
});

describe('a share of weekdays', () => {
  test('is one of all days in the window', () => {
    // The 20th, 21st, 27th and 28th are weekend days of the fortnight with 1,000 to 14,000 steps.
    expect(valueOf('What share of my steps did I take on weekends?')).toBeCloseTo(
      (100 * (3 + 4 + 10 + 11)) / 105,
    );
  });

  test('or of hours', () => {
    expect(valueOf('How much of my protein do I eat before noon, in percent?')).toBeCloseTo(10);
  });

  test('of anything else isn’t understood', () => {
    expect(read('How much of my running distance was in January, in percent?')).toBeUndefined();
    expect(read('What share of my steps did I take?')).toBeUndefined();
    expect(read('What share of my heart rate was on weekends?')).toBeUndefined();
  });
});

test('the same days of another month aren’t the whole month', () => {
  expect(read('Steps: this month vs the same days last month')).toBeUndefined();
});

test.each([
  ['Am I walking more than in January? By how many steps a day?'],
  ['Did I sleep more last week? By how many minutes?'],
])('a difference is never answered by one side: %s', (question) => {
  const query = read(question);
  expect(query === undefined || query.versus !== undefined).toBe(true);
});
