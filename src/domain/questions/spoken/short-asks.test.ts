import { describe, expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { day, workout } from '#domain/query/testing.ts';
import { asking, meaningOf, read } from '#domain/questions/testing.ts';

describe('questions in few words', () => {
  test.each([
    ['when was my last 7 hour sleep', 'when was the last time I slept at least 7 hours'],
    ['have i ever slept over 10 hours', 'how many times have I slept over 10 hours'],
    ['is my HRV higher when I sleep 7 hours', 'is my HRV higher when I sleep at least 7 hours'],
    ['average HRV when I run vs not', 'average HRV on days when I run vs other days'],
    [
      'is my deep sleep over 60 minutes on days I run',
      'is my average deep sleep over 60 minutes on days I run',
    ],
    ['7 day hrv avg right now', 'average HRV in the last 7 days'],
    ['hrv trend up or down since January', 'is my HRV trending up or down since January'],
    ['how many days below my hrv baseline this month', 'how many days below my average HRV this month'],
    ['best HRV day this month', 'which day had the highest HRV this month'],
    ['best running month', 'which month had the highest running distance'],
    ['do I feel less stressed on days I run', 'is my stress lower on days I run'],
    [
      'My goal is two workouts a week, so in how many of the last 4 weeks did I get there?',
      'how many weeks in the last 4 weeks did I do at least 2 workouts',
    ],
    ['what is my step goal hit rate this month', 'what percentage of days did I hit my step goal this month'],
    ['average sleep on nights after I had alcohol', 'average sleep on nights after alcohol'],
    [
      'mean sleep for nights that followed days with over 10k steps',
      'mean sleep for nights after days with over 10k steps',
    ],
    ['how many workouts did I do in the morning', 'how many workouts did I do before noon'],
    ['how many evening runs did I do this month', 'how many runs did I do after 5 pm this month'],
    [
      'how many of the last 4 weeks did I get two workouts',
      'how many weeks in the last 4 weeks did I do at least 2 workouts',
    ],
  ])('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });

  test.each([
    'RHR when stress is high vs low',
    'highest glucose last night',
    'avg sleep with magnesium vs without',
  ])('stays unclear: %s', (said) => {
    expect(read(said)).toBeUndefined();
  });
});

// Wednesday. The current week has no run yet.
const runner = asking(
  recordSource({
    today: '2024-01-31',
    entries: {
      days: Array.from({ length: 31 }, (_, index) =>
        day(`2024-01-${String(index + 1).padStart(2, '0')}`, { steps: 8000, awakenings: index % 4 }),
      ),
      workouts: ['2024-01-02', '2024-01-10', '2024-01-16', '2024-01-18', '2024-01-23', '2024-01-25'].map(
        (date) => workout(date, 'run', { durationMin: 30 }),
      ),
    },
  }),
);

describe('weeks in a row', () => {
  test.each([
    ['How many consecutive weeks have I now done at least two runs, up to last week?', 2],
    ['how many weeks in a row have I done at least 2 runs?', 2],
    ['longest streak of weeks with at least 1 run', 4],
    ['how many weeks in a row have I done at least 3 runs?', 0],
  ])('%s', (question, value) => {
    expect(runner.valueOf(question)).toBe(value);
  });

  test('are said in weeks', () => {
    expect(runner.said('how many weeks in a row have I done at least 2 runs?')).toContain('2 weeks');
  });
});

test.each([
  ['how many days running have I worked out?', 'how many days in a row have I worked out?'],
  [
    'how many nights straight have I slept over 7 hours',
    'current streak of nights with over 7 hours of sleep',
  ],
  ['how many days on end have I eaten rice?', 'how many days in a row have I eaten rice?'],
  [
    'how many days in a row have I walked 8,000 steps, counting back from today?',
    'current streak of 8,000 steps',
  ],
  ['current streak of 8,000 steps as of today', 'current streak of 8,000 steps'],
  ['how many weeks in a row have I done 3 workouts', 'current streak byweeks with at least 3 workouts'],
  ['how many weeks in a row have I worked out 2 times', 'current streak byweeks with at least 2 workouts'],
  ['how many days straight have I drunk 2 liters', 'how many days in a row have I drunk 2 liters of water'],
  ['how many consecutive days have I weighed myself', 'current streak of days with a weigh-in'],
  ['what is my logging streak', 'how many days in a row have I logged food'],
])('“%s” is a streak', (said, plain) => {
  expect(read(said)).toMatchObject({ aggregate: 'current-streak' });
  expect(read(said)).toEqual(meaningOf(plain));
});

test('“how many days running did I last week” counts days with a run', () => {
  expect(read('how many days running did I last week')).toMatchObject({ where: { kinds: ['run'] } });
});

test('nights without awakenings are counted', () => {
  expect(runner.valueOf('nights with no awakenings this month?')).toBe(8);
});
