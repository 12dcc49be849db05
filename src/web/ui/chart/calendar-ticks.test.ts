import { expect, test } from 'vitest';
import { calendarTicks } from './calendar-ticks.ts';

const day = (date: string): number => Date.parse(date);
const dates = (ticks: readonly number[]): string[] =>
  ticks.map((tick) => new Date(tick).toISOString().slice(0, 10));

test('a week on a wide axis labels every day', () => {
  expect(dates(calendarTicks(day('2026-11-14'), day('2026-11-20'), 800))).toHaveLength(7);
});

test('a fortnight on a phone labels Mondays', () => {
  expect(dates(calendarTicks(day('2026-11-07'), day('2026-11-20'), 280))).toEqual([
    '2026-11-09',
    '2026-11-16',
  ]);
});

test('a year labels the first of its months', () => {
  const ticks = dates(calendarTicks(day('2026-01-01'), day('2026-12-31'), 800));
  expect(ticks).toHaveLength(12);
  expect(ticks.every((date) => date.endsWith('-01'))).toBe(true);
});

test('five months on a phone label every other month', () => {
  expect(dates(calendarTicks(day('2026-09-10'), day('2027-02-20'), 280))).toEqual([
    '2026-11-01',
    '2027-01-01',
  ]);
});
