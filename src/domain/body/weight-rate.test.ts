import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { weightRate } from './weight-rate.ts';
import { weightTrend, type TrendPoint } from './weight-trend.ts';

const TODAY = '2026-11-20';

/** Point some days before today. */
const ago = (days: number, massKg: number, trendKg = massKg, stretch = 0): TrendPoint => {
  const date = addDays(TODAY, -days);
  return { date, atMs: Date.parse(date), massKg, trendKg, stretch };
};
const weeks = [27, 22, 15, 9, 4, 0];

test('Ada loses exactly half a kilogram a week, with no uncertainty', () => {
  const rate = weightRate(
    weeks.map((days) => ago(days, 70 + days / 14)),
    TODAY,
  );
  expect(rate).toMatchObject({ days: 28, points: 6 });
  expect(rate?.kgPerWeek).toBeCloseTo(-0.5, 9);
  expect(rate?.standardErrorKgPerWeek).toBeCloseTo(0, 6);
});

test('the slope comes from the trend, and its error from a line through the weighings', () => {
  // Days 0, 7, 14, 21 and 27; masses off the line by +0.3, −0.3, +0.3, −0.3, 0: worked in a spreadsheet.
  const days = [0, 7, 14, 21, 27];
  const off = [0.3, -0.3, 0.3, -0.3, 0];
  const points = days.map((day, at) => ago(27 - day, 80 + (off[at] ?? 0), 80 - 0.05 * day));
  const rate = weightRate(points, TODAY);
  expect(rate?.kgPerWeek).toBeCloseTo(-0.35, 9);
  expect(rate?.standardErrorKgPerWeek).toBeCloseTo(0.10658, 4);
  // Student's t for 3 degrees of freedom is 3.182; the approximation stays within 1%.
  const reach = ((rate?.highKgPerWeek ?? 0) - (rate?.lowKgPerWeek ?? 0)) / 2;
  expect(reach / (rate?.standardErrorKgPerWeek ?? 1)).toBeCloseTo(3.182, 1);
});

test('is undefined for four weighings, for 13 days, or for old weighings', () => {
  expect(
    weightRate(
      [27, 14, 7, 0].map((days) => ago(days, 70)),
      TODAY,
    ),
  ).toBeUndefined();
  expect(
    weightRate(
      [12, 9, 6, 3, 0].map((days) => ago(days, 70)),
      TODAY,
    ),
  ).toBeUndefined();
  expect(
    weightRate(
      [13, 9, 6, 3, 0].map((days) => ago(days, 70)),
      TODAY,
    ),
  ).toBeDefined();
  expect(
    weightRate(
      weeks.map((days) => ago(days + 28, 70)),
      TODAY,
    ),
  ).toBeUndefined();
  expect(weightRate([], TODAY)).toBeUndefined();
});

test('only points since the last restart count, so a corrected error isn’t a gain', () => {
  const points = [
    ...[27, 24, 20].map((days) => ago(days, 97)),
    ...[15, 11, 7, 3, 0].map((days) => ago(days, 79, 79, 1)),
  ];
  expect(weightRate(points, TODAY)?.kgPerWeek).toBeCloseTo(0, 9);
});

test('gaining mass raises the rate, whatever the mass', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 40, max: 150, noNaN: true }),
      fc.double({ min: 0.01, max: 0.08, noNaN: true }),
      (massKg, kgPerDay) => {
        const weighings = Array.from({ length: 28 }, (_, day) => {
          const { atMs, date } = ago(27 - day, 0);
          return { atMs, date, massKg: massKg + day * kgPerDay };
        });
        const rate = weightRate(weightTrend(weighings).points, TODAY);
        expect(rate?.kgPerWeek).toBeGreaterThan(0);
        expect(rate?.kgPerWeek).toBeLessThan(7 * kgPerDay);
      },
    ),
  );
});
