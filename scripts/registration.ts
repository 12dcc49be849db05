/** The password of every member that a scene or a bench registers. */
export const PASSWORD = 'seven quiet walks';

/** What somebody of 42 sends to register; change what matters. */
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
