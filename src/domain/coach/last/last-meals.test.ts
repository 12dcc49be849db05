import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { lastMealsQuery, lastMealsReply } from './last-meals.ts';

const CONTEXT = { today: '2024-01-31', units: CANONICAL_UNITS };
const saidOf = (question: string): readonly unknown[] | undefined => {
  const query = lastMealsQuery(question);
  return query && lastMealsReply(query, miraRecords(), CONTEXT)?.paragraphs;
};

test('the last meals are listed with their foods, newest first', () => {
  expect(saidOf('what were my last 3 meals')).toEqual([
    'Your last 3 meals, newest first:',
    'Dinner today, [[f1]]: rice.',
    'Lunch today, [[f2]]: lentil soup.',
    'Lunch on Jan 30, [[f3]]: pizza.',
  ]);
  expect(saidOf('What did I eat for my last two lunches?')).toEqual([
    'Your last 2 lunches, newest first:',
    'Lunch today, [[f1]]: lentil soup.',
    'Lunch on Jan 30, [[f2]]: pizza.',
  ]);
});

test.each(['what were my last 3 runs', 'how big were my last 3 meals', 'calories of my last 2 dinners'])(
  'isn’t a list of meals: %s',
  (question) => {
    expect(lastMealsQuery(question)).toBeUndefined();
  },
);
