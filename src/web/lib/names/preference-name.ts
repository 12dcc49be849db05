import type { DietaryPreference } from '#domain/account/profile.ts';

/** "High-protein". */
export const preferenceName = (preference: DietaryPreference): string =>
  preference.charAt(0).toUpperCase() + preference.slice(1);
