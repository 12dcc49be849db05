import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test('age stays as reported for half a year, then grows with the calendar', () => {
  const mary = { ageYears: 42, ageRecordedOn: '2026-01-10' };
  expect(ageOn(mary, '2026-06-01')).toBe(42);
  expect(ageOn(mary, '2026-08-01')).toBe(43);
  expect(ageOn(mary, '2028-01-12')).toBe(44);
});

test('before the report, age was lower', () => {
  const mary = { ageYears: 42, ageRecordedOn: '2026-01-10' };
  expect(ageOn(mary, '2025-08-01')).toBe(42);
  expect(ageOn(mary, '2025-06-01')).toBe(41);
  expect(ageOn(mary, '2016-01-10')).toBe(32);
  expect(ageOn(mary, '1975-01-10')).toBe(0);
});
