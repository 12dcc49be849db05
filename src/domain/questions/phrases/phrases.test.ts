import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { read } from '#domain/questions/testing.ts';

const mira = miraRecords();

describe('words without which a question means the same', () => {
  test.each([
    'Tot up the separate steps I notched this week',
    'What precise figure do my steps add up to this week?',
  ])('are passed over: %s', (question) => {
    expect(read(question)).toEqual({
      metric: 'steps',
      aggregate: 'sum',
      window: { kind: 'week', back: 0 },
    });
  });

  test.each([
    'How many steps did my friend take this week?',
    'How many steps did I take on days free of meetings?',
    'My daytime heart rate on average?',
  ])('don’t include words that limit it or name someone else: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});

describe('days that are left out', () => {
  test.each([
    ['Disregarding days with workouts, how many steps do I average?', { op: '<', value: 1 }, 'workouts'],
    ['Average steps, leaving out days when I slept under 7 hours', { op: '>=', value: 420 }, 'sleepMinutes'],
    ['On non-running days, what are my average steps?', { op: '<', value: 1 }, 'workouts'],
  ])('%s', (question, comparison, metric) => {
    expect(read(question)).toMatchObject({
      metric: 'steps',
      aggregate: 'mean',
      when: [{ metric, comparison }],
    });
  });

  test('or kinds of workout', () => {
    expect(read('How many workouts did I do, excluding yoga?')).toMatchObject({
      metric: 'workouts',
      where: { kinds: ['run'] },
    });
    expect(read('Average steps, not counting Tuesdays')).toMatchObject({ weekdays: [0, 2, 3, 4, 5, 6] });
  });
});

describe('repetitions and unusual order', () => {
  test('a comparison that asks by how much', () => {
    for (const question of [
      'Were my average steps higher on weekends? By how much?',
      'Do I walk more steps on weekends? What’s the difference?',
    ])
      expect(read(question)).toMatchObject({ weekdays: [5, 6], versus: { weekdays: [0, 1, 2, 3, 4] } });
    expect(read('Compared with last week, did I average more steps this week? By how many?')).toMatchObject({
      aggregate: 'mean',
      window: { kind: 'week', back: 0 },
      versus: { window: { kind: 'week', back: 1 } },
    });
    expect(read('Percent change in mean steps from December to January')).toMatchObject({
      aggregate: 'mean',
      isPercent: true,
      versus: { window: { from: '2023-12-01' } },
    });
  });

  test('the lowest that a figure dropped to isn’t a change', () => {
    expect(read('What’s the lowest my sleep dropped to this month?')).toMatchObject({ aggregate: 'min' });
    expect(read('What’s the biggest drop in my sleep this month?')).toBeUndefined();
  });

  test('two amounts that are compared in the same way', () => {
    expect(read('How many days had more than 5000 steps and 400 minutes of sleep?')).toMatchObject({
      metric: 'steps',
      aggregate: 'count',
      when: [{ metric: 'sleepMinutes', comparison: { op: '>', value: 400 } }],
    });
  });
});

test.each([
  ['What fraction of days did I manage 8 hours of sleep or more?', 'sleepMinutes', { op: '>=', value: 480 }],
  ['How many days had over 8,000 steps and over 400 minutes of sleep?', 'steps', { op: '>', value: 8000 }],
])('amounts whose limit follows or is repeated: %s', (question, metric, threshold) => {
  expect(read(question)).toMatchObject({ metric, threshold });
});

test.each([
  ['What was my average sleep in the 14 days up to today?', { from: '2024-01-18', to: '2024-01-31' }],
  ['Average steps 20-25 January', { from: '2024-01-20', to: '2024-01-25' }],
  ['Average steps in January of this year', { from: '2024-01-01', to: '2024-01-31' }],
  ['Average steps from Monday, January 22 to Sunday, January 28', { from: '2024-01-22', to: '2024-01-28' }],
])('a stretch of days: %s', (question, window) => {
  expect(read(question)).toMatchObject({ window });
});

test('the closing words of a request aren’t a month', () => {
  expect(read('What was my average sleep this week, if I may ask?')).toMatchObject({
    window: { kind: 'week', back: 0 },
  });
});

describe('sleep', () => {
  test('about nights with only a time', () => {
    expect(read('How many nights was I under 7 hours?')).toMatchObject({
      metric: 'sleepMinutes',
      threshold: { op: '<', value: 420 },
    });
    expect(read('How many days was I under 7 hours?')).toBeUndefined();
  });

  test.each([
    ['What portion of my sleep was spent in the REM stage on average?', 'remSleepPercent'],
    ['On average, what percent of the night am I awake?', 'awakePercent'],
  ])('in shares: %s', (question, metric) => {
    expect(read(question)).toMatchObject({ metric, aggregate: 'mean' });
  });
});

test('a type of workout called Workout doesn’t change the name of all workouts', () => {
  const entries = {
    ...mira.entries,
    workouts: mira.entries.workouts.map((each, at) => (at === 0 ? { ...each, kind: 'Workout' } : each)),
  };
  const source = { ...mira, entries };
  const words = buildLexicon(source);
  expect(readQuestion('How many workouts did I do?', source, words)?.query.where).toBeUndefined();
  expect(readQuestion('How many yoga workouts did I do?', source, words)?.query.where).toEqual({
    kinds: ['yoga'],
  });
});

test('the heart rate of a second sentence is that of the workouts of the first', () => {
  expect(read('How intense were my runs? What was the average heart rate?')).toMatchObject({
    metric: 'workoutHeartRateBpm',
    where: { kinds: ['run'] },
  });
});

test.each([
  'Did I sleep well?',
  'My average heart rate at night',
  'What step count do I exceed on only 10% of days?',
])('no number for %s', (question) => {
  expect(read(question)).toBeUndefined();
});

test('two weeks of a month are compared, and not one with all days', () => {
  expect(read('How did my total steps differ between the first and second week of January?')).toMatchObject({
    aggregate: 'sum',
    window: { from: '2024-01-08', to: '2024-01-14' },
    versus: { window: { from: '2024-01-01', to: '2024-01-07' } },
  });
});

test('a day is named by its workout', () => {
  expect(read('How many steps did I take on the day of my longest run?')).toMatchObject({
    metric: 'steps',
    window: { from: '2024-01-24', to: '2024-01-24' },
  });
  expect(read('Average steps since my last yoga session')).toMatchObject({
    window: { from: '2024-01-25', to: null },
  });
  expect(read('How many steps did I take on the day of my last yoga session?')).toMatchObject({
    window: { from: '2024-01-25', to: '2024-01-25' },
  });
});

test('a time before the question applies to it', () => {
  expect(read('I barely walked last week. How many steps in total?')).toMatchObject({
    aggregate: 'sum',
    window: { kind: 'week', back: 1 },
  });
});

test('dinner last night was yesterday’s, while sleep last night is today’s', () => {
  expect(read('How many calories were in my dinner last night?')).toMatchObject({
    window: { kind: 'day', back: 1 },
  });
  expect(read('How long did I sleep last night?')).toMatchObject({ window: { kind: 'day', back: 0 } });
});

test('an average on a named day is that of all such days', () => {
  expect(read('What are my average steps on Tuesday?')).toMatchObject({ weekdays: [1] });
  expect(read('How many steps did I take on Tuesday?')).toMatchObject({
    window: { from: '2024-01-30', to: '2024-01-30' },
  });
});

test('earlier activities don’t change the requested figure', () => {
  expect(read('I’ve been trying to walk more. What’s my average step count this week?')).toMatchObject({
    metric: 'steps',
    aggregate: 'mean',
  });
  expect(read('I went to bed late on Tuesday. How long was it?')).toBeUndefined();
});

test('a number of readings is counted, unless it may be a level of glucose', () => {
  expect(read('On how many days did I have between 40 and 60 glucose readings?')).toMatchObject({
    metric: 'glucoseReadings',
    threshold: { op: 'between', value: 40, to: 60 },
  });
  expect(read('How many days did I have between 40 and 100 glucose readings?')).toBeUndefined();
});

test('a night’s resting heart rate belongs to the day after it', () => {
  const over50 = { metric: 'restingHeartRateBpm', comparison: { op: '>', value: 50 } };
  expect(read('average steps after nights with a resting heart rate over 50')?.when).toEqual([over50]);
  expect(read('average steps on days after a resting heart rate over 50')?.when).toEqual([
    { ...over50, lag: 1 },
  ]);
});

test('how long a weight has lasted isn’t known of some days only', () => {
  expect(read('Since when have I been under 71 kg?')).toMatchObject({ aggregate: 'held' });
  expect(read('Since when have I been under 71 kg on days I ran?')).toBeUndefined();
});

test('the heaviest a person was is a weight', () => {
  expect(read('What did I weigh at my heaviest?')).toMatchObject({ metric: 'weightKg', aggregate: 'max' });
  expect(read('my lightest in January')).toMatchObject({ metric: 'weightKg', aggregate: 'min' });
});
