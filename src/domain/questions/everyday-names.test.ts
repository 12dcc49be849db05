import { describe, expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Answer } from '#domain/query/query.ts';
import { day, food, timed } from '#domain/query/testing.ts';
import { recordSource, type Entry } from '#domain/query/record-source.ts';
import { asking } from './testing.ts';

const on = (date: string, values: Record<string, number>): Entry => day(`2024-01-${date}`, values);
const source = recordSource({
  today: '2024-01-20',
  entries: {
    foods: [
      food('2024-01-08T08:00', 'breakfast', 'Oatmeal', { energyKcal: 300, fiberG: 8, grams: 250 }),
      food('2024-01-08T12:00', 'lunch', 'Rice', { energyKcal: 500, fiberG: 2, grams: 200 }),
      food('2024-01-08T19:00', 'dinner', 'Rice', { energyKcal: 700, fiberG: 2, grams: 300 }),
      food('2024-01-09T12:00', 'lunch', 'Apple', { energyKcal: 100, fiberG: 4, grams: 180 }),
      food('2024-01-09T19:00', 'dinner', 'Pizza', { energyKcal: 400, fiberG: 4, grams: 300 }),
    ],
    fasts: ['02', '04', '10'].map((date) => on(date, { hours: 16 })),
    weights: [
      on('01', { massKg: 80 }),
      on('03', { massKg: 79.2 }),
      on('06', { massKg: 79.5 }),
      on('09', { massKg: 79 }),
    ],
    blood: [
      on('01', { 'hdl-c': 48, 'ldl-c': 140, 'vitamin-d-25oh': 20 }),
      on('15', { 'hdl-c': 52, 'ldl-c': 120 }),
    ],
    glucose: [
      timed('2024-01-09T08:10', { mgdl: 90 }),
      timed('2024-01-09T20:10', { mgdl: 150 }),
      timed('2024-01-09T20:40', { mgdl: 170 }),
    ],
  },
});
const { read, valueOf } = asking(source);
const answerTo = (question: string): Answer | undefined => {
  const query = read(question);
  return query && evaluate(query, source);
};

test.each([
  ['What is my good cholesterol now?', 52],
  ['bad cholesterol in the first test', 140],
  ['How many of my blood tests include vitamin D?', 1],
  ['How many times was my HDL measured?', 2],
  ['How many blood tests have I had?', 2],
  ['By how many points did my HDL change?', 4],
  ['How many different foods have I eaten?', 4],
  ['How many different foods did I eat on January 8?', 2],
  ['average number of different foods per day', 2],
  ['How many days with no food logged in January?', 18],
  ['On how many days did I eat at least one apple?', 1],
  ['fiber per 1000 kcal', 10],
  ['What’s the longest gap between two fasts?', 6],
  ['average number of days between fasts', 4],
  ['shortest gap between weigh-ins', 2],
  ['How many days between my last two blood tests?', 14],
  ['the biggest drop in weight between two weigh-ins', -0.8],
  ['the biggest increase in weight from one weigh-in to the next', 0.3],
  ['percentage of time in range 100-160', 100 / 3],
])('%s is read by its everyday name', (question, value) => {
  expect(valueOf(question)).toBeCloseTo(value, 9);
});

describe('hours of the day', () => {
  test.each([
    ['Which hour of the day is my glucose highest on average?', '20:00', 160],
    ['At what time of day is my glucose lowest?', '08:00', 90],
    ['At what hour do I eat the most calories?', '19:00', 1100],
  ])('%s', (question, label, value) => {
    expect(answerTo(question)?.rows[0]).toMatchObject({ label, value });
  });

  test('aren’t known of figures of whole days', () => {
    expect(answerTo('At what hour is my weight highest?')).toBeUndefined();
  });
});

test('a gap between periods is a difference, and a fall between periods isn’t one from day to day', () => {
  expect(read('gap between January and February weight')).toEqual(
    read('difference between January and February weight'),
  );
  expect(read('What’s the biggest drop in my weight this month?')).toBeUndefined();
});

test.each([
  ['How many sensor readings over 140 have I had?', 'How many glucose readings over 140 have I had?'],
  ['average glucose in the two hours after dinner', 'average glucose after dinner'],
  ['average glucose after meals with pizza', 'average glucose after pizza'],
  ['mean kcal 2024-01', 'mean kcal January 2024'],
  ['averge glucos this month', 'average glucose this month'],
  ['Since how many days was my last blood test?', 'How many days since my last blood test?'],
  ['What is the part of breakfast in my calories?', 'What share of my calories came from breakfast?'],
  ['Mean energy intake across days with food records in January', 'Mean energy intake in January'],
  ['How many evenings did I have a slice of pizza?', 'How many days did I have pizza after 5 pm?'],
  ['How much is my mean of calories in the weekend?', 'average calories on weekends'],
])('“%s” reads like “%s”', (question, plain) => {
  expect(read(plain)).toBeDefined();
  expect(read(question)).toEqual(read(plain));
});

test('stress is the score of a wearable, or the rating of check-ins if there are only those', () => {
  const of = (values: Record<string, number>) =>
    asking(recordSource({ today: '2024-03-20', entries: { days: [day('2024-03-19', values)] } }));
  for (const question of ['What’s my average stress level?', 'How stressed was I this month?']) {
    expect(of({ stressRating: 4 }).read(question)?.metric).toBe('stressRating');
    expect(of({ stressRating: 4, stressScore: 70 }).read(question)?.metric).toBe('stressScore');
  }
});
