import { describe, expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { food } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { isYes } from '#domain/questions/spoken/yes-no-check.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { asking } from '#domain/questions/testing.ts';

// Of 20 g of fiber, half is from lunches; snacks are many and small; one breakfast is the largest meal.
const source = recordSource({
  today: '2024-03-20',
  entries: {
    foods: [
      food('2024-03-11T08:00', 'breakfast', 'Oatmeal', { energyKcal: 1200, fiberG: 1 }),
      food('2024-03-11T12:00', 'lunch', 'Lentil soup', { energyKcal: 400, fiberG: 6 }),
      food('2024-03-11T19:00', 'dinner', 'Rice', { energyKcal: 900, fiberG: 4 }),
      food('2024-03-12T08:00', 'breakfast', 'Toast', { energyKcal: 100, fiberG: 1 }),
      food('2024-03-12T12:00', 'lunch', 'Lentil soup', { energyKcal: 400, fiberG: 4 }),
      ...['10:00', '11:00', '16:00'].map((time) =>
        food(`2024-03-12T${time}`, 'snack', 'Apple', { energyKcal: 100, fiberG: 1 }),
      ),
      food('2024-03-12T19:00', 'dinner', 'Rice', { energyKcal: 900, fiberG: 1 }),
      // An incomplete day.
      food('2024-03-19T19:00', 'dinner', 'Beans', { energyKcal: 300, fiberG: 20 }),
    ],
  },
});
const { read, said } = asking(source);
const rowsOf = (question: string) => {
  const query = read(question);
  return query && evaluate(query, source).rows.map(({ label, value }) => [label, Math.round(value)]);
};

describe('what each kind of meal gives', () => {
  test.each([
    'What share of my fiber comes from each meal?',
    'How is my fiber split across my meals?',
    'Which meal do I get most of my fiber from?',
    'percentage of fiber by meal in March',
    'What percentage of my fiber came from each meal last week?',
  ])('%s', (question) => {
    expect(rowsOf(question)).toEqual([
      ['lunch', 50],
      ['dinner', 25],
      ['snack', 15],
      ['breakfast', 10],
    ]);
  });

  test.each([
    'Do I get most of my fiber from breakfast, lunch or dinner?',
    'Where do I get most of my fiber, lunch, breakfast or dinner?',
  ])('only of the meals that are named: %s', (question) => {
    expect(rowsOf(question)).toEqual([
      ['lunch', 50],
      ['dinner', 25],
      ['breakfast', 10],
    ]);
    expect(said(question)).toBe('Lunches gave you the most fiber: 50% of the total.');
  });

  test.each([
    ['Is most of my fiber from lunch?', 50, false],
    ['Is most of my fiber from lunch and dinner?', 75, true],
    ['Does more than half of my fiber come from snacks?', 15, false],
  ])('%s', (question, share, isMost) => {
    const asked = readQuestion(question, source, buildLexicon(source));
    const value = asked && evaluate(asked.query, source).value;
    expect(value).toBeCloseTo(share, 9);
    expect(asked?.check && isYes(asked.check, value ?? null)).toBe(isMost);
  });
});

describe('which meal has the most', () => {
  test.each([
    'Which meal has the most calories?',
    'What meal gives me the most calories: breakfast, lunch or dinner?',
    'At which meal do I eat the most calories?',
    'What is my biggest meal of the day?',
  ])('usually: %s', (question) => {
    expect(rowsOf(question)).toEqual([['dinner', 900]]);
  });

  test('on one day, if it’s over', () => {
    expect(read('Which meal had the most calories last week?')).toMatchObject({
      aggregate: 'max',
      per: 'meal',
    });
  });
});

test.each([
  ['which meals were over 500 kcal last week?', 3],
  ['meals under 500 kcal last week', 6],
  ['which snacks had at least 100 kcal in March?', 3],
  ['which dinners were over 800 kcal in March', 2],
])('meals within a bound are counted and listed: %s', (question, count) => {
  const query = read(question);
  expect(query).toMatchObject({ aggregate: 'count', per: 'meal' });
  expect(query && evaluate(query, source)).toMatchObject({ value: count });
});
