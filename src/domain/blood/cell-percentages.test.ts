import { expect, test } from 'vitest';
import { markerInUnit, mayBeShare } from './cell-percentages.ts';

test('Ada’s lymphocytes are a share in percent, and a count in 10³/µL', () => {
  expect(markerInUnit('lymphocytes', '%')).toBe('lymphocytes-pct');
  expect(markerInUnit('lymphocytes', '10³/µL')).toBe('lymphocytes');
  expect(markerInUnit('lymphocytes-pct', '10⁹/L')).toBe('lymphocytes');
  expect(markerInUnit('lymphocytes-pct', '')).toBe('lymphocytes-pct');
});

test('a share without a marker is null, and other markers keep percent', () => {
  expect(markerInUnit('neutrophils', '%')).toBeNull();
  expect(markerInUnit('hematocrit', '%')).toBe('hematocrit');
});

test('a critically high count that could be a percentage is questioned', () => {
  expect(mayBeShare('lymphocytes', 31, 31, 20)).toBe(true);
  expect(mayBeShare('lymphocytes', 18, 18, 20)).toBe(false);
  expect(mayBeShare('lymphocytes', 31_000, 31, 20)).toBe(false);
  expect(mayBeShare('platelets', 90, 9000, 1000)).toBe(false);
});
