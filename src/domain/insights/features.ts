/** What members do that the statistics count, by day and member; never what they entered. */
export const FEATURES = [
  'meals',
  'photos',
  'foods',
  'goals',
  'weight',
  'water',
  'sleep',
  'stress',
  'fasting',
  'glucose',
  'blood',
  'bio-age',
  'supplements',
  'health-profile',
  'exports',
] as const;
export type Feature = (typeof FEATURES)[number];
