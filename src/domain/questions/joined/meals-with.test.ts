import { expect, test } from 'vitest';
import { food } from '#domain/query/testing.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { asking } from '#domain/questions/testing.ts';

const source = recordSource({
  today: '2024-01-20',
  entries: {
    foods: [
      food('2024-01-10T12:00', 'lunch', 'Rice', { energyKcal: 200, proteinG: 4 }),
      food('2024-01-10T12:00', 'lunch', 'Salmon', { energyKcal: 400, proteinG: 40 }),
      food('2024-01-10T19:00', 'dinner', 'Rice', { energyKcal: 300, proteinG: 6 }),
      food('2024-01-11T12:00', 'lunch', 'Salmon', { energyKcal: 300, proteinG: 30 }),
      food('2024-01-11T19:00', 'dinner', 'Pizza', { energyKcal: 800, proteinG: 30 }),
    ],
  },
});
const { valueOf } = asking(source);

test.each([
  ['What’s the average of calories of my lunches with rice?', 600],
  ['average protein of meals that contain rice', 25],
  ['How many calories did I get from dinners with rice?', 300],
  ['What share of my calories came from meals with rice?', 45],
  ['total calories from rice', 500],
  ['How many lunches with rice did I have?', 1],
])('%s is about all of these meals, or about the food alone', (question, value) => {
  expect(valueOf(question)).toBe(value);
});
