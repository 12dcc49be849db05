import { expect, test } from 'vitest';
import { toCanonical } from './canonical-value.ts';
import { unitByName } from './unit-by-name.ts';

test.each([
  ['Harnstoff', 'mg/dl', 14.5],
  ['Harnstoff i.S.', 'mg/dL', 14.5],
  ['Urée', 'g/L', 1447.5],
  ['Urea nitrogen', 'mg/dL', 31],
  ['Harnstoff-N', 'mg/dl', 31],
  ['Harnstoffstickstoff', 'mg/dl', 31],
  ['BUN', 'mg/dl', 31],
  ['Harnstoff', 'mmol/l', 86.8],
])('31 of %s in %s are %d mg/dL of urea nitrogen', (name, unit, expected) => {
  const canonical = toCanonical('bun', 31, unitByName('bun', name, unit));
  expect('value' in canonical && canonical.value).toBeCloseTo(expected, 0);
});

test('other markers keep their unit', () => {
  expect(unitByName('uric-acid', 'Harnsäure', 'mg/dl')).toBe('mg/dl');
});
