import { expect, test } from 'vitest';
import type { Projection } from '#contract/goals/goals.ts';
import { weightTrend } from '#domain/body/weight-trend.ts';
import { weightSeries } from './weight-series.ts';

const TODAY = '2026-11-20';
const on = (date: string, massKg: number) => ({ date, massKg, atMs: Date.parse(`${date}T07:00:00Z`) });
const shown = (projection?: Projection, from = '2026-08-22') =>
  weightSeries({
    trend: weightTrend([on('2026-11-01', 72), on('2026-11-10', 71), on('2026-11-19', 90)]),
    from,
    to: TODAY,
    projection,
    unit: 'kg',
  });

const projected = (latest: string): Projection => ({
  model: 'personal',
  startMassKg: 71,
  settlesAtKg: 60,
  points: [
    { date: TODAY, massKg: 71, lowKg: 71, highKg: 71 },
    { date: '2026-11-27', massKg: 70.3, lowKg: 70.16, highKg: 70.44 },
    { date: '2026-12-04', massKg: 69.7, lowKg: 69.5, highKg: 69.9 },
  ],
  arrival: {
    targetMassKg: 70,
    status: 'reachable',
    date: '2026-12-01',
    earliest: '2026-11-29',
    latest,
  },
});

test('a short history starts with the first weighing and ends today; the trend connects the weighings', () => {
  const { dates, weighed, trend, band } = shown();
  expect([dates[0], dates.at(-1), dates.length]).toEqual(['2026-11-01', TODAY, 20]);
  expect([weighed[0], weighed[1], weighed[9]]).toEqual([72, undefined, 71]);
  expect(trend.filter((kg) => kg !== undefined)).toHaveLength(10);
  expect(band).toBeUndefined();
});

test('a weighing that needs a second weigh-in is neither drawn nor in the trend', () => {
  const { dates, weighed, trend } = shown();
  const doubted = dates.indexOf('2026-11-19');
  expect([weighed[doubted], trend[doubted]]).toEqual([undefined, undefined]);
});

test('a later range cuts it, but shows at least two weeks', () => {
  expect(shown(undefined, '2026-11-07').dates[0]).toBe('2026-11-07');
  expect(
    weightSeries({
      trend: weightTrend([on(TODAY, 72)]),
      from: '2026-08-22',
      to: TODAY,
      projection: undefined,
      unit: 'kg',
    }).dates,
  ).toHaveLength(14);
});

test('the projection runs from today to its latest arrival, in straight lines between weeks', () => {
  const { dates, band } = shown(projected('2026-12-03'));
  expect(dates.at(-1)).toBe('2026-12-03');
  expect(band?.[dates.indexOf('2026-11-19')]).toBeUndefined();
  expect(band?.[dates.indexOf(TODAY)]).toEqual({ low: 71, high: 71 });
  expect(band?.[dates.indexOf('2026-11-23')]?.low).toBeCloseTo(71 - (3 / 7) * 0.84, 9);
});

test('it looks no further ahead than the range looks back', () => {
  expect(shown(projected('2027-12-03'), '2026-11-07').dates.at(-1)).toBe('2026-12-03');
});
