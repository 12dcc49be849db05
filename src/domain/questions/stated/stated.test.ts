import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { meaningOf, read, valueOf } from '#domain/questions/testing.ts';

describe('a target that its asker states', () => {
  test.each([
    ['My protein goal is 120 g. On average, how far off was I?', 'proteinG', 'over', 120],
    ['My fiber target is 30 grams. By how much did I fall short on average?', 'fiberG', 'under', 30],
    ['I aim for 2 liters of water a day. How far below that was I on average?', 'waterMl', 'under', 2000],
    ['My calorie budget is 1900. By how much did I exceed it on an average day?', 'energyKcal', 'over', 1900],
    ['sodium limit 2300 mg: how far above was I on average', 'sodiumMg', 'over', 2300],
    ['on average how far am I from 30 g of fiber a day', 'fiberG', 'over', 30],
    ['how many grams short of 120 g protein was I on average', 'proteinG', 'under', 120],
    ['If my protein target is 130 g, how many grams am I missing per day?', 'proteinG', 'under', 130],
    ['I want 8 hours of sleep. By how much did I miss it on average?', 'sleepMinutes', 'under', 480],
    ['My step goal is 10000. How far short was I on average?', 'steps', 'under', 10_000],
  ])('%s', (question, metric, target, targetValue) => {
    expect(read(question)).toEqual({
      metric,
      aggregate: 'mean',
      window: { kind: 'all' },
      target,
      targetValue,
    });
  });

  test('the distance is from that number, not from the saved target', () => {
    const average = valueOf('average protein') ?? 0;
    expect(valueOf('My protein goal is 120 g. How far below was I on average?')).toBeCloseTo(120 - average);
    expect(valueOf('My protein goal is 90 g. How far above was I on average?')).toBeCloseTo(average - 90);
  });

  test.each([
    'how far off was I',
    'how far below was I yesterday',
    'My protein goal is 120 g. How far off was I when I ran?',
    'My goals are 120 g protein and 30 g fiber. How far off was I?',
  ])('isn’t guessed: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });

  test.each([
    'How many Mondays did I exceed 10k steps?',
    'how many weekdays did I miss 7,000 steps',
    'Of all the days, how many did I walk beyond 9,000 steps',
  ])('days are counted: %s', (question) => {
    expect(read(question)).toMatchObject({ metric: 'steps', aggregate: 'count' });
  });

  test('one’s own target needs no number', () => {
    expect(read('how far off my protein target was I on average this week')).toEqual({
      metric: 'proteinG',
      aggregate: 'mean',
      window: { kind: 'week', back: 0 },
      target: 'under',
    });
  });

  test('“a quick one” is no amount', () => {
    expect(read('Hey, a quick one: how far was I under my water goal')?.targetValue).toBeUndefined();
  });

  test('a number of readings over a bound isn’t a distance', () => {
    expect(read('how many of my glucose readings were over 160')).toMatchObject({
      metric: 'glucoseMgdl',
      aggregate: 'count',
      threshold: { op: '>', value: 160 },
    });
  });
});

describe('what is said about days with data', () => {
  test.each([
    [
      'On how many logged days did I drink less than 1.5 liters of water?',
      'on how many days did I drink less than 1.5 liters of water',
    ],
    [
      'How many days did I eat under 2000 kcal, counting only days with food logged?',
      'how many days did I eat under 2000 kcal',
    ],
    [
      'Going by the days I logged, how often was my protein over 100 g?',
      'how often was my protein over 100 g',
    ],
    [
      'What’s my longest streak of days with two liters of water or more? Unlogged days break it.',
      'longest streak of days with 2 liters of water or more',
    ],
    [
      'On what percentage of the days with sensor data was my average glucose under 110?',
      'on what percentage of days was my average glucose under 110',
    ],
    [
      'Counting only nights with sleep data, how often did I sleep over 8 hours?',
      'how often did I sleep over 8 hours',
    ],
  ])('%s', (said, plain) => {
    expect(meaningOf(said)).toEqual(meaningOf(plain));
  });

  test('a day without food isn’t a logged day without breakfast', () => {
    const query = {
      metric: 'meals',
      aggregate: 'count',
      threshold: { op: '<', value: 1 },
      where: { kinds: ['breakfast'] },
      per: 'day',
      window: { kind: 'all' },
      when: [{ metric: 'meals', comparison: { op: '>=', value: 1 } }],
    };
    expect(read('Of the days with any food logged, on how many is there no breakfast?')).toEqual(query);
    expect(read('on how many days did I log food but no breakfast?')).toEqual(query);
  });

  test.each([
    'How many steps did I walk on average, counting only days with water logged?',
    'What’s my longest streak of days with two liters of water? Unlogged days don’t break it.',
  ])('other records would change the figure: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});

describe('what is said about the statistic or the source', () => {
  test.each([
    ['the median of my weight instead of the mean', 'median of my weight'],
    ['Median protein per day rather than the average', 'median protein per day'],
    ['use the median, not the mean: my protein per day', 'median of my protein per day'],
    ['the lowest weight the scale ever showed', 'lowest weight ever'],
    ['Lowest glucose the sensor ever caught?', 'lowest glucose ever'],
    [
      'Averaged over all my sensor data, at which hour of the day is my glucose highest?',
      'at which hour of the day is my glucose highest',
    ],
    ['how many hours did a fast last on average', 'average fasting hours'],
    ['how many minutes did my workouts last on average', 'average workout minutes'],
    ['how many calories did snacks alone add in January', 'how many calories did snacks add in January'],
    ['how big is my average dinner, kcal', 'how many calories is my average dinner'],
    ['On how many days did I spike over 180 at least once?', 'on how many days was my glucose over 180'],
    [
      'how many days had at least one high over 180',
      'how many days did I have at least one glucose reading over 180',
    ],
    ['carb share of my calories', 'share of calories from carbs'],
    ['on how many days was I under my target of 100 g protein', 'on how many days was I under 100 g protein'],
  ])('%s', (said, plain) => {
    expect(meaningOf(said)).toEqual(meaningOf(plain));
  });

  test('several readings beyond a bound are counted by day', () => {
    expect(read('days with at least 3 glucose readings over 160')).toEqual({
      metric: 'glucoseReadings',
      aggregate: 'count',
      threshold: { op: '>=', value: 3 },
      where: { having: [{ metric: 'glucoseMgdl', comparison: { op: '>', value: 160 } }] },
      per: 'day',
      window: { kind: 'all' },
    });
  });

  test.each(['how often did I run alone', 'days when I went under 70'])('stays open: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});

describe('times of meals', () => {
  test.each([
    ['On how many evenings did dinner start after 19:30?', 'on how many days did I eat dinner after 7:30 pm'],
    ['how many mornings did I eat breakfast after 9', 'on how many days did I eat breakfast after 9 am'],
    ['how many evenings was my dinner later than 8', 'on how many days did I eat dinner after 8 pm'],
  ])('%s', (said, plain) => {
    expect(meaningOf(said)).toEqual(meaningOf(plain));
  });

  test.each([
    ['on how many days was my last meal later than 9 pm', 'lastMealTime', '>', 1260],
    ['how many nights did I eat after 10 pm', 'lastMealTime', '>', 1320],
    ['how many days was my first meal after noon', 'firstMealTime', '>', 720],
    ['how many days did I eat before 7 am', 'firstMealTime', '<', 420],
  ])('%s', (question, metric, op, value) => {
    expect(read(question)).toEqual({
      metric,
      aggregate: 'count',
      threshold: { op, value },
      window: { kind: 'all' },
    });
  });

  test('the time belongs to the meal or workout of its days', () => {
    expect(read('average glucose on days when I ran after 6 pm')).toMatchObject({
      metric: 'glucoseMgdl',
      when: [{ metric: 'workouts', where: { kinds: ['run'], minutes: [1080, 1440] } }],
    });
    expect(read('average glucose after 8 pm on days when I ran')).toMatchObject({
      metric: 'glucoseMgdl',
      where: { minutes: [1200, 1440] },
      when: [{ metric: 'workouts', where: { kinds: ['run'] } }],
    });
  });
});

describe('whether a limit or target was kept', () => {
  const kept = (metric: string, aggregate: string, window: unknown) => ({
    metric,
    aggregate,
    window,
    target: 'over',
  });
  const WEEK = { kind: 'week', back: 0 };
  test.each([
    ['was I over my calorie limit yesterday', kept('energyKcal', 'sum', { kind: 'day', back: 1 }), '>'],
    ['did I stay within my calorie budget this week', kept('energyKcal', 'mean', WEEK), '<'],
    ['am I under my calorie target', kept('energyKcal', 'sum', { kind: 'day', back: 0 }), '<'],
    ['did I hit my protein target this week', kept('proteinG', 'mean', WEEK), '>'],
  ])('%s', (question, query, op) => {
    const understood = readQuestion(question, miraRecords(), buildLexicon(miraRecords()));
    expect(understood?.query).toEqual(query);
    expect(understood?.check?.test).toEqual({ op, value: 0 });
  });

  test('a sugar limit is one of added sugars', () => {
    const source = { ...miraRecords(), targets: { addedSugarsG: 40 } };
    const understood = readQuestion('was I over my sugar limit yesterday', source, buildLexicon(source));
    expect(understood?.query.metric).toBe('addedSugarsG');
  });

  test('days on which a limit was kept are counted', () => {
    expect(read('on how many days was I over my calorie limit')).toMatchObject({ aggregate: 'count' });
  });
});

test('workouts that last longer do so one by one, not all together', () => {
  const compared = read('Did my runs last longer in February than in January?');
  expect(compared).toMatchObject({ metric: 'workoutMinutes', aggregate: 'mean' });
  expect(read('Do my runs last longer in February than in January?')).toEqual(compared);
});
