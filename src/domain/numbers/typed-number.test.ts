import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['70.5', 70.5],
  ['70,5', 70.5],
  [' 70,50 ', 70.5],
  ['1,500', 1500],
  ['12,345', 12_345],
  ['1,234,567', 1_234_567],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['1.500', 1.5],
  ['0,125', 0.125],
  ['1,5000', 1.5],
  ['1234,567', 1234.567],
  ['1 500', 1500],
  ['1\u202f500,5', 1500.5],
  ['1’500', 1500],
  ['70.', 70],
  [',5', 0.5],
  ['007', 7],
])('Ada types "%s" and means %d', (typed, value) => {
  expect(typedNumber(typed)).toBe(value);
});

test.each(['', ' ', '.', ',', 'heavy', '-3', '+3', '1e3', '1,50,000', '1.2.3', '70 5', '1,5,5', '0x10', '٣'])(
  'Ada types "%s", which isn’t a number',
  (typed) => {
    expect(typedNumber(typed)).toBeUndefined();
  },
);

test('a number in American groups or with a decimal comma survives a round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
      const value = whole + hundredths / 100;
      const digits = String(hundredths).padStart(2, '0');
      expect(typedNumber(whole.toLocaleString('en-US'))).toBe(whole);
      expect(typedNumber(`${whole.toLocaleString('en-US')}.${digits}`)).toBeCloseTo(value, 6);
      expect(typedNumber(`${whole},${digits}`)).toBeCloseTo(value, 6);
    }),
  );
});

test('any text gives a finite number of 0 or more, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,’ -e'), maxLength: 12 }), (typed) => {
      const value = typedNumber(typed);
      expect(value === undefined || (Number.isFinite(value) && value >= 0)).toBe(true);
    }),
  );
});
