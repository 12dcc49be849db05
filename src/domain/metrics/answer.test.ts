import { describe, expect, test } from 'vitest';
import { answerWindow, compareWindows, statisticsOf, type DayValue } from './answer.ts';
import { METRICS } from './catalog.ts';
import { findMetrics } from './find-metrics.ts';

const day = (date: string, value: number, isWhole = true): DayValue => ({ date, value, isWhole });
const week = { from: '2026-11-02', to: '2026-11-08' };

describe('names of a metric', () => {
  test.each([
    ['calories', 'energyKcal'],
    ['blood sugar', 'glucoseMgdl'],
    ['glucose', 'glucoseMgdl'],
    ['HRV', 'hrvMs'],
    ['weight', 'weightKg'],
    ['systolic', 'systolicMmhg'],
    ['saturated fat', 'satFatG'],
  ])('"%s" means %s', (words, id) => {
    expect(findMetrics(METRICS, words)[0]?.key).toBe(id);
  });
});

describe('figures of a metric', () => {
  test('statistics of a week', () => {
    expect(statisticsOf([4, 8, 6, 2])).toEqual({
      mean: 5,
      median: 5,
      min: 2,
      max: 8,
      sum: 20,
      sd: Math.sqrt(20 / 3),
      first: 4,
      last: 2,
    });
    expect(statisticsOf([7])).toMatchObject({ sd: null, median: 7 });
    expect(statisticsOf([])).toBeNull();
  });

  test('intake counts only complete days, and says how many it excluded', () => {
    const days = [day('2026-11-02', 2000), day('2026-11-03', 600, false), day('2026-11-04', 2200)];
    expect(answerWindow({ days: 'complete' }, days, week)).toMatchObject({
      dayCount: 2,
      partialDays: 1,
      missingDays: 4,
      statistics: { mean: 2100 },
      reason: null,
    });
    expect(answerWindow({ days: 'any' }, days, week)).toMatchObject({
      dayCount: 3,
      partialDays: 0,
      statistics: { mean: 1600 },
    });
  });

  test('without a counted day there is a reason instead of a figure', () => {
    const half = [day('2026-11-03', 600, false)];
    expect(answerWindow({ days: 'complete' }, half, week)).toMatchObject({
      statistics: null,
      reason: 'no-complete-days',
    });
    expect(answerWindow({ days: 'complete' }, [], week)).toMatchObject({
      statistics: null,
      reason: 'no-data',
      missingDays: 7,
    });
  });

  test('an average of all readings counts a day as often as it has readings', () => {
    const days = [
      { ...day('2026-11-02', 100), readings: 3 },
      { ...day('2026-11-03', 0), readings: 1 },
    ];
    expect(answerWindow({ days: 'any' }, days, week)).toMatchObject({
      dayCount: 2,
      statistics: { mean: 75, median: 50 },
    });
  });

  test('two windows compare by their mean; nothing compares with an empty one', () => {
    const answer = (values: readonly number[]) =>
      answerWindow(
        { days: 'any' },
        values.map((value, at) => day(`2026-11-0${2 + at}`, value)),
        week,
      );
    expect(compareWindows(answer([110, 130]), answer([100]))).toEqual({ difference: 20, percent: 20 });
    expect(compareWindows(answer([1]), answer([0]))).toEqual({ difference: 1, percent: null });
    expect(compareWindows(answer([1]), answer([]))).toBeNull();
  });
});
