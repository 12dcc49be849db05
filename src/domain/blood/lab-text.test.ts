import { expect, test } from 'vitest';
import { readLabText } from './lab-text.ts';

test.each<[string, number]>([
  ['6.2', 6.2],
  ['6,2', 6.2],
  ['  14 ', 14],
  ['0,123', 0.123],
  ['1.234', 1.234],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1 234', 1234],
  ['250.000.000', 250000000],
  ["1'050", 1050],
  ['H 6.2', 6.2],
  ['6.2 *', 6.2],
  ['6.2 H', 6.2],
  ['6,2 +', 6.2],
  ['.5', 0.5],
])('"%s" is %d', (text, value) => {
  expect(readLabText(text)).toEqual({ value, censored: null });
});

test.each([
  ['<0,3', 0.3, 'lt'],
  ['< 0.3', 0.3, 'lt'],
  ['≤ 5', 5, 'lt'],
  ['>90', 90, 'gt'],
  ['>= 90', 90, 'gt'],
] as const)('"%s" is at the limit %d', (text, value, censored) => {
  expect(readLabText(text)).toEqual({ value, censored });
});

test.each(['negative', '', '++', '1:80', '5-7', '12.3.4', '2+', 'O pos', '-4'])(
  '"%s" is not a number',
  (text) => {
    expect(readLabText(text)).toEqual({ fault: 'not-a-number' });
  },
);

test('a comma before three digits is ambiguous unless the document decides it', () => {
  expect(readLabText('1,234')).toEqual({ fault: 'ambiguous', readings: [1.234, 1234], censored: null });
  expect(readLabText('1,234', ',')).toEqual({ value: 1.234, censored: null });
  expect(readLabText('1,234', '.')).toEqual({ value: 1234, censored: null });
  expect(readLabText('1.234', ',')).toEqual({ value: 1234, censored: null });
});
