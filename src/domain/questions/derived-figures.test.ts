import { describe, expect, test } from 'vitest';
import { day, food, timed, workout } from '#domain/query/testing.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { asking } from './testing.ts';

const eaten = { energyKcal: 1000, proteinG: 70, satFatG: 10, sugarsG: 25, alcoholG: 20 };
const source = recordSource({
  today: '2024-01-21',
  entries: {
    days: [
      day('2024-01-20', { steps: 5000, peakActiveZoneMinutes: 4 }),
      day('2024-01-21', { steps: 7000, peakActiveZoneMinutes: 10 }),
    ],
    foods: [
      food('2024-01-20T08:00', 'breakfast', 'Oatmeal', eaten),
      food('2024-01-20T12:00', 'lunch', 'Chicken curry', { ...eaten, grams: 350 }),
    ],
    weights: [timed('2024-01-10T07:00', { massKg: 70 }), timed('2024-01-21T07:00', { massKg: 80 })],
    workouts: [workout('2024-01-20', 'run', { avgHeartRateBpm: 150 })],
    blood: [
      day('2023-07-01', { 'total-cholesterol': 220, 'hdl-c': 50, triglycerides: 150, 'non-hdl-c': 171 }),
      day('2024-01-02', {
        'total-cholesterol': 190,
        'hdl-c': 60,
        triglycerides: 90,
        'glucose-fasting': 90,
        'insulin-fasting': 4.5,
      }),
    ],
  },
});
const { valueOf } = asking(source);

describe('figures that follow from others', () => {
  test.each([
    ['What is my non-HDL cholesterol?', 130],
    // Measured then.
    ['What was my non-HDL cholesterol on July 1?', 171],
    ['What’s my HOMA-IR?', 1],
    ['How much protein per kg of body weight did I eat yesterday?', 2],
    ['What percentage of my calories came from saturated fat yesterday?', 9],
    ['share of my calories from sugar yesterday', 10],
    ['percentage of calories from alcohol yesterday', 14],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBeCloseTo(value);
  });

  test('need all they follow from', () => {
    expect(valueOf('What is my systemic inflammation index?')).toBeNull();
    // It needs triglycerides of a fasting draw.
    expect(valueOf('What is my TyG index?')).toBeNull();
  });
});

describe('other wording', () => {
  test.each([
    ['Breakfasts logged this week?', 1],
    ['peak zone minutes record for one day?', 10],
    ['How many days do I have step data for?', 2],
    ['What did the scale say yesterday?', undefined],
    ['What did the scale say today?', 80],
    ['HDL first vs latest, difference', 10],
    ['When I have chicken curry, how big is the portion usually?', 350],
  ])('%s', (question, value) => {
    if (value === undefined) expect(valueOf(question)).toBeNull();
    else expect(valueOf(question)).toBe(value);
  });
});
