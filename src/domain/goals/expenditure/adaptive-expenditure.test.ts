import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adaptiveExpenditure, type EnergyDay } from './adaptive-expenditure.ts';
import { balanceExpenditure } from './balance-expenditure.ts';

const WEIGHTS = [
  85.5, 84.8, 84.5, 85.4, 84.3, 84.6, 85.1, 84.0, 84.9, 84.7, 83.9, 84.9, 84.1, 84.0, 84.9, 83.7, 84.2, 84.5,
  83.4, 84.4, 84.0, 83.4, 84.4, 83.5, 83.6, 84.3, 83.1, 83.8,
];
const INTAKES = [
  2000,
  2149,
  1962,
  1861,
  2074,
  2370,
  2145,
  1907,
  2129,
  undefined,
  undefined,
  1978,
  2400,
  2234,
  1854,
  2054,
  2132,
  1912,
  1891,
  2366,
  undefined,
  1864,
  1956,
  2148,
  2006,
  1851,
  2282,
  2391,
];
const tomsDays: readonly EnergyDay[] = WEIGHTS.map((massKg, day) => ({ massKg, intakeKcal: INTAKES[day] }));

describe('expenditure from Tom’s four weeks of weighings and meals', () => {
  test.each([
    [1, '85.103', '2709.9', '300.1'],
    [6, '84.663', '2682.7', '286.1'],
    [13, '84.157', '2665.7', '223.4'],
    [20, '83.878', '2548.1', '164.3'],
    [27, '83.519', '2505.8', '128.0'],
  ])('is on day %i: %s kg, %s kcal, with a standard deviation of %s', (day, mass, kcal, sd) => {
    const state = adaptiveExpenditure(tomsDays, 2700)[day];
    expect([state?.massKg.toFixed(3), state?.expenditureKcal.toFixed(1), state?.sdKcal.toFixed(1)]).toEqual([
      mass,
      kcal,
      sd,
    ]);
  });

  test('is 2,480.6 kcal in a spreadsheet', () => {
    expect(balanceExpenditure(tomsDays)).toBeCloseTo(2480.6, 1);
    expect(balanceExpenditure(tomsDays.slice(0, 21))).toBeUndefined();
  });
});

describe('what doesn’t affect the estimate', () => {
  const last = (days: readonly EnergyDay[]) => adaptiveExpenditure(days, 2700).at(-1);

  test('a typing error: 58.4 instead of 85.4 is ignored', () => {
    const slipped = tomsDays.with(20, { ...tomsDays[20], massKg: 58.4 });
    const missed = tomsDays.with(20, { ...tomsDays[20], massKg: undefined });
    expect(last(slipped)).toEqual(last(missed));
  });

  test('a day with only a snack: it counts as unlogged unless Tom marks it complete', () => {
    const snack = tomsDays.with(15, { massKg: 83.7, intakeKcal: 300 });
    const unlogged = tomsDays.with(15, { massKg: 83.7 });
    expect(last(snack)).toEqual(last(unlogged));
    const fasted = tomsDays.with(15, { massKg: 83.7, intakeKcal: 0, isClosed: true });
    expect(last(fasted)?.expenditureKcal).not.toBeCloseTo(last(unlogged)?.expenditureKcal ?? 0, 0);
  });

  test('days before the first weighing', () => {
    expect(adaptiveExpenditure([{ intakeKcal: 2000 }], 2500)).toEqual([]);
    expect(adaptiveExpenditure([], 2500)).toEqual([]);
  });
});

const anyDay: fc.Arbitrary<EnergyDay> = fc.record({
  massKg: fc.option(fc.double({ min: 30, max: 300, noNaN: true }), { nil: undefined }),
  intakeKcal: fc.option(fc.double({ min: 0, max: 9000, noNaN: true }), { nil: undefined }),
  isClosed: fc.boolean(),
});

test('whatever is logged, the covariance stays positive and the estimate a number', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 30, max: 300, noNaN: true }),
      fc.array(anyDay, { maxLength: 400 }),
      (massKg, days) => {
        for (const state of adaptiveExpenditure([{ massKg }, ...days], 2400)) {
          const [massVar, shared, energyVar] = state.covariance;
          expect(massVar).toBeGreaterThan(0);
          expect(energyVar).toBeGreaterThan(0);
          expect(massVar * energyVar - shared ** 2).toBeGreaterThan(0);
          expect(Number.isFinite(state.expenditureKcal)).toBe(true);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test('an estimate never depends on later days', () => {
  fc.assert(
    fc.property(
      fc.array(anyDay, { minLength: 1, maxLength: 60 }),
      fc.array(anyDay, { maxLength: 20 }),
      (past, future) => {
        const days = [{ massKg: 80 }, ...past];
        expect(adaptiveExpenditure([...days, ...future], 2400).slice(0, days.length)).toEqual(
          adaptiveExpenditure(days, 2400),
        );
      },
    ),
    { numRuns: 50 },
  );
});
