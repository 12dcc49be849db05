import { expect, test } from 'vitest';
import { MEAL_KINDS, usualMealKind, usualMealTime } from './meal.ts';

test('each hour has its usual meal: breakfast from 4, lunch from 11, dinner from 17, snacks between and at night', () => {
  const kinds = Array.from({ length: 24 }, (_, hour) => usualMealKind(hour));
  const hoursOf = (kind: string) => kinds.flatMap((each, hour) => (each === kind ? [hour] : []));
  expect(hoursOf('breakfast')).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(hoursOf('lunch')).toEqual([11, 12, 13, 14]);
  expect(hoursOf('dinner')).toEqual([17, 18, 19, 20, 21]);
  expect(hoursOf('snack')).toEqual([0, 1, 2, 3, 15, 16, 22, 23]);
});

test('the usual time of a meal is one of its hours', () => {
  for (const kind of MEAL_KINDS) expect(usualMealKind(Number(usualMealTime(kind).slice(0, 2)))).toBe(kind);
});
