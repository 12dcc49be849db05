import { expect, test } from 'vitest';
import { instantAt, isLocalDate, timeOf } from './clock.ts';

test('a breakfast at 07:40 in Berlin is the same instant in every zone', () => {
  expect(instantAt('2026-11-20', '07:40', 'Europe/Berlin')).toBe('2026-11-20T06:40:00.000Z');
  expect(timeOf(Date.parse('2026-11-20T06:40:00Z'), 'Europe/Berlin')).toBe('07:40');
});

test('on the day the clocks go back, an evening meal keeps its wall-clock time', () => {
  const eatenAt = instantAt('2026-10-25', '19:10', 'Europe/Berlin');
  expect(timeOf(Date.parse(eatenAt), 'Europe/Berlin')).toBe('19:10');
});

test.each(['2026-02-30', '2026-13-01', '20261120', 'today', ''])(
  'the address /meals/%s has no valid day',
  (text) => {
    expect(isLocalDate(text)).toBe(false);
  },
);

test('a leap day is a day', () => {
  expect(isLocalDate('2028-02-29')).toBe(true);
});
