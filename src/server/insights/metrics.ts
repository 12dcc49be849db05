/**
 * Daily rollups (UTC) in `statistic_days`: visits from the first one on, the rest once the day is over. `part` is the source of `views`,
 * `visitors`, `sign-ups` and `activated` (within seven days of that day), the campaign of `campaign-visitors`, the feature of `feature-…`,
 * else empty. `active-n` is the number of members active in the n days that end with it. `rolled-up` marks a finished day.
 */
export const DAY_METRICS = [
  'views',
  'visitors',
  'campaign-visitors',
  'sign-ups',
  'activated',
  'active-1',
  'active-7',
  'active-30',
  'feature-members',
  'feature-uses',
  'rolled-up',
] as const;
export type DayMetric = (typeof DAY_METRICS)[number];

/** By the Monday of signing up, with the weeks since as `part`: how many of that week's members were active in that week. */
export const COHORT_METRIC = 'cohort-active';

/** One figure of one day. A type, not an interface: rows of the database are read as such. */
export type DayFigure = {
  readonly day: string;
  readonly metric: DayMetric;
  readonly part: string;
  readonly value: number;
};

/** Distinct sources and campaigns per day: what strangers write into addresses must not fill the tables. */
export const MAX_PARTS = 100;
