import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clamp, clampScore, shareBetween } from './clamp.ts';
import { lineThrough } from './least-squares.ts';
import { meanWithInterval } from './mean-interval.ts';
import { interpolate, type Polyline } from './interpolate.ts';
import { studentT975 } from './student-t.ts';

const figure = () => fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('bounds', () => {
  test('keep a value inside the limits and clamp one outside', () => {
    expect([3, -1, 12].map((value) => clamp(value, 0, 10))).toEqual([3, 0, 10]);
    expect([101, -0.5, 40].map(clampScore)).toEqual([100, 0, 40]);
  });
  test('allow a share to rise toward the lower value', () => {
    expect([8, 9, 12, 2].map((value) => shareBetween(value, 10, 6))).toEqual([0.5, 0.25, 0, 1]);
  });
});

describe('linear interpolation', () => {
  const points: Polyline = [
    [20, 100],
    [40, 70],
    [90, 0],
  ];
  test('passes through the points and is constant beyond the ends', () => {
    expect([0, 20, 30, 40, 65, 90, 200].map((x) => interpolate(points, x))).toEqual([
      100, 100, 85, 70, 35, 0, 0,
    ]);
  });
  test('is constant for one point', () => {
    expect([-5, 3, 8].map((x) => interpolate([[3, 7]], x))).toEqual([7, 7, 7]);
  });
});

describe('the line of least squares', () => {
  test('Anscombe’s published data: slope 0.5001 with a standard error of 0.1179', () => {
    const xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    const line = lineThrough(xs.map((x, index) => ({ x, y: ys[index] ?? Number.NaN })));
    expect(line?.slope).toBeCloseTo(0.5001, 4);
    expect(line?.standardError).toBeCloseTo(0.1179, 4);
  });
  test('moving all points doesn’t change the slope', () => {
    fc.assert(
      fc.property(figure(), figure(), (right, up) => {
        const line = lineThrough([0, 1, 2, 3].map((x) => ({ x: x + right, y: 2 * x + up })));
        expect(line?.slope).toBeCloseTo(2, 4);
      }),
    );
  });
  test('there is no line without points', () => {
    expect(lineThrough([])).toBeUndefined();
  });
});

test('Student’s t approaches the normal distribution', () => {
  expect([1, 10, 30].map(studentT975)).toEqual([12.706, 2.228, 2.042]);
  expect(studentT975(31)).toBeCloseTo(2.0395, 3);
  expect(studentT975(1e6)).toBeCloseTo(1.95996, 5);
});

describe('the interval of a mean', () => {
  test('uses the t distribution: 10, 12, 14 have 12 ± 4.968', () => {
    const interval = meanWithInterval([10, 12, 14]);
    expect(interval?.mean).toBe(12);
    expect((interval?.high ?? 0) - 12).toBeCloseTo((4.303 * 2) / Math.sqrt(3), 9);
  });

  test('is smooth above 30 degrees of freedom', () => {
    const half = (count: number) => {
      const values = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? -1 : 1));
      const interval = meanWithInterval(values);
      const sd = Math.sqrt(count / (count - 1));
      return (((interval?.high ?? 0) - (interval?.mean ?? 0)) * Math.sqrt(count)) / sd;
    };
    expect(half(32)).toBeCloseTo(2.0395, 3);
    expect(half(62)).toBeCloseTo(1.9996, 3);
    expect(half(1002)).toBeCloseTo(1.9623, 3);
  });
});
