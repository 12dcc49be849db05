/**
 * What is kept of each day (UTC) that is over, in `statistic_days`. `part` is the source of `views`, `visitors`, `sign-ups` and
 * `activated` (within seven days of that day), the campaign of `campaign-visitors`, the feature of `feature-…`, else empty.
 * `active-n` is how many members were active in the n days that end with it. `rolled-up` marks a day that was added up.
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

/** Views and visitors of one day by source, of a page; of all pages where the path is null. */
export type VisitSum = {
  readonly day: string;
  readonly path: string | null;
  readonly source: string;
  readonly views: number;
  readonly visitors: number;
};
