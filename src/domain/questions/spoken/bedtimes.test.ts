import { describe, expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { day } from '#domain/query/testing.ts';
import { asking } from '#domain/questions/testing.ts';

/** Minutes from the midnight before the evening. */
const at = (hour: number, minute = 0): number => hour * 60 + minute;

const { read, valueOf } = asking(
  recordSource({
    today: '2024-01-31',
    entries: {
      days: Array.from({ length: 31 }, (_, index) =>
        day(`2024-01-${String(index + 1).padStart(2, '0')}`, {
          bedtime: at(22) + 10 * index,
          wakeTime: at(6) + 5 * index,
          sleepMinutes: 500 - 5 * index,
          awakenings: index % 4,
          hrvMs: 40 + index,
          restingHeartRateBpm: 60,
          steps: 8000,
        }),
      ),
    },
  }),
);

describe('a bound on a bedtime or a wake-up time', () => {
  test.each([
    ['how many times did I go to bed after midnight in January', 'bedtime', '>', at(24)],
    ['how many nights was I asleep by 11', 'bedtime', '<=', at(23)],
    ['On how many nights this month did I get to bed before 10:30?', 'bedtime', '<', at(22, 30)],
    ['nights with a bedtime after 1 am this month', 'bedtime', '>', at(25)],
    ['How many mornings this month did I wake up before 6', 'wakeTime', '<', at(6)],
    ['On how many days did I get up after half past 7?', 'wakeTime', '>', at(7, 30)],
    ['how many days was I out of bed by 7 in the morning?', 'wakeTime', '<=', at(7)],
  ])('%s', (question, metric, op, value) => {
    expect(read(question)).toMatchObject({ metric, aggregate: 'count', threshold: { op, value } });
  });

  test('of a share, a streak, or the last such night', () => {
    expect(read('percentage of nights in bed by 11pm')).toMatchObject({
      metric: 'bedtime',
      aggregate: 'share',
      threshold: { op: '<=', value: at(23) },
    });
    expect(read('on what portion of nights was my bedtime within half an hour of 11 pm?')).toMatchObject({
      aggregate: 'share',
      threshold: { op: 'between', value: at(22, 30), to: at(23, 30) },
    });
    expect(read('longest streak of nights in bed before 11')).toMatchObject({ aggregate: 'streak' });
    expect(read('when was the last time I went to bed before 11')).toMatchObject({
      aggregate: 'last',
      only: { order: 'last', count: 1 },
    });
  });

  test('chooses the nights of another figure, and the other nights', () => {
    const late = { metric: 'bedtime', comparison: { op: '>', value: at(24) } };
    expect(
      read(
        'After nights when I went to bed past midnight, what is my average resting heart rate the next morning?',
      ),
    ).toMatchObject({ metric: 'restingHeartRateBpm', when: [late] });
    expect(
      read('When my bedtime is past midnight, how many steps do I take the next day on average?'),
    ).toMatchObject({
      metric: 'steps',
      when: [late],
    });
    expect(read('average HRV on nights I went to bed before 11 vs after 11')).toMatchObject({
      when: [{ metric: 'bedtime', comparison: { op: '<', value: at(23) } }],
      versus: { when: [{ metric: 'bedtime', comparison: { op: '>=', value: at(23) } }] },
    });
    expect(
      read('Of the times I went to sleep before 11 pm, how often did I get at least 8 hours, in percent?'),
    ).toMatchObject({
      metric: 'sleepMinutes',
      aggregate: 'share',
      threshold: { op: '>=', value: at(8) },
      when: [{ metric: 'bedtime', comparison: { op: '<', value: at(23) } }],
    });
  });

  test('is answered by the average if it is asked about', () => {
    expect(valueOf('is my average wake time before 7')).toBe(at(6) + 75);
    expect(read('is my bedtime usually before midnight?')).toMatchObject({
      metric: 'bedtime',
      aggregate: 'mean',
    });
  });

  test.each(['did I wake up after 8 hours of sleep yesterday', 'how often did I go to bed after 2 drinks'])(
    'is no time of day: %s',
    (question) => {
      expect(read(question)?.metric).not.toBe('wakeTime');
      expect(read(question)?.metric).not.toBe('bedtime');
    },
  );
});

describe('later and earlier', () => {
  test.each([
    ['how many minutes later do I get up on Saturdays than on Mondays', 'wakeTime', [5], [0]],
    ['do I go to bed later on weekends than on weekdays?', 'bedtime', [5, 6], [0, 1, 2, 3, 4]],
    [
      'How many minutes did I wake up earlier on workdays than on weekends?',
      'wakeTime',
      [0, 1, 2, 3, 4],
      [5, 6],
    ],
  ])('%s', (question, metric, weekdays, others) => {
    expect(read(question)).toMatchObject({
      metric,
      aggregate: 'mean',
      weekdays,
      versus: { weekdays: others },
    });
  });

  test('is answered in minutes', () => {
    expect(valueOf('how many minutes later do I get up on Tuesdays than on Mondays')).toBe(5);
  });
});

test('the steadiness of a bedtime is its standard deviation', () => {
  expect(read('how consistent is my bedtime, in minutes')).toMatchObject({
    metric: 'bedtime',
    aggregate: 'sd',
  });
});

test('waking up at night is no getting up', () => {
  expect(read('how often do I wake up in the night')).toMatchObject({
    metric: 'awakenings',
    aggregate: 'mean',
  });
  expect(valueOf('how many times did I wake up last night')).toBe(2);
});

test('one weekday is its last one', () => {
  expect(valueOf('what time did I go to bed on Tuesday')).toBe(at(22) + 290);
});

describe('the usual time of going to bed or getting up', () => {
  test.each([
    ['What is the average time I wake up on weekends?', 'wakeTime', 'mean'],
    ['What’s the average time that I go to bed?', 'bedtime', 'mean'],
    ['What is the median time at which I get up?', 'wakeTime', 'median'],
    ['What’s the average hour I go to sleep?', 'bedtime', 'mean'],
    ['On average, what time do I go to bed on weekdays?', 'bedtime', 'mean'],
    ['On average, when do I get out of bed?', 'wakeTime', 'mean'],
  ])('%s', (question, metric, aggregate) => {
    expect(read(question)).toMatchObject({ metric, aggregate });
  });

  test.each(['What’s the average time I sleep?', 'What is the average time I spend awake?'])(
    '“%s” is a duration',
    (question) => {
      expect(read(question)?.metric).not.toMatch(/bedtime|wakeTime/);
    },
  );
});
