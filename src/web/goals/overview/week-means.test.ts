import { expect, test } from 'vitest';
import type { Sleep } from '#contract/sleep.ts';
import type { DaySummary } from '#domain/meals/day/day-summaries.ts';
import { weekEnergy, weekSleep, weekWater } from './week-means.ts';

const day = (date: string, state: DaySummary['state'], kcal: number): DaySummary => ({
  date,
  mealCount: 3,
  kinds: ['lunch'],
  state,
  total: { energyKcal: { value: kcal, low: kcal, high: kcal } },
});

const sleep = (date: string, hours: number, changes: Partial<Sleep> = {}): Sleep => ({
  id: crypto.randomUUID(),
  date,
  timeZone: 'Europe/Berlin',
  note: null,
  inBedAt: `${date}T00:00:00Z`,
  outOfBedAt: new Date(Date.parse(`${date}T00:00:00Z`) + hours * 3_600_000).toISOString(),
  isNap: false,
  latencyMinutes: null,
  awakeMinutes: null,
  awakenings: null,
  quality: null,
  source: 'manual',
  ...changes,
});

test('only complete days count toward the energy of a week', () => {
  const days = [
    day('2026-11-16', 'complete', 2000),
    day('2026-11-17', 'partial', 500),
    day('2026-11-18', 'complete', 1800),
  ];
  expect(weekEnergy(days, '2026-11-20')).toEqual({ mean: 1900, days: 2 });
  expect(weekEnergy([], '2026-11-20')).toEqual({ mean: undefined, days: 0 });
});

test('once a day is over, its meals decide if nobody marked it', () => {
  const silent = (date: string, kinds: DaySummary['kinds'], kcal: number): DaySummary => ({
    ...day(date, null, kcal),
    kinds,
  });
  const days = [
    silent('2026-11-16', ['breakfast', 'dinner'], 1700),
    silent('2026-11-17', ['lunch', 'snack'], 600),
    day('2026-11-18', 'fasted', 100),
    silent('2026-11-19', ['breakfast', 'lunch', 'dinner'], 2400),
  ];
  expect(weekEnergy(days, '2026-11-19')).toEqual({ mean: 900, days: 2 });
});

test('today’s water is not in the average yet', () => {
  const days = [
    { date: '2026-11-19', waterMl: 2000, drinkCount: 8 },
    { date: '2026-11-20', waterMl: 250, drinkCount: 1 },
  ];
  expect(weekWater(days, '2026-11-20')).toEqual({ mean: 2000, days: 1 });
});

test('a nap adds to its night, and a day with only a nap doesn’t count', () => {
  const week = [
    sleep('2026-11-18', 8, { latencyMinutes: 20, awakeMinutes: 40 }),
    sleep('2026-11-18', 1, { isNap: true }),
    sleep('2026-11-19', 1, { isNap: true }),
  ];
  expect(weekSleep(week)).toEqual({ mean: 8 * 60, days: 1 });
});
