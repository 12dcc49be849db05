/** The password of every member that a scene or a bench registers. */
export const PASSWORD = 'seven quiet walks';

/** A valid registration of a 42-year-old; change what matters. */
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
