import { expect, test } from 'vitest';
import { shownKcal } from './round-energy.ts';

const about = (value: number) => ({ value, low: value * 0.8, high: value * 1.2 });
const exactly = (value: number) => ({ value, low: value, high: value });

test('estimates are rounded to 10 kcal from 100, to 5 from 20, and labels not at all', () => {
  expect([104, 97, 18].map((value) => shownKcal(about(value)))).toEqual([100, 95, 18]);
  expect(shownKcal(exactly(104.4))).toBe(104);
});
