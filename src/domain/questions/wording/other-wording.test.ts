import { describe, expect, test } from 'vitest';
import { meaningOf, read, valueOf } from '#domain/questions/testing.ts';

describe('the same question in other words', () => {
  test.each([
    // Separators of numbers.
    ['days with more than 10.000 steps', 'days with more than 10000 steps'],
    ['days with more than 7,5 hours of sleep', 'days with more than 7.5 hours of sleep'],
    // What is abbreviated or left out.
    ['awake min avg', 'average awake minutes'],
    ['avg awake min', 'average awake minutes'],
    ['HRV at the last count', 'my latest HRV'],
    ['How low did my sugar get in January?', 'How low did my glucose get in January?'],
    ['What was my weight at the end of January?', 'last weight in January'],
    [
      'On how many days did I both walk over 10,000 steps and sleep more than 7 hours?',
      'On how many days did I walk over 10,000 steps and sleep more than 7 hours?',
    ],
    // Clock times.
    ['Did I eat more fiber than the week before?', 'Did I eat more fiber this week than last week?'],
    ['When do I usually go to bed?', 'What’s my average bedtime?'],
    ['What time did I get up last week?', 'What was my average wake-up time last week?'],
    // Statistics.
    ['Gap (highest minus lowest) of steps in January', 'Range of steps in January'],
    ['Largest less smallest weight in January', 'Range of weight in January'],
    ['By how much did my weight range (max minus min) in January?', 'Range of weight in January'],
    [
      'Margin, in steps, between my most active day and my least active day last week',
      'Range of steps last week',
    ],
    [
      'If I sorted all my January nights from shortest to longest, which is the middle one?',
      'Median sleep in January',
    ],
    ['Median, as opposed to the average, sleep in January', 'Median sleep in January'],
    ['Steps racked up in January', 'Total steps in January'],
    ['What is the interval between my highest and lowest weight this year?', 'Range of weight this year'],
    // Counts.
    ['How many workouts this month, all kinds?', 'How many workouts this month?'],
    [
      'Were there any days with more than 8,000 steps? Tell me the count',
      'How many days with more than 8,000 steps?',
    ],
    [
      'Runs of 25 to 45 minutes in January, how many in total?',
      'How many runs between 25 and 45 minutes in January?',
    ],
    [
      'Number of days with steps from 4000 to 6000 inclusive in January',
      'Number of days with steps between 4000 and 6000 in January',
    ],
    ['How many of my runs were at least 5k?', 'How many runs were at least 5 km?'],
    ['On how many weighings was I below 70.5 kg?', 'How many weigh-ins below 70.5 kg?'],
    ['Latest day with over 9,000 steps', 'When did I last have over 9,000 steps?'],
    [
      'As a share of the days on which steps were logged, how often did my steps exceed 5000?',
      'On what percentage of days were my steps over 5000?',
    ],
    ['Share of nights whose sleep was above 7 hours', 'Share of nights when my sleep was above 7 hours'],
    [
      'Save for Sundays, on how many days in January did my steps meet or exceed 5000?',
      'On how many days in January, excluding Sundays, did my steps reach 5000?',
    ],
    // Conditions.
    [
      'Average sleep on nights when the preceding day’s steps were over 5000',
      'Average sleep on days after days when my steps were over 5000',
    ],
    [
      'On a day preceded by a day on which I went running, what is my average sleep?',
      'Average sleep on days after days when I went running',
    ],
    // Differences.
    [
      'Average steps this week minus average steps last week',
      'Difference in average steps this week than last week',
    ],
    ['How much did my weight fall between 5 and 30 January?', 'Weight change between 5 and 30 January'],
    ['Average steps, Mondays minus Fridays', 'Difference in average steps on Mondays than on Fridays'],
    [
      'Last week’s average steps minus this week’s average steps',
      'Difference in average steps last week than this week',
    ],
    ['steps this week vs last week, delta', 'Steps this week vs last week'],
    [
      'Steps this week versus last week: how many fewer or more?',
      'Steps this week versus last week: how many more?',
    ],
    ['Average weight, this week vs last week (kg)', 'Average weight this week vs last week'],
    [
      'How did my weight change in January, earliest reading to latest?',
      'How did my weight change in January?',
    ],
    ['Weight change between 5 January and the latest weighing', 'Weight change since 5 January'],
    ['Correlation of steps in a day and sleep on the next', 'Correlation of steps and sleep the next day'],
    ['How fast was my latest run in minutes per km?', 'Pace of my latest run in min/km'],
    // Courtesies.
    ['How many steps did we average this week lol', 'How many steps did I average this week?'],
    [
      'I would be grateful were you to state my average steps this week, insofar as my data allow',
      'Average steps this week',
    ],
    [
      'What weight, if any, stands registered under my name for 24 January?',
      'What was my weight on 24 January?',
    ],
    [
      'This week, as that term is commonly understood, what were my average steps?',
      'Average steps this week',
    ],
  ])('%s', (question, plain) => {
    const query = read(plain);
    expect(query).toBeDefined();
    expect(read(question)).toEqual(query);
  });
});

describe('ratios of two selections', () => {
  test.each([
    [
      'Ratio of average steps on Mondays to average steps on Fridays',
      { weekdays: [0], versus: { weekdays: [4] } },
    ],
    [
      'Average steps this week divided by average steps last week',
      { versus: { window: { kind: 'week', back: 1 } } },
    ],
    [
      'How many times as many minutes did I spend running as doing yoga in January?',
      { aggregate: 'sum', where: { kinds: ['run'] }, versus: { where: { kinds: ['yoga'] } } },
    ],
    [
      'My average steps on days with a run over my average steps on days without a run',
      { when: [{ comparison: { op: '>=' } }], versus: { when: [{ comparison: { op: '<' } }] } },
    ],
    ['Km run this week divided by km run last week', { aggregate: 'sum', metric: 'workoutDistanceM' }],
  ])('%s', (question, query) => {
    expect(read(question)).toMatchObject({ ...query, isRatio: true });
  });

  test('need a total or an average', () => {
    expect(read('Steps this week divided by steps last week')).toBeUndefined();
  });
});

test('weigh-ins are counted one by one', () => {
  expect(valueOf('How many readings of my weight lie between 69 and 70 kg?')).toBe(2);
});

test('foods are compared by how often they were eaten', () => {
  expect(valueOf('How many more times did I eat lentil soup than pizza?')).toBe(1);
});

test.each([
  ['Average calories on pizza days', 'Average calories on days with pizza'],
  ['Average sleep on yoga days', 'Average sleep on days with yoga'],
])('a name before “days” chooses the days: %s', (question, plain) => {
  const query = read(plain);
  expect(query).toMatchObject({ when: [{}] });
  expect(read(question)).toEqual(query);
});

test.each([
  'How many workouts did we do as a family this week?',
  'On what percent of logged January days did I eat pizza?',
  'Average steps, Mondays minus',
])('isn’t guessed: %s', (question) => {
  expect(read(question)).toBeUndefined();
});

describe('notes instead of questions', () => {
  test.each([
    ['weigh-ins this week', 'How many weigh-ins this week?'],
    ['fasts so far this week?', 'How many fasts did I log this week?'],
    ['nights recorded in January?', 'How many nights did I record sleep in January?'],
    [
      'Runs where my heart rate averaged above 140: how many?',
      'How many runs with average heart rate above 140?',
    ],
    ['weekday with top steps on average', 'Which day of the week had the most steps on average?'],
    ['which dinner was my biggest by calories? the date will do', 'Which dinner was my biggest by calories?'],
    ['Average workout length in January across everything', 'Average workout length in January'],
    ['How many days in January reached 9000 steps or more?', 'Days in January with at least 9000 steps'],
    ['How many minutes lie between my best and worst sleep in January?', 'Range of my sleep in January'],
    ['Fewest steps in the week of 8 January to 14 January', 'Fewest steps from 8 January to 14 January'],
    ['Have I worked out this week, and how many times?', 'How many times have I worked out this week?'],
  ])('“%s” asks “%s”', (terse, whole) => {
    expect(read(terse)).toEqual(meaningOf(whole));
  });

  test('a faster pace takes fewer minutes', () => {
    expect(read('How many runs had a pace faster than 6 min/km?')).toMatchObject({
      metric: 'workoutPaceMinPerKm',
      threshold: { op: '<', value: 6 },
    });
  });

  test('a topic before a colon isn’t dropped, even if it is unknown', () => {
    expect(read('Quinoa: how many meals on Saturdays?')).not.toMatchObject({ metric: 'meals' });
  });
});
