/** Choices in a member's profile, shared by forms, contract and formulas. */
export const SEXES = ['male', 'female'] as const;
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;
export const GOALS = ['lose', 'maintain', 'gain'] as const;
export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;
export const WEEKLY_LOSS_KG = [0.25, 0.5, 0.75, 1] as const;
export const DIETARY_PREFERENCES = [
  'none',
  'mediterranean',
  'high-protein',
  'low-carb',
  'keto',
  'vegetarian',
  'vegan',
  'pescatarian',
  'paleo',
  'gluten-free',
  'dairy-free',
  'halal',
  'kosher',
] as const;

/** Accepted ages, years, and heights, cm. */
export const AGE_YEARS = { low: 16, high: 110 } as const;
/** From this age on, deficits, fasts and scores are offered. */
export const ADULT_YEARS = 18;
export const HEIGHT_CM = { low: 120, high: 230 } as const;

export type Sex = (typeof SEXES)[number];
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];
export type Goal = (typeof GOALS)[number];
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];
export type DietaryPreference = (typeof DIETARY_PREFERENCES)[number];

/** Input of the energy formulas. */
export interface Body {
  readonly sex: Sex;
  readonly ageYears: number;
  readonly heightCm: number;
  readonly massKg: number;
}

/** A body and its goal. `targetMassKg` and `weeklyLossKg` only for goals that use them. */
export interface GoalProfile extends Body {
  readonly goal: Goal;
  readonly activityLevel: ActivityLevel;
  readonly dietaryPreference: DietaryPreference;
  readonly targetMassKg?: number | undefined;
  readonly weeklyLossKg?: number | undefined;
}
