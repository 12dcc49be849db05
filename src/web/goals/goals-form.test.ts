import { describe, expect, test } from 'vitest';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { goalsFormOf, readGoals, type GoalsForm } from './goals-form.ts';

/** Ada's goals: 165 cm, 74 kg, towards 66 kg. */
const inForce: GoalsInForce = {
  equation: 'mifflin-st-jeor',
  massKg: 74,
  bodyFatPercent: null,
  restingKcal: 1400,
  activityFactor: 1.375,
  expenditureKcal: 1930,
  expenditureSource: 'formula',
  eerKcal: 2100,
  dailyDeltaKcal: -480,
  energyKcal: 1450,
  addsWorkouts: false,
  floorKcal: 1200,
  proteinG: 110,
  carbsG: 145,
  fatG: 50,
  fiberG: 20,
  proteinGPerKg: 1.6,
  referenceMassKg: 68.1,
  outsideRange: [],
  limits: [],
  goal: 'lose',
  targetMassKg: 66.01,
  weeklyLossKg: 0.5,
  activityLevel: 'light',
  dietaryPreference: 'none',
  mode: 'computed',
  weekdayOffsetsKcal: [0, 0, 0, 0, 0, 0, 0],
  settings: {
    waterMl: 2222,
    sleepHours: 7.5,
    fastingProtocol: '16:8',
    conditions: [],
    dueOn: null,
    bornOn: null,
  },
  validFrom: null,
  reason: null,
  screenedConditions: [],
  currentMassKg: 74,
  currentMassSource: 'profile',
  restingByEquation: [],
  today: { energyKcal: 1450, proteinG: 110, carbsG: 145, fatG: 50, fiberG: 20 },
  weekdayEnergiesKcal: [1450, 1450, 1450, 1450, 1450, 1450, 1450],
};

const form = (changes: Partial<GoalsForm> = {}): GoalsForm => ({
  ...goalsFormOf(inForce, 'metric'),
  ...changes,
});
const read = (changes: Partial<GoalsForm>) => readGoals(form(changes), inForce, 'metric');

describe('goals that are typed', () => {
  test('unedited values stay exactly the same, in either unit system', () => {
    for (const system of ['metric', 'imperial'] as const) {
      const { draft, faults } = readGoals(goalsFormOf(inForce, system), inForce, system);
      expect(faults).toEqual({});
      expect(draft).toMatchObject({ targetMassKg: 66.01, weeklyLossKg: 0.5, settings: inForce.settings });
      expect(draft).not.toHaveProperty('byHand');
    }
  });

  test('a target of 140 lb is stored in kilograms, a comma is a decimal point, and empty means none', () => {
    const imperial = { ...goalsFormOf(inForce, 'imperial'), target: '140' };
    expect(readGoals(imperial, inForce, 'imperial').draft?.targetMassKg).toBeCloseTo(63.503, 3);
    expect(read({ target: '64,5' }).draft?.targetMassKg).toBe(64.5);
    expect(read({ target: '', goal: 'maintain' }).draft?.targetMassKg).toBeNull();
  });

  test('a plan to maintain has no weekly loss; empty water and sleep fields use the formula', () => {
    expect(read({ goal: 'maintain', water: '', sleep: '' }).draft).toMatchObject({
      weeklyLossKg: null,
      settings: { waterMl: null, sleepHours: null },
    });
  });

  test('manual figures are sent, and an empty one is refused at its field', () => {
    const mine = { ...form().byHand, energyKcal: '1800' };
    expect(read({ mode: 'by-hand', byHand: mine }).draft?.byHand).toMatchObject({
      energyKcal: 1800,
      proteinG: 110,
    });
    expect(read({ mode: 'by-hand', byHand: { ...mine, fatG: '' } })).toEqual({
      faults: { 'byHand.fatG': 'Enter a number.' },
      draft: undefined,
    });
  });

  test.each([
    [{ target: '20' }, 'targetMassKg'],
    [{ target: 'thin' }, 'targetMassKg'],
    [{ water: '9000' }, 'settings.waterMl'],
    [{ sleep: '2' }, 'settings.sleepHours'],
  ] as const)('%o is rejected at its field', (changes, field) => {
    const { faults, draft } = read(changes);
    expect(Object.keys(faults)).toEqual([field]);
    expect(draft).toBeUndefined();
  });
});
