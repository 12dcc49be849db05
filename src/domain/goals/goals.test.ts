import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_LEVELS,
  DIETARY_PREFERENCES,
  GOALS,
  SEXES,
  type GoalProfile,
} from '#domain/account/profile.ts';
import { energyTarget } from './energy-target.ts';
import { macroTargets } from './macro-targets.ts';
import { mifflinStJeor } from './mifflin-st-jeor.ts';
import { planGoals } from './plan.ts';

const tom: GoalProfile = {
  sex: 'male',
  ageYears: 35,
  heightCm: 178,
  massKg: 90,
  goal: 'lose',
  targetMassKg: 82,
  weeklyLossKg: 0.5,
  activityLevel: 'moderate',
  dietaryPreference: 'none',
};
const ada: GoalProfile = {
  sex: 'female',
  ageYears: 42,
  heightCm: 165,
  massKg: 68,
  goal: 'maintain',
  activityLevel: 'light',
  dietaryPreference: 'none',
};

describe('resting energy', () => {
  test('is 1,842.5 kcal for Tom and 1,340.25 kcal for Ada (published coefficients)', () => {
    expect(mifflinStJeor(tom)).toBeCloseTo(1842.5, 9);
    expect(mifflinStJeor(ada)).toBeCloseTo(1340.25, 9);
  });
});

describe('the energy target', () => {
  test('lets Tom lose half a kilo a week on 2,305.9 kcal, shown as 2,310', () => {
    const target = energyTarget(tom);
    expect(target.expenditureKcal).toBeCloseTo(2855.875, 9);
    expect(target.targetKcal).toBeCloseTo(2305.875, 9);
    expect(target.limits).toEqual([]);
    expect(planGoals(tom).energyKcal).toBe(2310);
  });

  test('keeps a small, quiet woman above 1,200 kcal and says why', () => {
    const target = energyTarget({
      ...ada,
      massKg: 55,
      heightCm: 155,
      goal: 'lose',
      weeklyLossKg: 0.5,
      activityLevel: 'sedentary',
    });
    expect(target.targetKcal).toBeCloseTo(1200, 9);
    expect(target.limits).toContain('energy-floor');
  });

  test('never goes faster than 1 % of body weight a week', () => {
    const target = energyTarget({ ...tom, massKg: 70, weeklyLossKg: 1, activityLevel: 'very_active' });
    expect(target.limits).toContain('loss-1-percent');
  });

  test('plans no deficit under 18 or under a body mass index of 18.5', () => {
    expect(energyTarget({ ...tom, ageYears: 17 })).toMatchObject({ dailyDeltaKcal: 0, limits: ['under-18'] });
    expect(energyTarget({ ...ada, goal: 'lose', massKg: 50, weeklyLossKg: 0.25 })).toMatchObject({
      dailyDeltaKcal: 0,
      limits: ['underweight'],
    });
  });

  test('gains on a tenth above expenditure, at most half a percent of body weight a week', () => {
    expect(energyTarget({ ...tom, goal: 'gain', massKg: 80 }).dailyDeltaKcal).toBeCloseTo(270.1, 0);
    expect(energyTarget({ ...ada, goal: 'gain', massKg: 45, activityLevel: 'very_active' }).limits).toEqual(
      [],
    );
  });
});

describe('macro targets', () => {
  test('split 2,306 kcal for Tom into 126.7 g protein, 76.9 g fat, 276.8 g carbs', () => {
    const { proteinG, fatG, carbsG } = macroTargets(tom, 2306);
    expect(proteinG).toBeCloseTo(126.736, 2);
    expect(fatG).toBeCloseTo(76.867, 2);
    expect(carbsG).toBeCloseTo(276.814, 2);
  });

  test('on keto keep 30 g of carbs and put the rest into fat: 190.1 g', () => {
    const { proteinG, fatG, carbsG } = macroTargets({ ...tom, dietaryPreference: 'keto' }, 2306);
    expect([proteinG, carbsG, fatG].map((grams) => Number(grams.toFixed(1)))).toEqual([118.8, 30, 190.1]);
  });
});

const anyProfile: fc.Arbitrary<GoalProfile> = fc.record({
  sex: fc.constantFrom(...SEXES),
  ageYears: fc.integer({ min: 16, max: 110 }),
  heightCm: fc.double({ min: 120, max: 230, noNaN: true }),
  massKg: fc.double({ min: 30, max: 300, noNaN: true }),
  goal: fc.constantFrom(...GOALS),
  activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
  dietaryPreference: fc.constantFrom(...DIETARY_PREFERENCES),
  weeklyLossKg: fc.constantFrom(undefined, 0.25, 0.5, 0.75, 1),
});

describe('for anybody at all', () => {
  test('a target is never below the floor unless expenditure itself is, and deficits stay within 25 % and 1,000 kcal', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { targetKcal, expenditureKcal, restingKcal } = energyTarget(profile);
        const floorKcal = Math.max(profile.sex === 'male' ? 1500 : 1200, 0.75 * restingKcal);
        expect(targetKcal).toBeGreaterThanOrEqual(Math.min(floorKcal, expenditureKcal) - 1e-6);
        expect(expenditureKcal - targetKcal).toBeLessThanOrEqual(
          Math.min(1000, 0.25 * expenditureKcal) + 1e-6,
        );
      }),
    );
  });

  test('macros are never negative and add up to the energy', () => {
    fc.assert(
      fc.property(anyProfile, fc.integer({ min: 1200, max: 5000 }), (profile, energyKcal) => {
        const { proteinG, carbsG, fatG } = macroTargets(profile, energyKcal);
        expect(Math.min(proteinG, carbsG, fatG)).toBeGreaterThanOrEqual(0);
        expect(4 * proteinG + 4 * carbsG + 9 * fatG).toBeCloseTo(energyKcal, 6);
      }),
    );
  });
});
