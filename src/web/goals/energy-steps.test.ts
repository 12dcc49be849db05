import { expect, test } from 'vitest';
import type { Goal } from '#domain/account/profile.ts';
import { planGoals } from '#domain/goals/plan.ts';
import { energySteps, macroSteps, rangeNote } from './energy-steps.ts';

const tom = {
  sex: 'male',
  ageYears: 35,
  heightCm: 178,
  massKg: 90,
  activityLevel: 'moderate',
} as const;

const shown = (basis: Parameters<typeof planGoals>[0], steppedKcal?: number) => {
  const plan = planGoals(basis, steppedKcal);
  return {
    ...plan,
    added: [...(plan.added ?? [])],
    outsideRange: [...plan.outsideRange],
    limits: [...plan.limits],
  };
};

const choicesOf = (goal: Goal, dietaryPreference: 'none' | 'mediterranean' = 'none') =>
  ({ goal, activityLevel: 'moderate', dietaryPreference, mode: 'computed', weeklyLossKg: null }) as const;

const stepNames = (goal: Goal, steppedKcal?: number) => {
  const basis = { ...tom, goal, targetMassKg: goal === 'gain' ? 95 : 82, dietaryPreference: 'none' } as const;
  const plan = shown(basis, steppedKcal);
  return energySteps({ plan, choices: choicesOf(goal), member: undefined }).map(({ name }) => name);
};

test('eating below or above expenditure is named by Tom’s goal', () => {
  expect(stepNames('lose')).toContain('Deficit to lose weight');
  expect(stepNames('gain')).toContain('Surplus to gain weight');
});

test('maintaining isn’t shown as losing or gaining while check-ins approach expenditure', () => {
  expect(stepNames('maintain', 2700)).toContain('Below what you burn');
  expect(stepNames('maintain', 3000)).toContain('Above what you burn');
});

test('a diet outside the general ranges is named as a choice, with the range', () => {
  const choices = choicesOf('maintain', 'mediterranean');
  const plan = shown({ ...tom, goal: 'maintain', dietaryPreference: 'mediterranean' });
  const fat = macroSteps({ plan, choices, massUnit: 'kg' }).find(({ name }) => name === 'Fat');
  expect(fat?.why).toBe('38% of calories, for a Mediterranean diet, above the general 20–35%');
  expect(rangeNote({ ...plan, ...choices })).toMatch(/differs by design/);
});
