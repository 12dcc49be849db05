import type { DayRange } from '#domain/time/day-range.ts';
import { implement } from '@orpc/server';
import { metrics, type MetricListed } from '#contract/metrics.ts';
import { answerWindow, compareWindows } from '#domain/metrics/answer.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { findMetrics } from '#domain/metrics/find-metrics.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { Deps } from '#server/db/deps.ts';
import { membersOnly, refuseUnlessReading, type ApiContext } from '#server/http/api/api-context.ts';
import { areaOf, daySeriesOf, SERIES_METRICS } from './queries.ts';

const listed = (metric: Metric): MetricListed[] => {
  const { key, names, unit, perDay, days } = metric;
  const [label, ...others] = names;
  const area = areaOf(metric);
  return area
    ? [{ id: key, label, names: others, unit, area, perDay, needsWholeDays: days === 'complete' }]
    : [];
};

/** API routes for questions about a member's numbers. */
export function metricRoutes({ db, now }: Deps) {
  const members = implement(metrics).$context<ApiContext>().use(membersOnly);
  return members.router({
    list: members.list.handler(({ input }) => findMetrics(SERIES_METRICS, input.search).flatMap(listed)),
    query: members.query.handler(async ({ input, context }) => {
      const metric = findMetric(input.metric);
      const area = metric && SERIES_METRICS.includes(metric) ? areaOf(metric) : undefined;
      if (!metric || !area)
        throw refuseField(
          'BAD_REQUEST',
          'metric',
          'This metric doesn’t exist. See /metrics for the full list.',
        );
      await refuseUnlessReading(context, area);
      const read = async (window: DayRange) => {
        const days = await daySeriesOf({ db, userId: context.actor.userId, nowMs: now(), ...window }, metric);
        return { days, window: answerWindow(metric, days, window) };
      };
      const { from, to, compareFrom, compareTo } = input;
      const { days, window } = await read({ from, to });
      const before =
        compareFrom === undefined || compareTo === undefined
          ? undefined
          : (await read({ from: compareFrom, to: compareTo })).window;
      return {
        ...window,
        metric: { id: metric.key, label: metric.names[0], unit: metric.unit },
        days: days.map(({ date, value, isWhole }) => ({ date, value, isWhole })),
        comparison: before
          ? { window: before, ...(compareWindows(window, before) ?? { difference: null, percent: null }) }
          : null,
      };
    }),
  });
}
