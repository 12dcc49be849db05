import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Query } from './query.ts';
import { recordSource, type Entry } from './record-source.ts';

const day = (date: string, values: Record<string, number>): Entry => ({
  date,
  at: null,
  kind: null,
  name: null,
  values,
});
const run = (date: string, durationMin: number, avgHeartRateBpm: number): Entry => ({
  ...day(date, { durationMin, avgHeartRateBpm }),
  kind: 'run',
});
const source = recordSource({
  today: '2024-01-05',
  targets: { steps: 5000 },
  entries: {
    days: [
      day('2024-01-01', { steps: 2000, hrvMs: 40, deepSleepMinutes: 60, remSleepMinutes: 90 }),
      day('2024-01-02', { steps: 4000, hrvMs: 50, deepSleepMinutes: 80, remSleepMinutes: 70 }),
      day('2024-01-03', { steps: 6000, hrvMs: 60, deepSleepMinutes: 100 }),
      day('2024-01-04', { steps: 9000, hrvMs: 30 }),
    ],
    workouts: [run('2024-01-02', 30, 140), run('2024-01-03', 75, 150), run('2024-01-04', 90, 130)],
  },
});
const ask = (query: Partial<Query> & Pick<Query, 'metric'>) =>
  evaluate({ aggregate: 'mean', window: { kind: 'all' }, ...query }, source);

test('one selection is divided by another', () => {
  const first = { kind: 'dates', from: '2024-01-01', to: '2024-01-02' } as const;
  const ratio = { metric: 'steps', window: first, isRatio: true } as const;
  const last = { window: { kind: 'dates', from: '2024-01-03', to: '2024-01-04' } } as const;
  expect(ask({ ...ratio, versus: last })).toMatchObject({ value: 0.4, unit: 'ratio', n: 4, reason: null });
  const later = { window: { kind: 'dates', from: '2024-02-01', to: null } } as const;
  expect(ask({ ...ratio, versus: later })).toMatchObject({ value: null, reason: 'no data' });
});

test('two metrics are added, subtracted and divided on the days that have both', () => {
  const deep = { metric: 'deepSleepMinutes' } as const;
  const rem = (how: 'plus' | 'minus' | 'ratio') => ({ ...deep, pair: { how, metric: 'remSleepMinutes' } });
  expect(ask(rem('plus'))).toMatchObject({ value: 150, unit: 'min', n: 2 });
  expect(ask(rem('minus'))).toMatchObject({ value: -10, n: 2 });
  expect(ask(rem('ratio'))).toMatchObject({ value: 70 / 80, unit: 'ratio' });
});

test('a correlation compares days, or each day with the previous one', () => {
  const pair = { how: 'correlation', metric: 'steps' } as const;
  expect(
    ask({ metric: 'hrvMs', window: { kind: 'dates', from: null, to: '2024-01-03' }, pair }),
  ).toMatchObject({
    value: 1,
    unit: 'r',
  });
  // HRV of 50, 60 and 30 after 2,000, 4,000 and 6,000 steps.
  expect(ask({ metric: 'hrvMs', pair: { ...pair, lag: 1 } }).value).toBeCloseTo(-0.6547, 4);
  expect(ask({ metric: 'hrvMs', window: { kind: 'day', back: 1 }, pair }).reason).toBe('too few days');
});

test('records are picked by a figure of their own', () => {
  const having = [{ metric: 'workoutMinutes', comparison: { op: '>', value: 60 } }] as const;
  expect(ask({ metric: 'workoutHeartRateBpm', where: { having } })).toMatchObject({ value: 140, n: 2 });
});

test('days meet either of two conditions', () => {
  const any = [
    { metric: 'steps', comparison: { op: '>=', value: 9000 } },
    { metric: 'hrvMs', comparison: { op: '<=', value: 40 } },
  ] as const;
  expect(ask({ metric: 'steps', aggregate: 'count', any })).toMatchObject({ value: 2, unit: 'count' });
  expect(ask({ metric: 'steps', aggregate: 'share', any })).toMatchObject({ value: 50, unit: '%' });
  expect(ask({ metric: 'steps', any }).value).toBe(5500);
});

test('the second highest, a change in percent, and the distance to a target', () => {
  expect(ask({ metric: 'steps', aggregate: 'max', nth: 2 })).toMatchObject({ value: 6000 });
  expect(ask({ metric: 'steps', aggregate: 'max', nth: 2 }).rows[0]?.date).toBe('2024-01-03');
  expect(ask({ metric: 'steps', aggregate: 'change', isPercent: true })).toMatchObject({
    value: 350,
    unit: '%',
  });
  const versus = { window: { kind: 'day', back: 4 } } as const;
  expect(ask({ metric: 'steps', window: { kind: 'day', back: 1 }, versus, isPercent: true })).toMatchObject({
    value: 350,
    unit: '%',
  });
  expect(ask({ metric: 'steps', target: 'over' }).value).toBe(250);
  expect(ask({ metric: 'steps', target: 'under' }).value).toBe(-250);
});

test('spread is also given relative to the average, and by the middle half', () => {
  expect(ask({ metric: 'hrvMs', aggregate: 'iqr' })).toMatchObject({ value: 15, unit: 'ms' });
  expect(ask({ metric: 'hrvMs', aggregate: 'cv' }).value).toBeCloseTo((100 * 12.9099) / 45, 3);
});
