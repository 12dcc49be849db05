import { expect, test } from 'vitest';
import { meanOf } from '#domain/numbers/statistics.ts';
import { chartDays } from './chart-days.ts';

test('two weeks are shown by day, ten years by week, with each day in exactly one of them', () => {
  expect(chartDays('2026-11-07', '2026-11-20').map(({ date }) => date)).toHaveLength(14);
  const weeks = chartDays('2016-11-24', '2026-11-20');
  expect(weeks).toHaveLength(522);
  expect(weeks[1]?.days).toHaveLength(7);
  const days = weeks.flatMap((week) => week.days);
  expect([days[0], days.at(-1), new Set(days).size]).toEqual(['2016-11-24', '2026-11-20', 3649]);
  expect(chartDays('2026-11-20', '2026-11-19')).toEqual([]);
});

test('days without entries don’t lower an average', () => {
  expect(meanOf([2000, undefined, 1000])).toBe(1500);
  expect(meanOf([undefined])).toBeUndefined();
});
