import { expect, test } from 'vitest';
import { isFutureDay, isFutureDayAnywhere, isInFuture } from './future.ts';
import { MINUTE_MS } from './spans.ts';

const NOW = Date.parse('2026-11-20T22:58:00Z');

test('a moment is in the future once it is more than five minutes ahead', () => {
  expect(isInFuture(NOW, NOW)).toBe(false);
  expect(isInFuture(NOW + 5 * MINUTE_MS, NOW)).toBe(false);
  expect(isInFuture(NOW + 5 * MINUTE_MS + 1, NOW)).toBe(true);
});

test('a day is in the future until it starts where the member is, five minutes aside', () => {
  expect(isFutureDay('2026-11-20', 'Europe/Berlin', NOW)).toBe(false);
  expect(isFutureDay('2026-11-21', 'Europe/Berlin', NOW)).toBe(false);
  expect(isFutureDay('2026-11-21', 'UTC', NOW)).toBe(true);
});

test('without a time zone, a day counts once it has started on the first island', () => {
  expect(isFutureDayAnywhere('2026-11-21', NOW)).toBe(false);
  expect(isFutureDayAnywhere('2026-11-22', NOW)).toBe(true);
});
