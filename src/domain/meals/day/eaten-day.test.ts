import { expect, test } from 'vitest';
import { dateOfEatenDay } from './eaten-day.ts';

const WEDNESDAY = '2026-03-04';

test('days ago are counted from today', () => {
  expect(dateOfEatenDay({ daysAgo: 0 }, WEDNESDAY)).toBe('2026-03-04');
  expect(dateOfEatenDay({ daysAgo: 4 }, WEDNESDAY)).toBe('2026-02-28');
});

test('a day of the week is the last one, today included', () => {
  expect(dateOfEatenDay({ weekday: 0 }, WEDNESDAY)).toBe('2026-03-02');
  expect(dateOfEatenDay({ weekday: 2 }, WEDNESDAY)).toBe('2026-03-04');
  expect(dateOfEatenDay({ weekday: 3 }, WEDNESDAY)).toBe('2026-02-26');
});
