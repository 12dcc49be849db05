import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_LEVELS, DIETARY_PREFERENCES, GOALS, SEXES } from '#domain/account/profile.ts';
import { adaptiveExpenditure } from '#domain/goals/expenditure/adaptive-expenditure.ts';
import { planGoals } from './plan.ts';
import { checkInPlan, expenditureEstimate, missingForEstimate, type ObservedDay } from './check-in.ts';
import { noDeficitFor } from './energy-target.ts';
import type { GoalBasis } from './goal-basis.ts';
import { TOM as tom } from './testing.ts';

/** Tom's observed days, with weighings and meals by pattern. */
function observed(days: number, isWeighed: (day: number) => boolean, isLogged: (day: number) => boolean) {
  const input = Array.from({ length: days }, (_, day) => ({
    massKg: day === 0 || isWeighed(day) ? 90 - 0.05 * day : undefined,
    intakeKcal: isLogged(day) ? 2300 : undefined,
  }));
  return adaptiveExpenditure(input, 2850).map((state, day): ObservedDay => ({
    ...state,
    isWeighed: input[day]?.massKg !== undefined,
  }));
}
const always = () => true;
const never = () => false;

describe('there is no estimate', () => {
  test('without a weighing, or in the first two weeks', () => {
    expect(missingForEstimate([])).toEqual(['no-weights']);
    expect(missingForEstimate(observed(13, always, always))).toEqual(['too-few-days']);
  });
  test('if the last two weeks have fewer than four weighings or seven logged days', () => {
    expect(missingForEstimate(observed(30, never, always))).toEqual(['too-few-weights']);
    expect(missingForEstimate(observed(30, always, (day) => day < 20))).toEqual(['too-few-meals']);
    expect(missingForEstimate(observed(30, never, never))).toEqual(['too-few-weights', 'too-few-meals']);
  });
  test('while its standard deviation is above 200 kcal', () => {
    const days = observed(14, always, always);
    expect(days.at(-1)?.sdKcal).toBeGreaterThan(200);
    expect(missingForEstimate(days)).toEqual(['too-uncertain']);
    expect(expenditureEstimate(days, tom)).toBeUndefined();
  });
});

test('after four weeks Tom spends 2,690 kcal, give or take 250, by what he ate and lost', () => {
  const estimate = expenditureEstimate(observed(28, always, always), tom);
  // Eating 2,300 kcal and losing 0.05 kg a day means 2,685 kcal.
  expect(estimate?.expenditureKcal).toBeGreaterThan(2650);
  expect(estimate?.expenditureKcal).toBeLessThan(2750);
  expect((estimate?.highKcal ?? 0) - (estimate?.lowKcal ?? 0)).toBeCloseTo(2 * 1.96 * 130, -2);
});

test('an implausible estimate is limited to 0.8 to 3.5 times resting energy', () => {
  const days = observed(28, always, always);
  const absurd = (expenditureKcal: number) => days.map((day) => ({ ...day, expenditureKcal }));
  expect(expenditureEstimate(absurd(300), tom)?.expenditureKcal).toBe(1470);
  expect(expenditureEstimate(absurd(30_000), tom)?.expenditureKcal).toBe(6450);
});

describe('the plan of a check-in', () => {
  test('follows the measured expenditure if it is close', () => {
    const plan = checkInPlan({ ...tom, measuredExpenditureKcal: 2760 }, 2310);
    expect(plan).toMatchObject({ energyKcal: 2210, expenditureKcal: 2760, expenditureSource: 'measured' });
    expect(plan.limits).toEqual([]);
  });
  test('moves by 150 kcal if it is far, and says so', () => {
    const plan = checkInPlan({ ...tom, measuredExpenditureKcal: 2400 }, 2310);
    expect(plan).toMatchObject({ energyKcal: 2160, dailyDeltaKcal: -240 });
    expect(plan.limits).toContain('check-in-step');
    expect(checkInPlan({ ...tom, measuredExpenditureKcal: 3200 }, 2310).energyKcal).toBe(2460);
  });
  test('moves further if 150 kcal would leave a deficit of more than a quarter of expenditure', () => {
    expect(checkInPlan({ ...tom, measuredExpenditureKcal: 3600 }, 2310).energyKcal).toBe(2700);
  });
});

test('Eve, in cancer treatment, leaves her deficit at once', () => {
  const eve: GoalBasis = { ...tom, sex: 'female', goal: 'maintain', conditions: ['cancer-treatment'] };
  const plan = checkInPlan({ ...eve, measuredExpenditureKcal: 2700 }, 2200);
  expect(plan).toMatchObject({ energyKcal: 2700, dailyDeltaKcal: 0, limits: [] });
  expect(checkInPlan({ ...eve, measuredExpenditureKcal: 2000 }, 2200).energyKcal).toBe(2050);
});

const anyBasis: fc.Arbitrary<GoalBasis> = fc.record({
  sex: fc.constantFrom(...SEXES),
  ageYears: fc.integer({ min: 16, max: 110 }),
  heightCm: fc.integer({ min: 120, max: 230 }),
  massKg: fc.double({ min: 30, max: 300, noNaN: true }),
  goal: fc.constantFrom(...GOALS),
  activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
  dietaryPreference: fc.constantFrom(...DIETARY_PREFERENCES),
  weeklyLossKg: fc.constantFrom(undefined, 0.25, 1),
  measuredExpenditureKcal: fc.integer({ min: 80, max: 600 }).map((tens) => 10 * tens),
});

test('a check-in moves any target by at most 150 kcal, in tens, unless the floor or safety requires more', () => {
  fc.assert(
    fc.property(anyBasis, fc.integer({ min: 120, max: 500 }), (basis, tens) => {
      const plan = checkInPlan(basis, 10 * tens);
      expect(plan.energyKcal).toBeGreaterThanOrEqual(plan.floorKcal);
      expect(plan.energyKcal % 10).toBe(0);
      const leastSafeKcal = planGoals({ ...basis, weeklyLossKg: 100 }).energyKcal;
      const isRaisedForSafety =
        plan.energyKcal > 10 * tens &&
        (noDeficitFor(basis) !== undefined || plan.energyKcal === leastSafeKcal);
      if (plan.energyKcal !== plan.floorKcal && !isRaisedForSafety)
        expect(Math.abs(plan.energyKcal - 10 * tens)).toBeLessThanOrEqual(150);
    }),
  );
});
