import type { ActivityLevel } from '#domain/account/profile.ts';

/**
 * Daily expenditure as a multiple of resting energy, by activity level. A convention in the manner of FAO/WHO/UNU physical activity
 * levels, not a measured regression: the low end under-estimates most people.
 */
export const ACTIVITY_FACTOR: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};
