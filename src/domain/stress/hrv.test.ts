import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { readBeatIntervals } from './beat-intervals.ts';
import { hrvBand, hrvBaseline } from './hrv-baseline.ts';
import { rmssd } from './rmssd.ts';

const TODAY = '2026-11-20';

describe('RMSSD', () => {
  test('is 40.512 ms, its logarithm 3.7016, for 812 836 801 845 790 828 (worked example)', () => {
    const result = rmssd([812, 836, 801, 845, 790, 828]);
    expect(result?.rmssdMs).toBeCloseTo(40.512, 3);
    expect(Math.log(result?.rmssdMs ?? 0)).toBeCloseTo(3.7016, 4);
    expect(result).toMatchObject({ usedSteps: 5, leftOutSteps: 0, durationSeconds: 4.912 });
  });

  test('an early beat and the pause after it are left out, with no step across them', () => {
    const result = rmssd([812, 836, 500, 1150, 836, 801]);
    expect(result).toMatchObject({ usedSteps: 2, leftOutSteps: 3 });
    expect(result?.rmssdMs).toBeCloseTo(Math.sqrt((24 ** 2 + 35 ** 2) / 2), 9);
  });

  test('a missed beat, with an impossible interval, breaks the sequence', () => {
    expect(rmssd([812, 836, 2500, 801, 845])).toMatchObject({ usedSteps: 2, leftOutSteps: 2 });
  });

  test('is undefined if no two beats are adjacent', () => {
    expect(rmssd([])).toBeUndefined();
    expect(rmssd([812])).toBeUndefined();
    expect(rmssd([812, 500, 812])).toBeUndefined();
  });

  test('doesn’t change if the beats are reversed or all slower by the same amount', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 800, max: 860 }), { minLength: 2, maxLength: 50 }),
        fc.integer({ min: 0, max: 400 }),
        (intervals, slower) => {
          const value = rmssd(intervals)?.rmssdMs ?? Number.NaN;
          expect(rmssd(intervals.toReversed())?.rmssdMs).toBeCloseTo(value, 9);
          expect(rmssd(intervals.map((each) => each + slower))?.rmssdMs).toBeCloseTo(value, 9);
        },
      ),
    );
  });
});

describe('pasted intervals', () => {
  test('can be separated by lines, spaces, commas and semicolons', () => {
    expect(readBeatIntervals(' 812\n836, 801.5;845\t790 ')).toEqual({
      intervalsMs: [812, 836, 801.5, 845, 790],
      unread: [],
    });
  });

  test('seconds become milliseconds', () => {
    expect(readBeatIntervals('0.8 0.836 0.9').intervalsMs).toEqual([800, 836, 900]);
  });

  test('words that aren’t numbers are reported, not silently dropped', () => {
    expect(readBeatIntervals('RR 812 -5 836ms 801')).toEqual({
      intervalsMs: [812, 801],
      unread: ['RR', '-5', '836ms'],
    });
    expect(readBeatIntervals('  ')).toEqual({ intervalsMs: [], unread: [] });
  });
});

/** Sixty days with logarithms that alternate around ln 50, with the given last days. */
const days = (count: number, last: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays(TODAY, -index),
    rmssdMs: last[index] ?? (index % 2 === 0 ? 45 : 50 ** 2 / 45),
  }));

describe('the baseline of heart rate variability', () => {
  test('needs 14 days with a value; several readings on a day count once', () => {
    expect(hrvBaseline(days(13), TODAY)).toBeUndefined();
    expect(hrvBaseline([...days(13), ...days(13)], TODAY)).toBeUndefined();
    expect(hrvBaseline(days(14), TODAY)).toMatchObject({ days: 14 });
  });

  test('covers the past 60 days and ignores the future', () => {
    const old = { date: addDays(TODAY, -60), rmssdMs: 200 };
    const ahead = { date: addDays(TODAY, 1), rmssdMs: 200 };
    expect(hrvBaseline([...days(60), old, ahead], TODAY)?.days).toBe(60);
  });

  test('Ada’s typical range is around 50 ms, half a standard deviation of the logarithm to each side', () => {
    const baseline = hrvBaseline(days(60), TODAY);
    const sd = Math.log(50 / 45) * Math.sqrt(60 / 59);
    expect(baseline?.usualMs).toBeCloseTo(50, 9);
    expect(baseline?.lowMs).toBeCloseTo(50 * Math.exp(-sd / 2), 9);
    expect(baseline?.highMs).toBeCloseTo(50 * Math.exp(sd / 2), 9);
    expect(baseline?.week).toMatchObject({ band: 'usual' });
  });

  test('a poor week is low, a very good one unusually high', () => {
    expect(hrvBaseline(days(60, Array<number>(7).fill(25)), TODAY)?.week?.band).toBe('low');
    expect(hrvBaseline(days(60, Array<number>(7).fill(110)), TODAY)?.week?.band).toBe('unusually-high');
  });

  test('a week that rounds to the edge of the typical range is within it', () => {
    const week = (ms: number) => hrvBaseline(days(60, Array<number>(7).fill(ms)), TODAY);
    const lowMs = week(47)?.lowMs ?? 0;
    expect([Math.round(lowMs), lowMs > 47]).toEqual([47, true]);
    expect(week(47)?.week).toMatchObject({ meanMs: expect.closeTo(47, 9), band: 'usual' });
    expect(week(46)?.week?.band).toBe('slightly-low');
  });

  test('doesn’t rate a week with two values or without spread', () => {
    const shifted = days(40).map(({ date, rmssdMs }) => ({ date: addDays(date, -5), rmssdMs }));
    expect(hrvBaseline(shifted, TODAY)?.week).toBeNull();
    const steady = days(40).map(({ date }) => ({ date, rmssdMs: 50 }));
    expect(hrvBaseline(steady, TODAY)).toMatchObject({ week: null });
  });

  test('bands meet at −1, −½, ½ and 1', () => {
    expect([-1.01, -1, -0.51, -0.5, 0.5, 0.51, 1, 1.01].map(hrvBand)).toEqual([
      'low',
      'slightly-low',
      'slightly-low',
      'usual',
      'usual',
      'slightly-high',
      'slightly-high',
      'unusually-high',
    ]);
  });
});
