import { describe, expect, test } from 'vitest';
import { read } from './testing.ts';

/** Both are understood, as the same question. */
function expectSame(asked: string, plain: string): void {
  const meaning = read(plain);
  expect(meaning, plain).toBeDefined();
  expect(read(asked)).toEqual(meaning);
}

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

describe('a normal day of the week', () => {
  test.each([
    [
      'How many minutes of deep sleep do I get on a normal weekend night?',
      'average deep sleep on weekends in minutes',
    ],
    ['How many steps do I take on an ordinary Saturday?', 'average steps on Saturdays'],
    ['active zone minutes on a standard work day', 'average active zone minutes on weekdays'],
    [
      'On which day of the week do I usually get the most steps in?',
      'which weekday has the most steps on average',
    ],
    ['Which weekday do I normally have the highest HRV?', 'which weekday has the highest HRV on average'],
  ])('%s', (asked, plain) => expectSame(asked, plain));

  test('is no average of extremes', () => {
    expect(read('What is usually my highest HRV?')).toBeUndefined();
  });
});

describe('weekdays compared with “the weekend”', () => {
  test.each([
    [
      'Mean stress score Monday to Friday compared with the weekend, please',
      'average stress score on weekdays versus weekends',
    ],
    ['steps on weekdays compared to the weekend', 'steps on weekdays versus weekends'],
    ['Is my HRV higher on the weekend than on weekdays?', 'Is my HRV higher on weekends than on weekdays?'],
  ])('%s', (asked, plain) => expectSame(asked, plain));

  test('beside another period it’s the last one', () => {
    expect(read('average steps on the weekend')?.window.kind).toBe('all');
    expect(read('steps on the weekend compared with yesterday')?.weekdays).toBeUndefined();
  });
});

describe('weeks, records and sports that have the most', () => {
  test.each([
    [
      'In which week, Monday to Sunday, did I collect the most active zone minutes?',
      'which week had the most active zone minutes',
    ],
    ['how many steps did I take Monday to Sunday last week', 'how many steps did I take last week'],
    [
      'Which sport have I put the most hours into since January, and how many?',
      'which type of workout had the most hours since January',
    ],
    [
      'What kind of workout have I devoted the most minutes to?',
      'which type of workout had the most minutes',
    ],
    [
      'Which one workout had the highest average heart rate, and what sort was it?',
      'which workout had the highest heart rate',
    ],
    ['What one day had the most steps?', 'which day had the most steps'],
  ])('%s', (asked, plain) => expectSame(asked, plain));

  test('an unusual week stays unread', () => {
    expect(read('Which week, Sunday to Saturday, had the most steps?')).toBeUndefined();
  });
});

describe('better or worse from one month to the next', () => {
  test.each([
    [
      'Did my deep sleep get better or worse from January to February, on average?',
      'difference in average deep sleep in February than in January',
    ],
    [
      'Has my resting heart rate gotten higher or lower between January and March?',
      'difference in average resting heart rate in March than in January',
    ],
  ])('%s', (asked, plain) => expectSame(asked, plain));
});

describe('how far from a number', () => {
  test.each([
    ['How far above 75 kg was I at my most recent weigh-in?', 'last', 'over', 75],
    ['How many kilos above 72 was I at my first weigh-in?', 'first', 'over', 72],
    ['How far below 80 kg am I?', 'last', 'under', 80],
    ['How far below 60 was my latest resting heart rate?', 'last', 'under', 60],
    ['How far below 60 was my resting heart rate on average in January?', 'mean', 'under', 60],
  ])('%s', (question, aggregate, target, targetValue) => {
    expect(read(question)).toMatchObject({ aggregate, target, targetValue });
  });
});

describe('per minute, hour, kilometer or mile', () => {
  test.each([
    ['how many calories per minute do i burn when running, on average?', 'workoutMinutes', 1],
    ['How many calories an hour do I burn on my runs?', 'workoutMinutes', 60],
    ['calories burned per km of running', 'workoutDistanceM', 1000],
    ['How many calories per mile do I burn on runs?', 'workoutDistanceM', 1609.344],
  ])('%s', (question, metric, per) => {
    const where = { kinds: ['run'] };
    expect(read(question)).toEqual({
      metric: 'workoutEnergyKcal',
      aggregate: 'sum',
      where,
      window: { kind: 'all' },
      pair: { how: 'ratio', metric, where, per },
    });
  });

  test('is neither a speed, a pace nor an hour of one', () => {
    expect(read('How many km per hour do I cycle on average?')?.metric).toBe('workoutSpeedMps');
    expect(read('How many minutes per km do I run?')?.metric).toBe('workoutPaceMinPerKm');
    expect(read('How many calories did I burn in an hour of running?')).toBeUndefined();
    expect(read('How many calories do I burn per minute?')).toBeUndefined();
  });
});

describe('days from one weekday to another', () => {
  test('are the latest ones, or those of each week', () => {
    expect(read('How many steps did I take from Monday to Thursday?')?.window).toEqual({
      kind: 'dates',
      from: '2024-03-11',
      to: '2024-03-14',
    });
    for (const question of [
      'average steps between Monday and Thursday',
      'How many times have I run between Monday and Thursday, since I started logging?',
      'How many steps did I take between Monday and Thursday this year?',
      'How many steps do I take from Monday to Thursday?',
    ])
      expect(read(question)?.weekdays, question).toEqual([0, 1, 2, 3]);
  });

  test('“do I” asks for every one of a weekday', () => {
    expectSame('How many steps do I take on Sunday?', 'How many steps do I take on Sundays?');
    expect(read('How many steps did I take on Sunday?')?.weekdays).toBeUndefined();
  });
});

describe('words around a figure', () => {
  test.each([
    ['What was my average sleep on days I also ran?', 'What was my average sleep on days I ran?'],
    ['How many steps did I take on my birthday, February 13?', 'How many steps did I take on February 13?'],
    ['What is the longest time I went between two runs?', 'longest time between two runs'],
    [
      'How much weight am I losing per week on average, over all my weigh-ins?',
      'How much weight am I losing per week?',
    ],
    [
      'Is there any correlation between how many hours I sleep and my steps that day?',
      'correlation between my sleep and my steps',
    ],
    ['my highest heart rate on a run and what time was it', 'my highest heart rate on a run'],
  ])('%s', (asked, plain) => expectSame(asked, plain));
});

describe('the period that a comparison leaves out', () => {
  test.each([
    ['Is my HRV higher than last month?', 'Is my HRV higher this month than last month?'],
    ['How does my sleep compare with last week?', 'How does my sleep this week compare with last week?'],
    [
      'How does my running distance compare with last year?',
      'How does my running distance this year compare with last year?',
    ],
  ])('%s', (asked, plain) => expectSame(asked, plain));
});

describe('a day with the most', () => {
  test('has all of its workouts, unlike the longest one', () => {
    expect(read('Which day this year did I burn the most calories?')?.per).toBe('day');
    expect(read('On which day did I run the most kilometers?')?.per).toBe('day');
    expect(read('On which day did I run the furthest?')?.per).toBeUndefined();
    expect(read('What’s the most calories I’ve burned in a single workout?')?.per).toBeUndefined();
  });
});

test('cadence is steps per minute', () => {
  const perMinute = read('How many calories per minute do I burn on my runs?');
  expect(perMinute?.pair?.per).toBe(1);
  expect(read('What’s my average cycling cadence?')).toBeUndefined();
});

test('“or” between months of a count is both', () => {
  expectSame(
    'On how many days in January or February did I run?',
    'On how many days in January and February did I run?',
  );
  expect(read('Did I take more steps in January or February?')?.versus).toBeDefined();
});

describe('a total that is over a number', () => {
  test.each([
    ['Did I spend more than 2 hours working out in January?', { metric: 'workoutMinutes', aggregate: 'sum' }],
    [
      'Was my cycling time in February over 2 hours?',
      { metric: 'workoutMinutes', aggregate: 'sum', where: { kinds: ['bike'] } },
    ],
    [
      'Did I run more than 5 km in January?',
      { metric: 'workoutDistanceM', aggregate: 'sum', where: { kinds: ['run'] } },
    ],
    [
      'Was my total cycling distance in February over 100 km?',
      { metric: 'workoutDistanceM', aggregate: 'sum', where: { kinds: ['bike'] } },
    ],
    [
      'Was my running distance in January over 30 km?',
      { metric: 'workoutDistanceM', aggregate: 'sum', where: { kinds: ['run'] } },
    ],
    [
      'Have I burned over 2000 kcal in workouts this month?',
      { metric: 'workoutEnergyKcal', aggregate: 'sum' },
    ],
  ])('%s', (question, expected) => {
    const query = read(question);
    expect(query).toMatchObject(expected);
    expect(query?.threshold).toBeUndefined();
    expect(query?.where?.having).toBeUndefined();
  });

  test('unlike runs that are that long', () => {
    expect(read('How many runs over 5 km did I do in January?')?.aggregate).toBe('count');
    expect(read('Have I ever run more than 5 km?')?.aggregate).not.toBe('sum');
  });
});

describe('whether the longest of all is beyond a limit', () => {
  test.each([
    ['Was my longest run over 8 km?', 'What was my longest run in km?'],
    [
      'Is my longest ride last month more than 90 minutes?',
      'What was my longest ride last month in minutes?',
    ],
    ['Was my highest step count in January over 20,000?', 'What was my highest step count in January?'],
    ['Was my longest fast over 16 hours?', 'What was my longest fast in hours?'],
  ])('%s', (asked, plain) => expectSame(asked, plain));
});
