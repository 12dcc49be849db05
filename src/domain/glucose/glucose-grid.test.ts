import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOverlays } from './day-overlays.ts';
import { glucoseGrid } from './glucose-grid.ts';
import { hourlyPattern } from './hourly-pattern.ts';
import { localDays, samplesByDay, zoneStays } from './local-days.ts';
import { meanOfDailyDifferences } from '#domain/glucose/formulas/mean-of-daily-differences.ts';
import { deviceStepMinutes, gridStepMinutes } from './sampling-interval.ts';
import { slotPercentiles } from './ambulatory-glucose-profile.ts';
import type { GlucoseSample } from './reading.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const at = (iso: string): number => Date.parse(iso);
const every = (
  stepMinutes: number,
  fromIso: string,
  untilIso: string,
  valueAt: (atMs: number) => number = () => 100,
): GlucoseSample[] => {
  const samples: GlucoseSample[] = [];
  for (let atMs = at(fromIso); atMs < at(untilIso); atMs += stepMinutes * MINUTE_MS) {
    samples.push({ atMs, glucoseMgdl: valueAt(atMs) });
  }
  return samples;
};
const present = (values: Float64Array): number => values.filter((value) => !Number.isNaN(value)).length;

describe('the step', () => {
  test('is the rounded median; one that doesn’t divide a day becomes a multiple of five, at most twenty', () => {
    expect(deviceStepMinutes(every(5, '2026-06-01T00:00:02Z', '2026-06-02T00:00:00Z'))).toBe(5);
    expect([5, 15, 1, 7, 14, 13, 23].map(gridStepMinutes)).toEqual([5, 15, 1, 5, 15, 15, 20]);
    expect(deviceStepMinutes([{ atMs: 0, glucoseMgdl: 100 }])).toBeUndefined();
  });
});

describe('the grid', () => {
  test('interpolates across 45 minutes and leaves longer gaps missing', () => {
    const base = every(5, '2026-06-01T00:00:00Z', '2026-06-01T12:00:00Z');
    const without = (fromIso: string, untilIso: string) =>
      base.filter(({ atMs }) => atMs <= at(fromIso) || atMs >= at(untilIso));
    const short = glucoseGrid(without('2026-06-01T06:00:00Z', '2026-06-01T06:45:00Z'), 'UTC');
    const long = glucoseGrid(without('2026-06-01T06:00:00Z', '2026-06-01T06:50:00Z'), 'UTC');
    expect(present(short?.series ?? new Float64Array())).toBe(144);
    expect(present(long?.series ?? new Float64Array())).toBe(144 - 9);
  });

  test('has 276 slots when Berlin changes to summer time and 300 when it changes back', () => {
    const spring = glucoseGrid(every(5, '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z'), 'Europe/Berlin');
    const autumn = glucoseGrid(every(5, '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'), 'Europe/Berlin');
    expect(spring?.days.map(({ values }) => values.length)).toEqual([288, 276, 288]);
    expect(autumn?.days.map(({ values }) => values.length)).toEqual([288, 300, 288]);
    expect(spring?.days.map(({ clockValues }) => clockValues.length)).toEqual([288, 288, 288]);
  });

  test('leaves out hours that the clock skips or repeats', () => {
    const spring = glucoseGrid(every(5, '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z'), 'Europe/Berlin');
    const autumn = glucoseGrid(every(5, '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'), 'Europe/Berlin');
    expect(present(spring?.days[1]?.clockValues ?? new Float64Array())).toBe(276);
    expect(present(autumn?.days[1]?.clockValues ?? new Float64Array())).toBe(276);
    // 02:00 is slot 23, at minute 120.
    expect(spring?.days[1]?.clockValues[23]).toBeNaN();
    expect(autumn?.days[1]?.clockValues[23]).toBeNaN();
    expect(autumn?.days[1]?.clockValues[22]).toBe(100);
    expect(autumn?.days[1]?.clockValues[35]).toBe(100);
  });

  test('compares the same clock times across a change, so a regular schedule shows no difference', () => {
    // 100 at night and 140 during the day, by Berlin's clock before and after the change.
    const byClock = every(5, '2026-03-26T23:00:00Z', '2026-03-31T22:00:00Z', (atMs) => {
      const offsetMs = atMs < at('2026-03-29T01:00:00Z') ? HOUR_MS : 2 * HOUR_MS;
      const hour = new Date(atMs + offsetMs).getUTCHours();
      return hour >= 8 && hour < 20 ? 140 : 100;
    });
    const grid = glucoseGrid(byClock, 'Europe/Berlin');
    expect(grid && meanOfDailyDifferences(grid)).toBe(0);
  });

  test('isn’t built from finger-sticks', () => {
    expect(glucoseGrid(every(240, '2026-06-01T00:00:00Z', '2026-06-05T00:00:00Z'), 'UTC')).toBeUndefined();
    expect(glucoseGrid([], 'UTC')).toBeUndefined();
  });

  test('in any zone has each instant once, at even steps, with no value outside the range of the readings', () => {
    const zone = fc.constantFrom(
      'Europe/Berlin',
      'America/Havana',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
    );
    const start = fc.integer({ min: at('2010-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
    const steps = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 100, maxLength: 400 });
    fc.assert(
      fc.property(zone, start, steps, (timeZone, startMs, minutes) => {
        let atMs = startMs;
        const samples = minutes.map((minute, index) => {
          atMs += minute * MINUTE_MS;
          return { atMs, glucoseMgdl: 60 + (index % 90) };
        });
        const grid = glucoseGrid(samples, timeZone, 5);
        const days = localDays(samples[0]?.atMs ?? 0, samples.at(-1)?.atMs ?? 0, timeZone);
        const hours = days.reduce((sum, day) => sum + (day.untilMs - day.fromMs), 0) / HOUR_MS;
        if (!grid) return;
        expect(grid.series.length).toBe(hours * 12);
        for (const value of grid.series) {
          if (!Number.isNaN(value)) expect(value >= 60 && value < 150).toBe(true);
        }
        for (const { clockValues } of grid.days) expect(clockValues.length).toBe(288);
      }),
      { numRuns: 60 },
    );
  });
});

describe('days', () => {
  test('the day that Samoa skipped when it crossed the date line isn’t a day', () => {
    const days = localDays(at('2011-12-29T12:00:00Z'), at('2012-01-01T00:00:00Z'), 'Pacific/Apia');
    expect(days.map(({ date }) => date)).toEqual(['2011-12-29', '2011-12-31', '2012-01-01']);
  });

  test('Ada flies from Auckland to Honolulu and has June 10 twice: one trace with each reading once', () => {
    const stays = zoneStays([
      { atMs: at('2026-06-10T04:00:00Z'), timeZone: 'Pacific/Honolulu' },
      { atMs: at('2026-06-09T12:00:00Z'), timeZone: 'Pacific/Auckland' },
      { atMs: at('2026-06-09T20:00:00Z'), timeZone: 'Pacific/Auckland' },
    ]);
    expect(stays.map(({ timeZone }) => timeZone)).toEqual(['Pacific/Auckland', 'Pacific/Honolulu']);
    const samples = every(15, '2026-06-09T12:00:00Z', '2026-06-11T10:00:00Z');
    const overlays = dayOverlays(samples, stays);
    // June 10 starts at 12:00 UTC on June 9 in Auckland, and June 11 starts at 10:00 UTC in Honolulu.
    expect(overlays.map(({ date }) => date)).toEqual(['2026-06-10', '2026-06-09']);
    const readings = overlays.flatMap(({ points }) =>
      points.filter(({ glucoseMgdl }) => glucoseMgdl !== null),
    );
    expect(readings).toHaveLength(samples.length);
  });

  test('every reading is in exactly one day, wherever the member travels', () => {
    const zones = [
      'Europe/Berlin',
      'Pacific/Auckland',
      'Pacific/Honolulu',
      'Asia/Kolkata',
      'America/New_York',
    ];
    const flights = fc.array(
      fc.record({ hours: fc.integer({ min: 1, max: 100 }), timeZone: fc.constantFrom(...zones) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(flights, (legs) => {
        const samples = every(15, '2026-03-25T00:00:00Z', '2026-04-05T00:00:00Z');
        let fromMs = samples[0]?.atMs ?? 0;
        const stays = legs.map(({ hours, timeZone }) => ({ fromMs: (fromMs += hours * HOUR_MS), timeZone }));
        const byDay = samplesByDay(samples, stays);
        expect(byDay.flatMap(({ samples: ofDay }) => ofDay)).toEqual(samples);
        const pattern = hourlyPattern(samples, stays);
        expect(pattern.reduce((sum, { readings }) => sum + readings, 0)).toBe(samples.length);
        const grid = glucoseGrid(samples, stays);
        for (const { days } of grid ? slotPercentiles(grid) : []) {
          expect(days).toBeLessThanOrEqual(byDay.length);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a line breaks at sensor gaps of more than 45 minutes', () => {
    const [overlay] = dayOverlays(
      [0, 5, 60, 65].map((minute) => ({
        atMs: at('2026-06-01T10:00:00Z') + minute * MINUTE_MS,
        glucoseMgdl: 100,
      })),
      'Europe/Berlin',
    );
    expect(overlay?.points.map(({ glucoseMgdl }) => glucoseMgdl)).toEqual([100, 100, null, 100, 100]);
    expect(overlay?.points[0]?.minuteOfDay).toBe(12 * 60);
  });

  test('hours without readings have no figures', () => {
    const pattern = hourlyPattern(every(5, '2026-06-01T10:00:00Z', '2026-06-01T11:00:00Z'), 'UTC');
    expect(pattern[10]).toMatchObject({ readings: 12, meanMgdl: 100, inRangePercent: 100, lowPercent: 0 });
    expect(pattern[11]).toEqual({
      hour: 11,
      readings: 0,
      meanMgdl: undefined,
      medianMgdl: undefined,
      inRangePercent: undefined,
      lowPercent: undefined,
    });
  });
});
