import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_LEVELS, DIETARY_PREFERENCES, GOALS } from '#domain/account/profile.ts';
import { addDays } from '#domain/time/local-date.ts';
import { eerOf } from '#domain/goals/expenditure/eer-2023.ts';
import type { GoalBasis } from './goal-basis.ts';
import { addedEnergies, addedKcal, maternityDateIssues, maternityStage } from './maternity.ts';
import { isOutdatedPlan } from './outdated-plan.ts';
import { planGoals } from './plan.ts';

const TODAY = '2026-11-20';
/** 72 kg at 168 cm: 2,220 kcal by formula. */
const eve: GoalBasis = {
  sex: 'female',
  ageYears: 31,
  heightCm: 168,
  massKg: 72,
  goal: 'maintain',
  activityLevel: 'moderate',
  dietaryPreference: 'none',
};
const stageOf = (weeks: number) => maternityStage({ dueOn: addDays(TODAY, 280 - 7 * weeks) }, TODAY);

describe('pregnancy adds', () => {
  test.each([
    [0, 1, 0],
    [13, 1, 0],
    [14, 2, 340],
    [27, 2, 340],
    [28, 3, 452],
    [42, 3, 452],
  ] as const)('in week %d, trimester %d, %d kcal', (weeks, trimester, kcal) => {
    expect(stageOf(weeks).trimester).toBe(trimester);
    expect(addedKcal(['pregnant'], stageOf(weeks))).toBe(kcal);
  });

  test('340 kcal without a due date, and says that it is assumed', () => {
    expect(addedEnergies(['pregnant'])).toEqual([{ reason: 'second-trimester', kcal: 340, isAssumed: true }]);
  });
});

describe('breastfeeding adds', () => {
  test.each([
    [0, 330],
    [182, 330],
    [183, 400],
    [500, 400],
  ])('after %d days, %d kcal', (days, kcal) => {
    const stage = maternityStage({ bornOn: addDays(TODAY, -days) }, TODAY);
    expect(addedKcal(['breastfeeding'], stage)).toBe(kcal);
  });

  test('to the energy of another pregnancy', () => {
    expect(addedKcal(['pregnant', 'breastfeeding'])).toBe(670);
  });
});

test('a date alone adds nothing', () => {
  expect(addedKcal([], stageOf(30))).toBe(0);
  expect(addedKcal(['insulin'], stageOf(30))).toBe(0);
});

test('Eve’s target includes the energy of her pregnancy, whatever was measured before it', () => {
  const pregnant: GoalBasis = { ...eve, conditions: ['pregnant'], maternity: { trimester: 3 } };
  const before = planGoals(eve).energyKcal;
  // Both are rounded to 10 kcal.
  expect(Math.abs(planGoals(pregnant).energyKcal - before - 452)).toBeLessThanOrEqual(10);
  expect(planGoals({ ...pregnant, measuredExpenditureKcal: 1900 })).toMatchObject({
    energyKcal: planGoals(pregnant).energyKcal,
    expenditureSource: 'formula',
    eerKcal: null,
  });
  expect(planGoals({ ...pregnant, goal: 'gain', targetMassKg: 80 })).toMatchObject({
    dailyDeltaKcal: 0,
    limits: ['no-surplus'],
  });
  expect(eerOf(pregnant, 'moderate')).toBeUndefined();
});

test.each([
  [{ dueOn: addDays(TODAY, -21) }, undefined],
  [{ dueOn: addDays(TODAY, -22) }, 'settings.dueOn'],
  [{ dueOn: addDays(TODAY, 280) }, undefined],
  [{ dueOn: addDays(TODAY, 281) }, 'settings.dueOn'],
  [{ bornOn: TODAY }, undefined],
  [{ bornOn: addDays(TODAY, 1) }, 'settings.bornOn'],
  [{ bornOn: addDays(TODAY, -1831) }, 'settings.bornOn'],
  [{}, undefined],
])('%o is refused at %s', (dates, field) => {
  expect(maternityDateIssues(dates, TODAY)[0]?.field).toBe(field);
});

describe('an earlier plan', () => {
  const plan = planGoals(eve);
  const pregnant: GoalBasis = { ...eve, conditions: ['pregnant'], maternity: { trimester: 2 } };

  test('applies until a pregnancy adds energy, and again when it no longer does', () => {
    expect(isOutdatedPlan(eve, plan, 'computed')).toBe(false);
    expect(isOutdatedPlan(pregnant, plan, 'computed')).toBe(true);
    expect(isOutdatedPlan(pregnant, planGoals(pregnant), 'computed')).toBe(false);
    const later = { ...pregnant, maternity: { trimester: 3 as const } };
    expect(isOutdatedPlan(later, planGoals(pregnant), 'computed')).toBe(true);
    expect(isOutdatedPlan(eve, planGoals(pregnant), 'computed')).toBe(true);
  });

  test('by hand applies unless it has become unsafe', () => {
    const low = { ...plan, energyKcal: 2200 };
    expect(isOutdatedPlan(eve, low, 'by-hand')).toBe(false);
    expect(isOutdatedPlan(pregnant, low, 'by-hand')).toBe(true);
    expect(isOutdatedPlan(pregnant, { ...plan, energyKcal: 2600 }, 'by-hand')).toBe(false);
    expect(isOutdatedPlan(pregnant, { ...plan, energyKcal: 2600, carbsG: 130 }, 'by-hand')).toBe(true);
    expect(isOutdatedPlan({ ...eve, conditions: ['insulin'] }, { ...plan, carbsG: 49 }, 'by-hand')).toBe(
      true,
    );
  });

  test('with much protein ends with a kidney disease', () => {
    const kidney: GoalBasis = { ...eve, conditions: ['kidney-disease'] };
    expect(isOutdatedPlan(kidney, plan, 'computed')).toBe(true);
    expect(isOutdatedPlan(kidney, planGoals(kidney), 'computed')).toBe(false);
  });
});

test('a small member’s fat makes room for the 135 g of carbohydrate that pregnancy needs', () => {
  const small = { ...eve, ageYears: 18, heightCm: 145, massKg: 45, activityLevel: 'sedentary' } as const;
  const pregnant = { ...small, dietaryPreference: 'paleo', conditions: ['pregnant'] } as const;
  expect(planGoals({ ...pregnant, goal: 'lose', maternity: { trimester: 1 } }).carbsG).toBe(135);
});

test('whatever a pregnant or breastfeeding member chooses, the plan has what she needs and stays valid after that day', () => {
  fc.assert(
    fc.property(
      fc.record({
        ageYears: fc.integer({ min: 18, max: 50 }),
        heightCm: fc.integer({ min: 145, max: 190 }),
        massKg: fc.integer({ min: 45, max: 140 }),
        goal: fc.constantFrom(...GOALS),
        activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
        dietaryPreference: fc.constantFrom(...DIETARY_PREFERENCES),
        conditions: fc.constantFrom(['pregnant'] as const, ['breastfeeding'] as const),
        trimester: fc.constantFrom(1, 2, 3, undefined),
        measuredExpenditureKcal: fc.option(fc.integer({ min: 1200, max: 3500 }), { nil: undefined }),
      }),
      ({ trimester, ...choices }) => {
        const basis: GoalBasis = { ...choices, sex: 'female', targetMassKg: 80, maternity: { trimester } };
        const plan = planGoals(basis);
        const without = planGoals({
          ...basis,
          conditions: [],
          goal: 'maintain',
          measuredExpenditureKcal: undefined,
        });
        const needKcal = without.energyKcal + addedKcal(basis.conditions, basis.maternity);
        expect(plan.energyKcal).toBeGreaterThanOrEqual(needKcal - 10);
        expect(plan.carbsG).toBeGreaterThanOrEqual(135);
        expect(isOutdatedPlan(basis, plan, 'computed')).toBe(false);
      },
    ),
  );
});
