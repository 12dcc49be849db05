/** Features counted in the statistics, by day and member. What members enter is never counted. */
export const FEATURES = [
  'meals',
  'photos',
  'foods',
  'goals',
  'weight',
  'movement',
  'vitals',
  'water',
  'sleep',
  'stress',
  'fasting',
  'glucose',
  'blood',
  'bio-age',
  'supplements',
  'health-profile',
  'coach',
  'imports',
  'connections',
  'exports',
] as const;
export type Feature = (typeof FEATURES)[number];
