import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { chartSteps, sumOf } from './chart-steps.ts';
import { rangeOf } from './statistics-range.ts';
import { changeText, formatShare, pointsText, rateText } from './words.ts';

describe('figures against those before', () => {
  test('the change of a count in percent, with the earlier count', () => {
    expect([
      changeText(1232, 1100),
      changeText(90, 100),
      changeText(5, 5),
      changeText(3, 0),
      changeText(0, 0),
      changeText(400, 2),
    ]).toEqual([
      '+12% from 1,100',
      '−10% from 100',
      'Unchanged from 5',
      'Up from 0',
      'Unchanged from 0',
      'Up from 2',
    ]);
  });
  test('a share in points', () => {
    expect([
      pointsText(0.61, 0.641),
      pointsText(0.5, 0.25),
      pointsText(0.5, 0.5),
      pointsText(0.5, undefined),
      pointsText(undefined, 0.048),
    ]).toEqual([
      '−3.1 points from 64%',
      '+25 points from 25%',
      'Unchanged from 50%',
      'No earlier data',
      '4.8% before',
    ]);
  });
  test('small shares keep a decimal, and a rate shows its counts', () => {
    expect([0.048, 0.61, 0, 1].map(formatShare)).toEqual(['4.8%', '61%', '0%', '100%']);
    expect(rateText({ value: 0.5, low: 0.299, high: 0.701, count: 10, n: 20 })).toBe(
      '10 of 20, likely 30 to 70%',
    );
  });
});

describe('the range of an address', () => {
  const of = (search: string) => rangeOf(new URLSearchParams(search), '2026-11-22');
  test('is 28 days unless the address names another range', () => {
    expect(of('')).toEqual({ choice: '28', from: '2026-10-26', to: '2026-11-22' });
    expect(of('range=7')).toEqual({ choice: '7', from: '2026-11-16', to: '2026-11-22' });
    expect(of('range=own&from=2026-03-01&to=2026-03-31')).toEqual({
      choice: 'own',
      from: '2026-03-01',
      to: '2026-03-31',
    });
  });
  test('an invalid range is corrected', () => {
    expect(of('range=9999').choice).toBe('28');
    expect(of('range=own&from=x&to=2027-01-01')).toMatchObject({ from: '2026-10-26', to: '2026-11-22' });
    expect(of('range=own&from=2026-11-20&to=2026-11-01')).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-01',
    });
    expect(of('range=own&from=1999-01-01&to=2026-11-22').from).toBe('2024-11-22');
  });
});

test('a quarter is shown by day, a year by week, and no day is lost', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ date: addDays('2026-01-01', index), views: index }));
  expect(chartSteps(days(90))).toHaveLength(90);
  const year = chartSteps(days(365));
  expect(year).toHaveLength(53);
  // 1 January 2026 is a Thursday.
  expect(year.slice(0, 2).map(({ date }) => date)).toEqual(['2026-01-01', '2026-01-05']);
  expect(sumOf(year, (step) => sumOf(step.days, ({ views }) => views))).toBe((364 * 365) / 2);
});
