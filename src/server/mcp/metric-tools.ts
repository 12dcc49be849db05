import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { MetricAnswer } from '#contract/metrics.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { findMetrics } from '#domain/metrics/find-metrics.ts';
import { rangeBefore } from '#domain/time/day-range.ts';
import { areaOf, SERIES_METRICS } from '#server/series/queries.ts';
import { CallRefused } from './api-calls.ts';
import { windowInput, windowFor } from './window-input.ts';
import { addTool, type Assisted } from './tool.ts';

const MAX_LISTED = 30;
/** Days that are listed individually; a longer window has statistics only. */
const MAX_DAYS = 31;

const question = z.object({
  metric: z
    .string()
    .min(1)
    .max(60)
    .describe('An ID from list_metrics, or a word like "glucose" or "calories"'),
  ...windowInput,
  compareWithBefore: z
    .boolean()
    .default(false)
    .describe('Compare with the preceding period of the same length'),
});

const rounded = (value: number): number => Number(value.toPrecision(6));
const roundedAll = <Values extends object>(values: Values | null) =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? rounded(value) : value]),
  );

async function answer(assisted: Assisted, asked: z.output<typeof question>) {
  const metric = findMetric(asked.metric) ?? findMetrics(SERIES_METRICS, asked.metric)[0];
  if (!metric) throw new CallRefused('BAD_REQUEST', 'This metric doesn’t exist. Search with list_metrics.');
  const { from, to } = windowFor(assisted, asked);
  const before = rangeBefore({ from, to });
  const query = new URLSearchParams({
    from,
    to,
    ...(asked.compareWithBefore && { compareFrom: before.from, compareTo: before.to }),
  });
  const found = await assisted.call<MetricAnswer>('GET', `/metrics/${metric.key}?${query}`);
  if (!found) return {};
  const { metric: named, days, comparison, statistics, ...window } = found;
  return {
    ...named,
    ...window,
    statistics: roundedAll(statistics),
    ...(days.length <= MAX_DAYS && {
      days: days.map(({ date, value, isWhole }) => ({
        date,
        value: rounded(value),
        ...(!isWhole && { partial: true }),
      })),
    }),
    ...(comparison && {
      before: { ...comparison.window, statistics: roundedAll(comparison.window.statistics) },
      difference: comparison.difference && rounded(comparison.difference),
      percent: comparison.percent && rounded(comparison.percent),
    }),
  };
}

/** Tools for questions about any of the member's numbers. */
export function addMetrics(server: McpServer, assisted: Assisted): void {
  addTool(server, {
    name: 'query_my_data',
    title: 'Query a metric',
    description:
      'One of the member’s metrics by day, with mean, median, minimum, maximum and sum, compared with the previous period. Intake averages use complete days only.',
    does: 'reads',
    input: question,
    run: (input) => answer(assisted, input),
  });
  addTool(server, {
    name: 'list_metrics',
    title: 'Search metrics',
    description: 'Searches the metrics available to query_my_data, with their units.',
    does: 'reads',
    input: z.object({ search: z.string().max(60).default('') }),
    run: ({ search }) => {
      const readable = assisted.scopes
        .map((scope) => scope.split(':'))
        .filter(([, access]) => access === 'read');
      const areas = new Set<string | undefined>(readable.map(([area]) => area));
      const found = findMetrics(SERIES_METRICS, search).filter((metric) => areas.has(areaOf(metric)));
      return Promise.resolve({
        metrics: found
          .slice(0, MAX_LISTED)
          .map(({ key, names, unit }) => ({ id: key, label: names[0], unit })),
        more: Math.max(0, found.length - MAX_LISTED),
      });
    },
  });
}
