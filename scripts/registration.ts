/** Password of all members registered by scenes and benchmarks. */
export const PASSWORD = 'seven quiet walks';

/** A valid registration; override what matters. */
export const registrationOf = (username: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  username,
  password: PASSWORD,
  ageYears: 42,
  sex: 'female',
  unitSystem: 'metric',
  heightCm: 165,
  massKg: 68,
  goal: 'maintain',
  activityLevel: 'light',
  dietaryPreference: 'none',
  mealReminders: false,
  progressReminders: false,
  timeZone: 'UTC',
  ...changes,
});
