import type { GoalBasis } from './goal-basis.ts';

/** Tom wants to go from 90 to 82 kg at half a kilogram a week. */
export const TOM = {
  sex: 'male',
  ageYears: 35,
  heightCm: 178,
  massKg: 90,
  goal: 'lose',
  targetMassKg: 82,
  weeklyLossKg: 0.5,
  activityLevel: 'moderate',
  dietaryPreference: 'none',
} as const satisfies GoalBasis;
