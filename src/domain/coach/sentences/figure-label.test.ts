import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import { figureLabel } from './figure-label.ts';

const all = { kind: 'all' } as const;
const run = { kinds: ['running'] };
const over = (value: number) => ({ op: '>=', value }) as const;

test.each<readonly [Query, string]>([
  [
    { metric: 'sleepMinutes', aggregate: 'mean', window: { kind: 'week', back: 1 } },
    'average sleep, last week',
  ],
  [{ metric: 'sleepMinutes', aggregate: 'max', window: all }, 'longest sleep'],
  [{ metric: 'steps', aggregate: 'max', window: all }, 'most steps in a day'],
  [{ metric: 'steps', aggregate: 'percentile', percentile: 90, window: all }, '90th percentile of steps'],
  [
    { metric: 'steps', aggregate: 'streak', threshold: over(8000), window: all },
    'longest streak of days with at least 8,000 steps',
  ],
  [{ metric: 'proteinG', aggregate: 'sum', target: 'under', window: all }, 'protein: difference from target'],
  [
    { metric: 'workouts', aggregate: 'sum', where: run, window: { kind: 'month', back: 1 } },
    'runs, last month',
  ],
  [{ metric: 'workouts', aggregate: 'since', where: run, window: all }, 'days since your last run'],
  [{ metric: 'workouts', aggregate: 'mean', per: 'week', where: run, window: all }, 'runs a week on average'],
  [{ metric: 'foods', aggregate: 'sum', where: { food: 'salmon' }, window: all }, 'times you had salmon'],
  [{ metric: 'foods', aggregate: 'sum', isDistinct: true, window: all }, 'different foods'],
  [
    { metric: 'foodGrams', aggregate: 'sum', where: { food: 'coffee' }, window: all },
    'total amount of coffee',
  ],
])('a figure is labeled in plain words: %o', (query, label) => {
  const metric = findMetric(query.metric);
  if (!metric) throw new Error(`no ${query.metric}`);
  expect(figureLabel({ query, metric, what: 'days', today: '2026-11-20', units: CANONICAL_UNITS })).toBe(
    label,
  );
});
