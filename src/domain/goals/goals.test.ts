import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_LEVELS,
  DIETARY_PREFERENCES,
  GOALS,
  SEXES,
  type GoalProfile,
} from '#domain/account/profile.ts';
import { weekdayOf } from '#domain/time/local-date.ts';
import { energyTarget } from './energy-target.ts';
import { MACRO_PRESETS, macroTargets } from './macro-targets.ts';
import { mifflinStJeor } from '#domain/goals/expenditure/mifflin-st-jeor.ts';
import { planGoals } from './plan.ts';
import { targetsAt, weekdayEnergies } from './weekday-targets.ts';
import { TOM as tom } from './testing.ts';

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
  test('is 2,305.9 kcal for Tom to lose half a kilogram a week, shown as 2,310', () => {
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

  test('never exceeds 1% of body weight a week', () => {
    const target = energyTarget({
      ...tom,
      massKg: 70,
      targetMassKg: 65,
      weeklyLossKg: 1,
      activityLevel: 'very_active',
    });
    expect(target.limits).toContain('loss-1-percent');
  });

  test('plans no deficit under 18 or under a body mass index of 18.5', () => {
    expect(energyTarget({ ...tom, ageYears: 17 })).toMatchObject({ dailyDeltaKcal: 0, limits: ['under-18'] });
    expect(energyTarget({ ...ada, goal: 'lose', massKg: 50, weeklyLossKg: 0.25 })).toMatchObject({
      dailyDeltaKcal: 0,
      limits: ['underweight'],
    });
  });

  test('maintains weight once the target is reached', () => {
    expect(energyTarget({ ...tom, massKg: 82 })).toMatchObject({
      dailyDeltaKcal: 0,
      limits: ['target-reached'],
    });
    expect(energyTarget({ ...tom, goal: 'gain', massKg: 82 }).limits).toEqual(['target-reached']);
  });

  test('lists the limits in order: the floor, then a quarter, then 1,000 kcal', () => {
    const large = { ...tom, massKg: 180, activityLevel: 'very_active', weeklyLossKg: 1 } as const;
    expect(energyTarget(large).limits).toEqual(['deficit-1000-kcal']);
    const quiet = { ...tom, massKg: 100, weeklyLossKg: 1, activityLevel: 'sedentary' } as const;
    expect(energyTarget(quiet).limits).toEqual(['energy-floor', 'deficit-25-percent']);
  });

  test('prefers measured expenditure to the formula', () => {
    expect(planGoals({ ...tom, measuredExpenditureKcal: 2500 })).toMatchObject({
      expenditureKcal: 2500,
      expenditureSource: 'measured',
      energyKcal: 1950,
    });
  });

  test('rounds a floor up: 75% of 2,442.5 kcal of resting energy is shown as 1,840, never as 1,830', () => {
    const slow = { ...tom, massKg: 150, targetMassKg: 100, weeklyLossKg: 1, measuredExpenditureKcal: 2300 };
    expect(planGoals(slow)).toMatchObject({ energyKcal: 1840, floorKcal: 1840, limits: ['energy-floor'] });
  });

  test('lets a trained person gain half as fast', () => {
    const lean = { ...tom, goal: 'gain', targetMassKg: 95, activityLevel: 'very_active' } as const;
    expect(energyTarget({ ...lean, bodyFatFraction: 0.12 })).toMatchObject({
      equation: 'cunningham',
      dailyDeltaKcal: (0.0025 * 90 * 7700) / 7,
      limits: ['gain-half-percent'],
    });
  });

  test('adds a tenth of expenditure to gain, at most half a percent of body weight a week', () => {
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

describe('every dietary preference', () => {
  // Grams of protein, carbohydrate and fat at 2,306 kcal for Tom, who is losing weight at a reference mass of 79.21 kg.
  test.each([
    ['none', 127, 277, 77],
    ['gluten-free', 127, 277, 77],
    ['dairy-free', 127, 277, 77],
    ['halal', 127, 277, 77],
    ['kosher', 127, 277, 77],
    ['vegetarian', 127, 277, 77],
    ['mediterranean', 111, 252, 95],
    ['high-protein', 158, 257, 72],
    ['low-carb', 127, 130, 142],
    ['keto', 119, 30, 190],
    ['vegan', 135, 269, 77],
    ['pescatarian', 127, 265, 82],
    ['paleo', 143, 202, 103],
  ] as const)('%s: %i g protein, %i g carbs, %i g fat', (dietaryPreference, ...expected) => {
    const { proteinG, carbsG, fatG } = macroTargets({ ...tom, dietaryPreference }, 2306);
    expect([proteinG, carbsG, fatG].map(Math.round)).toEqual(expected);
  });

  test('is named here', () => {
    expect(Object.keys(MACRO_PRESETS).toSorted()).toEqual(DIETARY_PREFERENCES.toSorted());
  });

  test('says which macros it puts outside the acceptable ranges', () => {
    const outside = (dietaryPreference: GoalProfile['dietaryPreference']) =>
      planGoals({ ...tom, dietaryPreference }).outsideRange;
    expect(outside('none')).toEqual([]);
    expect(outside('keto')).toEqual(['carbsG', 'fatG']);
    expect(outside('mediterranean')).toEqual(['fatG']);
  });

  test('yields to kidney disease (0.8 g of protein per kg), and keto yields to insulin', () => {
    const careful = planGoals({
      ...tom,
      dietaryPreference: 'keto',
      conditions: ['insulin', 'kidney-disease'],
    });
    expect(careful).toMatchObject({ proteinG: 65, proteinGPerKg: 0.8, referenceMassKg: 79.2 });
    expect(careful.carbsG).toBeGreaterThan(250);
    expect(careful.limits).toEqual(['no-ketosis', 'kidney-protein']);
  });
});

describe('energy by weekday', () => {
  const weekend = [-100, -100, -100, -100, -100, 250, 250];
  test('has more on weekends and keeps the weekly total', () => {
    expect(weekdayEnergies(2000, 1500, weekend)).toEqual([1900, 1900, 1900, 1900, 1900, 2250, 2250]);
  });
  test('shrinks the differences if a day would fall below the floor', () => {
    expect(weekdayEnergies(1550, 1500, weekend)).toEqual([1500, 1500, 1500, 1500, 1500, 1675, 1675]);
    expect(weekdayEnergies(1500, 1500, weekend)).toEqual(weekend.map(() => 1500));
  });
  test('leaves protein as it is and lets carbs and fat share the difference', () => {
    const plan = { energyKcal: 2000, proteinG: 100, carbsG: 200, fatG: 90, fiberG: 28 };
    expect(targetsAt(plan, 2000)).toEqual(plan);
    expect(targetsAt(plan, 2250)).toEqual({
      energyKcal: 2250,
      proteinG: 100,
      carbsG: 231,
      fatG: 104,
      fiberG: 28,
    });
  });
  test('numbers weekdays from Monday 0 to Sunday 6', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([0, 5, 6]);
  });
  test('never has a day below the floor, and keeps the weekly total for anyone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1200, max: 4000 }),
        fc.integer({ min: 800, max: 2000 }),
        fc.array(fc.integer({ min: -1500, max: 1500 }), { minLength: 6, maxLength: 6 }),
        (energyKcal, floor, six) => {
          const offsets = [...six, -six.reduce((sum, offset) => sum + offset, 0)];
          const floorKcal = Math.min(floor, energyKcal);
          const energies = weekdayEnergies(energyKcal, floorKcal, offsets);
          expect(Math.min(...energies)).toBeGreaterThanOrEqual(floorKcal - 1e-6);
          expect(energies.reduce((sum, kcal) => sum + kcal, 0)).toBeCloseTo(7 * energyKcal, 6);
        },
      ),
    );
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

describe('for anyone', () => {
  test('a target is never below the floor unless expenditure itself is, and deficits stay within 25% and 1,000 kcal', () => {
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

  test('displayed energy is rounded to 10 kcal and never below the displayed floor', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { energyKcal, floorKcal } = planGoals(profile);
        expect(energyKcal % 10).toBe(0);
        expect(energyKcal).toBeGreaterThanOrEqual(floorKcal);
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
