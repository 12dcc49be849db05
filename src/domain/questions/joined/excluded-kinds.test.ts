import { describe, expect, test } from 'vitest';
import { day, food, workout } from '#domain/query/testing.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { asking } from '#domain/questions/testing.ts';

// Today is a Sunday.
const source = recordSource({
  today: '2024-01-21',
  entries: {
    days: [day('2024-01-19', { steps: 4000 }), day('2024-01-20', { steps: 10_000 })],
    foods: [
      food('2024-01-18T12:00', 'lunch', 'Rice', { energyKcal: 500 }),
      food('2024-01-18T19:00', 'dinner', 'Pizza', { energyKcal: 800 }),
      food('2024-01-20T08:00', 'breakfast', 'Oatmeal', { energyKcal: 300 }),
      food('2024-01-20T12:00', 'lunch', 'Rice', { energyKcal: 500 }),
      food('2024-01-20T16:00', 'snack', 'Coffee', { energyKcal: 100 }),
      food('2024-01-20T19:00', 'dinner', 'Pizza', { energyKcal: 800 }),
    ],
    workouts: [
      workout('2024-01-20', 'run', { durationMin: 30 }),
      workout('2024-01-20', 'walk', { durationMin: 20 }),
    ],
  },
});
const { valueOf } = asking(source);

describe('what is included anyway changes nothing', () => {
  test.each([
    ['How many calories did I eat yesterday, snacks included?', 1700],
    ['calories yesterday including breakfast', 1700],
    ['calories yesterday, coffee included', 1700],
    ['calories yesterday with snacks', 1700],
    ['How many minutes did I work out yesterday, walks included?', 50],
    ['How many steps did I take this week including weekends?', 14_000],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test('is unclear if the figure covers another meal, or only some of them', () => {
    expect(valueOf('calories at lunch yesterday including snacks')).toBeUndefined();
    expect(valueOf('calories yesterday including breakfast, lunch and dinner')).toBeUndefined();
  });
});

describe('what is excluded leaves every other kind', () => {
  test.each([
    ['How many calories did I eat yesterday without snacks?', 1600],
    ['calories yesterday, not counting breakfast and lunch', 900],
    ['calories yesterday if I leave out dinner', 900],
    ['calories yesterday, snacks excluded', 1600],
    ['How many minutes did I work out yesterday, not counting walks?', 30],
    ['How many calories did I eat yesterday at lunch and as snacks?', 600],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test('days without a meal are days with a complete food log', () => {
    expect(valueOf('How many days this week did I go without breakfast?')).toBe(1);
    expect(valueOf('How many days did I skip breakfast this week?')).toBe(1);
    expect(valueOf('How many days did I skip dinner this week?')).toBe(0);
    expect(valueOf('steps on days without breakfast this week')).toBeNull();
  });
});
