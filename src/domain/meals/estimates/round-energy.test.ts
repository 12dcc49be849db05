import { expect, test } from 'vitest';
import { roundToSum, shownKcal } from './round-energy.ts';

const about = (value: number) => ({ value, low: value * 0.8, high: value * 1.2 });
const exactly = (value: number) => ({ value, low: value, high: value });

test('estimates are rounded to 10 kcal from 100, to 5 from 20, and labels not at all', () => {
  expect([104, 97, 18].map((value) => shownKcal(about(value)))).toEqual([100, 95, 18]);
  expect(shownKcal(exactly(104.4))).toBe(104);
});

test('parts that add up after rounding stay as they are', () => {
  expect(roundToSum([about(618), about(842), about(231)], 1690)).toEqual([620, 840, 230]);
});

test('the part that rounding changes most takes a difference, upward or downward', () => {
  expect(roundToSum([about(464), about(54), about(97)], 620)).toEqual([470, 55, 95]);
  expect(roundToSum([about(47.4), about(303)], 350)).toEqual([50, 300]);
  expect(roundToSum([about(22.4), about(302.7), about(304.6)], 630)).toEqual([20, 300, 310]);
  expect(roundToSum([about(304), about(304), about(303)], 910)).toEqual([310, 300, 300]);
  expect(roundToSum([about(306), about(307), about(308)], 920)).toEqual([300, 310, 310]);
});

test('exact and unknown parts are never changed', () => {
  expect(roundToSum([exactly(4.4), about(304), undefined], 305)).toEqual([4, 300, undefined]);
  expect(roundToSum([exactly(300), about(304), about(304)], 910)).toEqual([300, 310, 300]);
});

test('a difference that no step fits stays', () => {
  expect(roundToSum([exactly(187), about(620)], 810)).toEqual([187, 620]);
});
