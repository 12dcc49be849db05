import { expect, test } from 'vitest';
import { daysReached, recentNutrient } from './macro-tiles.tsx';

const logged = (date: string, proteinG: number) => ({
  date,
  mealCount: 1,
  kinds: ['lunch' as const],
  state: null,
  total: { proteinG: { value: proteinG, low: proteinG, high: proteinG } },
});

test("Ada's protein of four days, one of them not logged", () => {
  const days = [
    logged('2026-11-17', 90),
    { date: '2026-11-18', mealCount: 0, kinds: [], state: null, total: null },
    logged('2026-11-19', 110),
  ];
  const values = recentNutrient(days, 'proteinG', '2026-11-17', '2026-11-20');
  expect(values).toEqual([90, undefined, 110, undefined]);
  expect(daysReached(values, 100)).toEqual({ reached: 1, known: 2 });
});

test('a nutrient that no food reports is unknown on every day', () => {
  expect(recentNutrient([logged('2026-11-17', 90)], 'fiberG', '2026-11-17', '2026-11-17')).toEqual([
    undefined,
  ]);
});
