import { expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { food } from '#domain/query/testing.ts';
import { asking } from '#domain/questions/testing.ts';

// Rice on three days of March: 80 g, 200 g in two meals, and 113 g.
const source = recordSource({
  today: '2024-03-20',
  entries: {
    foods: [
      ['2024-03-11T12:00', 80],
      ['2024-03-12T12:00', 110],
      ['2024-03-12T19:00', 90],
      ['2024-03-16T12:00', 114],
    ].map(([at, grams]) => food(String(at), 'lunch', 'Rice', { energyKcal: 150, grams: Number(grams) })),
  },
});
const { read, said } = asking(source);

test.each([
  [
    'How many days did I eat more than 100 g of rice this month?',
    'You had over 100 g of rice on 2 days this month.',
  ],
  [
    'on which days did I have at least 4 oz of rice this month',
    'You had at least 113 g of rice on 2 days this month.',
  ],
  ['days with more than 150 grams of rice', 'You had over 150 g of rice on 1 day.'],
  ['Which day did I eat the most rice?', 'The most rice you had in a day was 200 g, on Mar 12.'],
])('%s', (question, answer) => {
  expect(said(question)).toBe(answer);
});

test('a nutrient isn’t a food, and a food that was never eaten isn’t guessed', () => {
  expect(read('How many days did I eat more than 100 g of protein?')?.metric).toBe('proteinG');
  expect(read('How many days did I eat more than 100 g of durian?')).toBeUndefined();
});
