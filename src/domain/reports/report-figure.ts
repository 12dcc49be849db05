import type { DayRange } from '#domain/time/day-range.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { completeDays } from '#domain/query/values.ts';
import { meanChange, type MeanChange } from './mean-change.ts';
import { REPORT_SECTIONS, SECTION_METRICS, type ReportSection } from './report-metrics.ts';

/** A day of a metric. */
export interface ReportDay {
  readonly date: string;
  readonly value: number;
}

/** Average over the days of a range. */
export interface ReportMean {
  readonly value: number;
  readonly days: number;
}

/** A metric of a report. */
export interface ReportFigure {
  readonly section: ReportSection;
  readonly metric: Metric;
  readonly now: ReportMean | undefined;
  readonly before: ReportMean | undefined;
  readonly change: MeanChange | undefined;
  /** The days that count, oldest first. */
  readonly days: readonly ReportDay[];
}

/** A report's range, and the one it is compared with, if any. */
export interface ReportRanges {
  readonly range: DayRange;
  readonly before: DayRange | null;
}

/** Daily average of a metric in a range, as a query. */
export const averageQuery = (metric: string, { from, to }: DayRange): Query => ({
  metric,
  aggregate: 'mean',
  per: 'day',
  window: { kind: 'dates', from, to },
});

/** Every query that a report's figures need. */
export const reportQueries = (
  sections: readonly ReportSection[],
  { range, before }: ReportRanges,
): readonly Query[] =>
  sections
    .flatMap((section) => SECTION_METRICS[section])
    .flatMap((key) => [averageQuery(key, range), ...(before ? [averageQuery(key, before)] : [])]);

function side(metric: Metric, range: DayRange, source: RecordSource) {
  const { value, rows } = evaluate(averageQuery(metric.key, range), source);
  const days = rows.flatMap((row) => (row.date === null ? [] : [{ date: row.date, value: row.value }]));
  // A query for one day answers with what was logged so far; a report averages and judges complete days only.
  const isPartial = metric.days === 'complete' && !days.every(({ date }) => completeDays(source).has(date));
  return isPartial || value === null
    ? { days: [], mean: undefined }
    : { days, mean: { value, days: days.length } };
}

function figureOf(
  section: ReportSection,
  metric: Metric,
  source: RecordSource,
  { range, before }: ReportRanges,
): ReportFigure {
  const now = side(metric, range, source);
  const earlier = before ? side(metric, before, source) : { days: [], mean: undefined };
  const values = (days: readonly ReportDay[]) => days.map(({ value }) => value);
  return {
    section,
    metric,
    now: now.mean,
    before: earlier.mean,
    change: meanChange(values(earlier.days), values(now.days)),
    days: now.days,
  };
}

/** Figures of some sections, in order; metrics without a value in either range are omitted. */
export const reportFigures = (
  sections: readonly ReportSection[],
  source: RecordSource,
  ranges: ReportRanges,
): readonly ReportFigure[] =>
  REPORT_SECTIONS.filter((section) => sections.includes(section)).flatMap((section) =>
    SECTION_METRICS[section].flatMap((key) => {
      const metric = findMetric(key);
      const figure = metric && figureOf(section, metric, source, ranges);
      return figure && (figure.now ?? figure.before) ? [figure] : [];
    }),
  );

/**
 * Averages of days by step, oldest first.
 * @param startOf first day of a day's step
 */
export const byStep = (days: readonly ReportDay[], startOf: (date: string) => string): readonly ReportDay[] =>
  [...Map.groupBy(days, ({ date }) => startOf(date))].flatMap(([date, values]) => {
    const value = meanOf(values.map((day) => day.value));
    return value === undefined ? [] : [{ date, value }];
  });
