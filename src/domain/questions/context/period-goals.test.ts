import { describe, expect, test } from 'vitest';
import { read, valueOf } from '#domain/questions/testing.ts';

describe('how far a total is from a number for a whole period', () => {
  test.each([
    [
      'We have a step challenge at work, 300,000 in January. How many steps do I still need?',
      { metric: 'steps', target: 'under', targetValue: 300_000 },
    ],
    [
      'I want to walk half a million steps in January. How far off am I?',
      { metric: 'steps', target: 'under', targetValue: 500_000 },
    ],
    [
      'My mate has run 100 km this year already. How many kilometres behind or ahead of him am I?',
      { metric: 'workoutDistanceM', where: { kinds: ['run'] }, target: 'under', targetValue: 100_000 },
    ],
    [
      'How many km am I away from 100 km of running this year?',
      { metric: 'workoutDistanceM', where: { kinds: ['run'] }, target: 'under', targetValue: 100_000 },
    ],
    [
      'My goal for January was 3 workouts. By how many did I beat it?',
      { metric: 'workouts', target: 'over', targetValue: 3 },
    ],
    [
      'My plan says four runs a week. How many did I actually manage last week, and how many short was that?',
      { metric: 'workouts', where: { kinds: ['run'] }, target: 'under', targetValue: 4 },
    ],
    [
      'My coach set 12 runs for January. How many did I fall short by?',
      { metric: 'workouts', where: { kinds: ['run'] }, target: 'under', targetValue: 12 },
    ],
    [
      'The challenge is 60 hours of sleep a week. By how much did I miss it last week?',
      { metric: 'sleepMinutes', target: 'under', targetValue: 3600 },
    ],
  ])('%s', (question, expected) => {
    expect(read(question)).toMatchObject({ aggregate: 'sum', isTargetTotal: true, ...expected });
  });

  test('the number counts once, whatever the number of days', () => {
    const total = valueOf('How many steps did I take in January?') ?? 0;
    expect(valueOf('The challenge is 300,000 steps in January. How many steps are left?')).toBe(
      300_000 - total,
    );
  });

  test.each([
    // What was done is no goal.
    'I ran 20 km this week already. How many more do I need?',
    // Of what?
    'My goal is 500 km this year. How many km to go?',
    'My friend walked 12,000 steps yesterday. How far behind was I?',
    'I’ve set 3 alarms this week. How many more steps do I need?',
    'My goal is 500 km of running this year. How many km are left for today?',
  ])('isn’t read: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });

  test('a daily goal is one for each day', () => {
    const query = read('My goal is 10,000 steps a day in January. How far off was I?');
    expect(query?.aggregate).toBe('mean');
    expect(query?.isTargetTotal).toBeUndefined();
  });
});

describe('weeks with as many workouts as a sentence names', () => {
  test.each([
    [
      'My physio is happy if I run at least twice a week. In how many weeks this year did I manage that?',
      'In how many weeks this year did I run at least 2 times?',
    ],
    [
      'The plan is three workouts a week. In how many weeks have I managed it?',
      'In how many weeks did I do at least 3 workouts?',
    ],
    [
      'Coach told me to run 20 km per week. How many weeks did I make it?',
      'In how many weeks did I run at least 20 km?',
    ],
    [
      'I try to do at least 3 runs a week. In how many weeks this year did I miss it?',
      'In how many weeks this year did I do less than 3 runs?',
    ],
  ])('%s', (question, plain) => {
    const meaning = read(plain);
    expect(meaning).toBeDefined();
    expect(read(question)).toEqual(meaning);
  });

  test.each([
    'I should run every other day. In how many weeks this year did I manage it?',
    'I’d like to run more often. In how many weeks this year did I manage it?',
    'I try not to run more than 3 times a week. In how many weeks did I manage that?',
  ])('isn’t any run: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});

describe('a limit for a meal', () => {
  test.each([
    [
      'My dietitian allows 25 g of sugar at breakfast. How many breakfasts this year went over that?',
      'How many breakfasts this year had over 25 g of sugar?',
    ],
    [
      'A nutritionist told me to eat 30 g of protein per meal. What percentage of my lunches get there?',
      'What percentage of my lunches had at least 30 g of protein?',
    ],
    [
      'I try to keep snacks under 200 kcal. How many snacks in January stayed under that?',
      'How many snacks in January had under 200 kcal?',
    ],
    [
      'I want 30 g of protein per meal. How many meals last week missed that?',
      'How many meals last week had under 30 g of protein?',
    ],
  ])('%s', (question, plain) => {
    const meaning = read(plain);
    expect(meaning).toBeDefined();
    expect(read(question)).toEqual(meaning);
  });

  test.each([
    'My limit is 600 kcal for dinner. On how many days did I exceed it?',
    'My limit is 600 kcal for dinner. How many breakfasts went over it?',
  ])('isn’t one for a day or for others: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});

test('hours a night are of sleep, and a weight can be compared whenever it was', () => {
  expect(read('I’m aiming for 7 hours. Over the last 14 nights, how often did I make it?')).toMatchObject({
    metric: 'sleepMinutes',
    threshold: { op: '>=', value: 420 },
  });
  expect(read('I weighed 76 kg at Christmas. How far below that am I now?')).toMatchObject({
    metric: 'weightKg',
    target: 'under',
    targetValue: 76,
  });
});

test('somebody else’s steps are something to beat', () => {
  expect(read('My sister walks 12k a day. How many days in January did I beat that?')).toEqual(
    read('How many days in January did I walk over 12,000 steps?'),
  );
});
