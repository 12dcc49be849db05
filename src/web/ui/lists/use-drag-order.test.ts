import { expect, test } from 'vitest';
import { aside, placeAfterDrag } from './use-drag-order.ts';

const ROWS = [0, 50, 150].map((top, index) => ({ top, height: index === 1 ? 100 : 50 }));

test('a row moves once its middle passes its neighbor’s', () => {
  expect([70, 80, 150, 160, 900].map((by) => placeAfterDrag(ROWS, 0, by))).toEqual([0, 1, 1, 2, 2]);
  expect([-70, -80, -900].map((by) => placeAfterDrag(ROWS, 2, by))).toEqual([2, 1, 0]);
  expect(placeAfterDrag(ROWS, 1, 0)).toBe(1);
});

test('rows in between make room, others stay', () => {
  expect([0, 1, 2, 3].map((index) => aside(index, 0, 2, 50))).toEqual([0, -50, -50, 0]);
  expect([0, 1, 2, 3].map((index) => aside(index, 3, 1, 50))).toEqual([0, 50, 50, 0]);
});
