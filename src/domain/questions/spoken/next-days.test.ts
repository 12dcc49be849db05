import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

const RUN = { metric: 'workouts', comparison: { op: '>=', value: 1 }, where: { kinds: ['run'] } };

describe('days after, shares of some days, and days compared with all days', () => {
  test.each([
    [
      'After nights when I slept under 7 hours, how many steps do I take the next day?',
      'how many steps do I take after nights with under 7 hours of sleep',
    ],
    [
      'When I sleep under 7 hours, how many steps do I take on average the next day?',
      'average steps after nights with under 7 hours of sleep',
    ],
    ['After days when I ran, what is my average HRV?', 'average HRV after days when I ran'],
    ['when was my last night with under 7 hours of sleep?', 'when was the last time I slept under 7 hours'],
  ])('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });

  test('a share of the nights that meet a condition', () => {
    expect(
      read(
        'Of the nights I had over 60 minutes of deep sleep, on what percentage did I sleep at least 7 hours?',
      ),
    ).toMatchObject({ aggregate: 'share', metric: 'sleepMinutes', threshold: { op: '>=', value: 420 } });
    expect(read('on what percentage of nights did I get at least 7 hours')).toMatchObject({
      metric: 'sleepMinutes',
      aggregate: 'share',
    });
  });

  test('than on average is than on all days', () => {
    for (const asked of [
      'On days I run how many more steps do I take than on average',
      'how many more steps do I take when I run than usual?',
    ])
      expect(read(asked)).toMatchObject({
        metric: 'steps',
        aggregate: 'mean',
        when: [RUN],
        versus: { when: [] },
      });
  });

  test('how much more is more than on the other days', () => {
    expect(read('How many more steps do I take on days when I run?')).toMatchObject({
      aggregate: 'mean',
      when: [RUN],
      versus: { when: [{ ...RUN, comparison: { op: '<', value: 1 } }] },
    });
    expect(read('How much longer do I sleep on Saturdays?')).toMatchObject({
      aggregate: 'mean',
      weekdays: [5],
      versus: { weekdays: [0, 1, 2, 3, 4, 6] },
    });
    expect(read('how many more steps did I take in January')).toBeUndefined();
  });
});

test('a streak up to last night is the current one', () => {
  const streak = meaningOf('how many nights in a row have I slept more than 6 hours');
  expect(
    read('How many nights in a row, up to and including last night, have I slept more than 6 hours?'),
  ).toEqual(streak);
  expect(read('How many nights in a row have I now slept more than 6 hours, counting last night?')).toEqual(
    streak,
  );
});

describe('the night of a day', () => {
  test('belongs to the next day', () => {
    const steps = { metric: 'steps', comparison: { op: '>', value: 9000 }, lag: 1 };
    expect(
      read('On days when I walk over 9,000 steps, how long do I sleep that night on average?'),
    ).toMatchObject({
      metric: 'sleepMinutes',
      aggregate: 'mean',
      when: [steps],
    });
    expect(read('Days when I get over 9,000 steps, what’s my average deep sleep that night?')).toMatchObject({
      metric: 'deepSleepMinutes',
      when: [steps],
    });
    expect(read('sleep on the night of January 3 to January 4')?.window).toEqual({
      kind: 'dates',
      from: '2024-01-04',
      to: '2024-01-04',
    });
  });

  test('is between two days only if one follows the other', () => {
    expect(read('How long did I sleep on the night of January 3 to January 4?')).toMatchObject({
      window: { from: '2024-01-04', to: '2024-01-04' },
    });
    expect(read('How long did I sleep on the night of January 3 to January 9?')).toMatchObject({
      window: { from: '2024-01-03', to: '2024-01-09' },
    });
  });

  test('follows its dinner, early or late', () => {
    const dinner = (minutes: readonly [number, number]) => ({
      metric: 'meals',
      comparison: { op: '>=', value: 1 },
      where: { kinds: ['dinner'], minutes },
      lag: 1,
    });
    for (const question of [
      'average HRV on nights with dinner after 8 pm against nights with dinner before it',
      'What was my average HRV for nights with dinner after 8 pm vs before 8 pm?',
    ])
      expect(read(question)).toMatchObject({
        metric: 'hrvMs',
        when: [dinner([1200, 1440])],
        versus: { when: [dinner([0, 1200])] },
      });
  });
});
