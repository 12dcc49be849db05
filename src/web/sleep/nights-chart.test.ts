import { expect, test } from 'vitest';
import type { SleepDay } from '#domain/sleep/sleep-days.ts';
import { chartDays } from '#web/lib/time/chart-days.ts';
import { clockText, hoursAsleep, napSpans, nightSpans } from './nights-chart.ts';

const night = (date: string, inBedAt: string, outOfBedAt: string): SleepDay => ({
  date,
  asleepMinutes: 420,
  napMinutes: 0,
  night: {
    inBedMs: Date.parse(inBedAt),
    outOfBedMs: Date.parse(outOfBedAt),
    timeZone: 'Europe/Berlin',
    date,
    latencyMinutes: null,
    awakeMinutes: null,
    awakenings: null,
    quality: null,
    asleepMinutes: 420,
    inBedMinutes: 480,
    efficiencyPercent: undefined,
    wasoMinutes: undefined,
  },
});

const days = [
  night('2026-11-18', '2026-11-17T22:30:00Z', '2026-11-18T06:00:00Z'),
  night('2026-11-20', '2026-11-19T23:30:00Z', '2026-11-20T06:30:00Z'),
];

test('a night uses the clock of its own day; a missing night is a gap', () => {
  expect(nightSpans(chartDays('2026-11-18', '2026-11-20'), days)).toEqual([
    { low: -0.5 / 3, high: 7 / 3 },
    undefined,
    { low: 0.5 / 3, high: 2.5 },
  ]);
  expect(hoursAsleep(chartDays('2026-11-18', '2026-11-20'), days)).toEqual([7, undefined, 7]);
  expect([-0.5 / 3, 7 / 3, 0, 24.5 / 3].map(clockText)).toEqual([
    '11:30\u00a0PM',
    '7\u00a0AM',
    '12\u00a0AM',
    '12:30\u00a0AM',
  ]);
});

test('in years of weeks a bar is the mean of its nights', () => {
  const spans = nightSpans(chartDays('2024-11-20', '2026-11-20'), days);
  expect(spans.at(-1)?.low).toBe(0);
  expect(spans.at(-1)?.high).toBeCloseTo(7.25 / 3, 9);
});

test('of two naps of a day the longer one is drawn', () => {
  const nap = (inBedAt: string, outOfBedAt: string) => ({
    id: inBedAt,
    timeZone: 'Europe/Berlin',
    date: '2026-11-18',
    note: null,
    inBedAt,
    outOfBedAt,
    isNap: true,
    latencyMinutes: null,
    awakeMinutes: null,
    awakenings: null,
    quality: null,
    source: 'manual',
  });
  const naps = [
    nap('2026-11-18T13:00:00Z', '2026-11-18T13:30:00Z'),
    nap('2026-11-18T15:00:00Z', '2026-11-18T16:00:00Z'),
  ];
  expect(napSpans(chartDays('2026-11-18', '2026-11-18'), naps)).toEqual([{ low: 16 / 3, high: 17 / 3 }]);
});
