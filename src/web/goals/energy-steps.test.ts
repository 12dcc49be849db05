import { expect, test } from 'vitest';
import type { Goal } from '#domain/account/profile.ts';
import { planGoals } from '#domain/goals/plan.ts';
import { energySteps } from './energy-steps.ts';

const stepNames = (goal: Goal, steppedKcal?: number) => {
  const plan = planGoals(
    {
      sex: 'male',
      ageYears: 35,
      heightCm: 178,
      massKg: 90,
      goal,
      targetMassKg: goal === 'gain' ? 95 : 82,
      activityLevel: 'moderate',
      dietaryPreference: 'none',
    },
    steppedKcal,
  );
  return energySteps({
    plan: {
      ...plan,
      added: [...(plan.added ?? [])],
      outsideRange: [...plan.outsideRange],
      limits: [...plan.limits],
    },
    choices: {
      goal,
      activityLevel: 'moderate',
      dietaryPreference: 'none',
      mode: 'computed',
      weeklyLossKg: null,
    },
    member: undefined,
  }).map(({ name }) => name);
};

test('eating below or above expenditure is named by Tom’s goal', () => {
  expect(stepNames('lose')).toContain('Deficit to lose weight');
  expect(stepNames('gain')).toContain('Surplus to gain weight');
});

test('maintaining isn’t shown as losing or gaining while check-ins approach expenditure', () => {
  expect(stepNames('maintain', 2700)).toContain('Below what you burn');
  expect(stepNames('maintain', 3000)).toContain('Above what you burn');
});
