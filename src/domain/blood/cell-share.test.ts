import { expect, test } from 'vitest';
import { markerInUnit, mayBeShare } from './cell-share.ts';

test('Ada’s lymphocytes in percent are their share, and back in 10³/µL their count', () => {
  expect(markerInUnit('lymphocytes', '%')).toBe('lymphocytes-pct');
  expect(markerInUnit('lymphocytes', '10³/µL')).toBe('lymphocytes');
  expect(markerInUnit('lymphocytes-pct', '10⁹/L')).toBe('lymphocytes');
  expect(markerInUnit('lymphocytes-pct', '')).toBe('lymphocytes-pct');
});

test('a share without a marker of its own is none, and percent of other markers is theirs', () => {
  expect(markerInUnit('neutrophils', '%')).toBeNull();
  expect(markerInUnit('hematocrit', '%')).toBe('hematocrit');
});

test('a count is asked about where it is critically high and could be a percentage', () => {
  expect(mayBeShare('lymphocytes', 31, 31, 20)).toBe(true);
  expect(mayBeShare('lymphocytes', 18, 18, 20)).toBe(false);
  expect(mayBeShare('lymphocytes', 31_000, 31, 20)).toBe(false);
  expect(mayBeShare('platelets', 90, 9000, 1000)).toBe(false);
});
