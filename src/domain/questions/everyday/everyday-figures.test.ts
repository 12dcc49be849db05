import { describe, expect, test } from 'vitest';
import { expectSame, read } from './testing.ts';

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
