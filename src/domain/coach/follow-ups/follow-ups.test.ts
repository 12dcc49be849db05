import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import type { FollowUp } from './follow-up.ts';
import { readFollowUp } from './read-follow-up.ts';

const source = miraRecords();
const words = { source, lexicon: buildLexicon(source) };

/** Reads a conversation. @returns what its last message asks for */
function after(...messages: readonly string[]): FollowUp | Understood | undefined {
  const [first = '', ...others] = messages;
  let before = readQuestion(first, source, words.lexicon);
  let last: FollowUp | Understood | undefined = before;
  for (const message of others) {
    if (!before) throw new Error(`nothing before “${message}”`);
    last = readFollowUp(message, before, words);
    before = last && 'query' in last ? { ...last } : before;
  }
  return last;
}

const LAST_MONTH = { kind: 'month', back: 1 };
const LAST_WEEK = { kind: 'week', back: 1 };

describe('a follow-up keeps the shape of the question', () => {
  test('a list by weekday stays one', () => {
    const steps = after('average sleep by weekday', 'and for steps?');
    expect(steps).toMatchObject({ query: { metric: 'steps', aggregate: 'mean', group: 'weekday' } });
    expect(after('average sleep by weekday', 'and last month?')).toMatchObject({
      query: { metric: 'sleepMinutes', group: 'weekday', window: LAST_MONTH },
    });
  });

  test('a single month is no list by month', () => {
    expect(after('steps by month', 'and last month?')).toMatchObject({
      query: { metric: 'steps', window: LAST_MONTH },
    });
    expect(after('steps by month', 'and last month?')).not.toHaveProperty('query.group');
  });

  test('a comparison keeps both sides', () => {
    const sides = { weekdays: [0, 1, 2, 3, 4], versus: { weekdays: [5, 6] } };
    const first = 'weekdays vs weekends for steps';
    expect(after(first, 'and last month?')).toMatchObject({ query: { ...sides, window: LAST_MONTH } });
    expect(after(first, 'and for sleep?')).toMatchObject({ query: { ...sides, metric: 'sleepMinutes' } });
    expect(after(first, 'which is higher?')).toMatchObject({ query: sides });
  });

  test('compared weeks move together', () => {
    expect(after('did I sleep more this week than last week?', 'and last week?')).toMatchObject({
      query: { window: LAST_WEEK, versus: { window: { kind: 'week', back: 2 } } },
    });
  });

  test.each([
    ['how many steps did I take last month', 'and the week before?', '2023-11-24', '2023-11-30'],
    ['how many steps did I take in November', 'and the month before?', '2023-10-01', '2023-10-31'],
    ['how many steps did I take from Jan 20 to Jan 22', 'the month before', '2023-12-01', '2023-12-31'],
    ['how many steps did I take yesterday', 'and the week before?', '2024-01-23', '2024-01-29'],
  ])('“%s”, then “%s”: from %s to %s', (first, then, from, to) => {
    expect(after(first, then)).toMatchObject({ query: { window: { kind: 'dates', from, to } } });
  });

  test.each([
    ['average calories last month', 'which days are missing?', 'energyKcal'],
    ['my weight last month', 'and the missing days?', 'weightKg'],
    ['how much rice do I eat a day', 'how many days are missing?', 'energyKcal'],
  ])('“%s”, then “%s”', (first, then, metric) => {
    expect(after(first, then)).toMatchObject({ query: { metric, aggregate: 'count', isMissing: true } });
  });

  test.each([
    ['how much protein did I eat yesterday', 'how much short was that?', { target: 'under' }],
    ['calories yesterday', 'how far from my goal was that?', { target: 'under' }],
    ['calories yesterday', 'how much over my limit was that', { target: 'over' }],
    ['steps yesterday', 'how many short of 15,000 was that?', { target: 'under', targetValue: 15_000 }],
    ['sleep yesterday', 'how much shorter than usual is that?', { aggregate: 'mean', isBelow: true }],
  ])('“%s”, then “%s”', (first, then, query) => {
    expect(after(first, then)).toMatchObject({ kind: 'query', query });
  });

  test('meals that were counted are listed as such', () => {
    const meals = { per: 'meal', aggregate: 'count', threshold: { op: '<', value: 600 } };
    expect(after('how many meals under 600 kcal did I have last week?', 'which ones?')).toMatchObject({
      query: meals,
    });
  });

  test('no goal has no distance', () => {
    expect(after('steps yesterday', 'how many short was that?')).toBeUndefined();
    expect(after('on how many days did I walk over 9,000 steps', 'how many short was that?')).toBeUndefined();
  });

  test('“no, I meant” changes the days named last', () => {
    const compared = after(
      'how many steps did I take last week',
      'compare that with October',
      'no, I meant September',
    );
    expect(compared).toMatchObject({
      query: { window: LAST_WEEK, versus: { window: { from: '2023-09-01', to: '2023-09-30' } } },
    });
    expect(after('average sleep last week', 'no, I meant last year')).toMatchObject({
      query: { window: { kind: 'year', back: 1 } },
    });
  });

  test('a question that yes or no answers stays one', () => {
    const reached = after('did I hit my protein goal yesterday?', 'and on Sunday?');
    expect(reached).toMatchObject({ check: { query: { target: 'over', window: { from: '2024-01-28' } } } });
    expect(after('did I hit my protein goal yesterday?', 'and water?')).toMatchObject({
      check: { query: { metric: 'waterMl', target: 'over' } },
    });
    expect(after('did I sleep at least 8 hours yesterday?', 'and steps?')).not.toHaveProperty('check');
  });

  test('“how many days did I hit it?” counts the days on target', () => {
    expect(
      after('did I hit my protein goal yesterday?', 'and last week?', 'how many days did I hit it?'),
    ).toMatchObject({
      query: { aggregate: 'count', threshold: { op: '>=', value: 'target' }, window: LAST_WEEK },
    });
  });

  test('a ranking of foods takes another number, order, nutrient and period', () => {
    const first = 'top 3 foods by protein';
    expect(after(first, 'top 5')).toMatchObject({ query: { group: 'food', rank: { limit: 5 } } });
    expect(after(first, 'and by fat?')).toMatchObject({ query: { metric: 'fatG', rank: { limit: 3 } } });
    expect(after(first, 'and last month?')).toMatchObject({
      query: { rank: { limit: 3 }, window: LAST_MONTH },
    });
    expect(after(first, 'the lowest?')).toMatchObject({ query: { rank: { order: 'lowest', limit: 3 } } });
  });
});

describe('a follow-up to a list picks from it', () => {
  const first = 'steps by month';
  test.each([
    ['which was the highest?', { order: 'highest', limit: 1 }],
    ['which is the worst?', { order: 'lowest', limit: 1 }],
    ['top 3', { order: 'highest', limit: 3 }],
    ['the lowest?', { order: 'lowest', limit: 1 }],
    ['sort them', { order: 'highest', limit: 31 }],
    ['sort them from lowest to highest', { order: 'lowest', limit: 31 }],
  ])('after months, “%s”', (message, rank) => {
    expect(after(first, message)).toMatchObject({ query: { metric: 'steps', group: 'month', rank } });
  });

  test('the worst resting heart rate is the highest', () => {
    expect(after('resting heart rate by month', 'which was the worst?')).toMatchObject({
      query: { rank: { order: 'highest' } },
    });
  });

  test('neither end of weight is the worst', () => {
    expect(after('weight by month', 'which was the worst?')).toMatchObject({ kind: 'choices' });
  });

  test('“how many were above 8,000?” counts months of a list, and days of a figure', () => {
    const test = { op: '>', value: 8000 };
    expect(after(first, 'how many were above 8,000?')).toMatchObject({ kind: 'counted', test });
    expect(after('average steps last month', 'how many were above 8,000?')).toMatchObject({
      query: { aggregate: 'count', threshold: test, window: LAST_MONTH },
    });
  });

  test('“which nights?” lists the nights that were counted', () => {
    expect(after('how many nights did I sleep more than 7 hours last month?', 'which nights?')).toMatchObject(
      {
        query: { group: 'day', when: [{ metric: 'sleepMinutes', comparison: { op: '>', value: 420 } }] },
      },
    );
  });

  test('“show me the days” lists the days of an average', () => {
    expect(after('average sleep last week', 'show me the days')).toMatchObject({
      query: { aggregate: 'mean', group: 'day', window: LAST_WEEK },
    });
  });

  test('“and the average?” is of the whole list', () => {
    expect(after(first, 'and the average?')).not.toHaveProperty('query.group');
  });

  test('“compare the last two” compares months', () => {
    expect(after(first, 'compare the last two')).toMatchObject({
      query: { window: { kind: 'month', back: 0 }, versus: { window: LAST_MONTH } },
    });
  });
});

describe('a follow-up to a figure', () => {
  test('asks in another unit', () => {
    expect(after('how much did I weigh last week', 'in pounds please')).toMatchObject({ unit: 'lb' });
    expect(after('average steps last week', 'in pounds please')).toBeUndefined();
  });

  test('asks for the value before the latest', () => {
    const before = { aggregate: 'last', only: { order: 'last', count: 1, skip: 1 } };
    expect(after('what is my ferritin', 'and before that?')).toMatchObject({ query: before });
    expect(after('what is my ferritin', 'and before that?', 'and before that?')).toMatchObject({
      query: { only: { skip: 2 } },
    });
  });

  test('asks for the days before', () => {
    expect(after('average sleep last week', 'and before that?')).toMatchObject({
      query: { window: { kind: 'week', back: 2 } },
    });
  });

  test('takes weekdays of last week if this week has none yet', () => {
    expect(after('steps this week', 'what about weekends?')).toMatchObject({
      query: { weekdays: [5, 6], window: LAST_WEEK },
    });
  });

  test('asks for another kind of workout, and how long they were', () => {
    expect(after('how many workouts did I do last week', 'how long were they?')).toMatchObject({
      query: { metric: 'workoutMinutes', aggregate: 'mean', window: LAST_WEEK },
    });
    expect(after('how many workouts did I do last week', 'and runs?')).toMatchObject({
      query: { metric: 'workouts', where: { kinds: [expect.stringMatching(/run/i)] }, window: LAST_WEEK },
    });
  });

  test('doesn’t take alcohol for that in coffee', () => {
    expect(after('how much lentil soup did I eat last week', 'and fiber?')).not.toHaveProperty('query.where');
  });
});
