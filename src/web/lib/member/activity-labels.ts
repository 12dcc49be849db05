import type { ActivityLevel } from '#domain/account/profile.ts';

export const ACTIVITY_LABELS: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary: desk work, no training',
  light: 'Light: training 1 to 3 times a week',
  moderate: 'Moderate: training 3 to 5 times a week',
  active: 'Active: training 6 to 7 times a week',
  very_active: 'Very active: physical job and training',
};
