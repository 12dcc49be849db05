import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepDay } from './week-offsets.ts';

const NONE = [0, 0, 0, 0, 0, 0, 0];

test('Ada eats 60 kcal more on Saturday, and 10 less on every other day', () => {
  expect(stepDay(NONE, 5, 1)).toEqual([-10, -10, -10, -10, -10, 60, -10]);
  expect(stepDay(stepDay(NONE, 5, 1), 5, -1)).toEqual(NONE);
});

test('whatever the number of steps, the weekly total stays the same', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(1 as const, -1 as const)));
  fc.assert(
    fc.property(steps, (taken) => {
      const week = taken.reduce<readonly number[]>(
        (offsets, [day, direction]) => stepDay(offsets, day, direction),
        NONE,
      );
      expect(week.reduce((sum, offset) => sum + offset, 0)).toBe(0);
    }),
  );
});
