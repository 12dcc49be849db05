import { expect, test } from 'vitest';
import { periodTo } from '#web/glucose/period.ts';
import { spanOf, traceTicks } from './trace-ticks.ts';

const ZONE = 'Europe/Berlin';
const texts = (days: number, widthPx: number, to = '2026-11-20') =>
  traceTicks(periodTo(to, days), ZONE, widthPx).map(({ text }) => text.replace('\u00a0', ' '));

test('a day is labeled every three hours if there is room, every six on a phone', () => {
  expect(texts(1, 700)).toEqual(['12 AM', '3 AM', '6 AM', '9 AM', '12 PM', '3 PM', '6 PM', '9 PM', '12 AM']);
  expect(texts(1, 300)).toEqual(['12 AM', '6 AM', '12 PM', '6 PM', '12 AM']);
});

test('two weeks are labeled every other day, every week on a phone; a quarter every two weeks', () => {
  expect(texts(14, 700)).toHaveLength(7);
  expect(texts(14, 300)).toEqual(['Nov 7', 'Nov 14']);
  expect(texts(90, 700)).toHaveLength(7);
});

test('the day the clocks go back is 25 hours long, with labels in local time', () => {
  const [startMs, endMs] = spanOf(periodTo('2026-10-25', 1), ZONE);
  expect(endMs - startMs).toBe(25 * 3_600_000);
  expect(texts(1, 300, '2026-10-25')).toEqual(['12 AM', '6 AM', '12 PM', '6 PM', '12 AM']);
});
