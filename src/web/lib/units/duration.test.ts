import { expect, test } from 'vitest';
import { formatHours, sayMinutes } from './duration.ts';

test('minutes are shown as hours and minutes, and 59.6 round up to an hour', () => {
  expect([444, 60, 5, 59.6].map(formatHours)).toEqual(['7:24', '1:00', '0:05', '1:00']);
  expect([444, 60, 40, 0].map(sayMinutes)).toEqual(['7 h 24 min', '1 h', '40 min', '0 min']);
});
