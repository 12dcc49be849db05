import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('long questions', () => {
  test.each([
    [
      'I’ve been trying to sleep at least 7 hours, so on how many nights out of the last 14 did I manage it?',
      'how many nights in the last 14 days did I sleep at least 7 hours',
    ],
    [
      'My sleep goal is 7.5 hours, so how long was my longest streak of making it this month?',
      'longest streak of days with at least 7.5 hours of sleep this month',
    ],
    [
      'On days I sleep longer than 7 hours, is my HRV higher than on days I don’t, and by how many points?',
      'is my HRV higher on days I sleep longer than 7 hours',
    ],
    [
      'What’s my average HRV on days with a run minus the average on days without one?',
      'average HRV on days with a run vs other days',
    ],
    [
      'what’s my average sleep on days above 9,000 steps minus days below 8,000?',
      'average sleep on days with above 9000 steps than on days with below 8000 steps',
    ],
    [
      'Could you tell me which week of the last four had my highest average HRV, and the score?',
      'which week in the last 4 weeks had my highest average HRV',
    ],
    [
      'My best month for steps, which one was it and what did I average per day?',
      'which month had the best average steps',
    ],
    ['does my HRV go up on days I run?', 'is my HRV higher on days I run'],
  ])('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });

  test('of the days with a run, on how many', () => {
    expect(read('Of the days I ran, on how many did I sleep over 7 hours?')).toMatchObject({
      metric: 'sleepMinutes',
      aggregate: 'count',
      when: [{ metric: 'workouts', where: { kinds: ['run'] } }],
    });
  });

  test('the last run of a length', () => {
    expect(read('when was my last 5 km run')).toEqual(
      meaningOf('when was the last time I ran at least 5 km'),
    );
  });

  test('in what week one ran the most kilometers', () => {
    expect(read('In what week did I run the most this month, and how many kilometers was it?')).toMatchObject(
      {
        metric: 'workoutDistanceM',
        group: 'week',
        rank: { order: 'highest', limit: 1 },
      },
    );
  });

  test('a trend told before, and two values compared, is unclear', () => {
    expect(
      read('I thought my HRV was going up, so is the latest one higher than the one from January?'),
    ).toBeUndefined();
  });
});
