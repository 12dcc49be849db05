import { expect, test } from 'vitest';
import type { FigureSummary, ReportUnits } from './figure-summary.ts';
import { shownDifference } from './shown-difference.ts';

const METRIC: ReportUnits = { system: 'metric', glucose: 'mmol/L' };

const differenceOf = (
  shape: Pick<FigureSummary, 'unit' | 'decimals'>,
  now: number,
  before: number,
  units = METRIC,
) =>
  shownDifference(
    {
      ...shape,
      now: { value: now, days: 9 },
      before: { value: before, days: 9 },
    },
    { difference: now - before },
    units,
  );

test('a change is the difference of the figures next to it', () => {
  expect(differenceOf({ unit: 'min', decimals: 0 }, 15.4, 16.6)).toBe(-2);
  expect(differenceOf({ unit: 'clock', decimals: 0 }, 426.4, 427.6)).toBe(-2);
  expect(differenceOf({ unit: 'g', decimals: 1 }, 24.7, 20.6)).toBe(4);
  expect(differenceOf({ unit: 'kcal', decimals: 0 }, 1826, 1564)).toBe(1830 - 1560);
  expect(differenceOf({ unit: 'mg/dL', decimals: 0 }, 100, 110)).toBeCloseTo(-0.5 / 0.0555, 0);
});

test('a change in pounds is the difference of the pounds', () => {
  const pounds = { system: 'imperial', glucose: 'mg/dL' } as const;
  const kg = 0.45359237;
  expect(differenceOf({ unit: 'kg', decimals: 1 }, 150.04 * kg, 150.16 * kg, pounds)).toBeCloseTo(
    -0.2 * kg,
    6,
  );
});
