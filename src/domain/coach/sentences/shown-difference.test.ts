import { expect, test } from 'vitest';
import { shownDifference } from './shown-difference.ts';

const said = (one: string, other: string, exact: string): string => {
  const shown = (text: string) => {
    const [, number = '', unit = ''] = /^(.*?)(?: ([^ \d]+(?: [a-z]+)?))?$/.exec(text) ?? [];
    return { number, unit };
  };
  const { number, unit } = shownDifference(shown(one), shown(other), shown(exact));
  return `${number} ${unit}`.trim();
};

test.each([
  ['9,581', '7,066', '2,514', '2,515'],
  ['96 mg/dL', '100 mg/dL', '4.1 mg/dL', '4 mg/dL'],
  ['72.4 kg', '72 kg', '0.3 kg', '0.4 kg'],
  ['7 h 53 min', '7 h 19 min', '35 min', '34 min'],
  ['8 h', '53 min', '7 h 6 min', '7 h 7 min'],
  ['31 %', '30 %', '1.4 percentage points', '1 percentage point'],
])('%s and %s differ by what is shown', (one, other, exact, difference) => {
  expect(said(one, other, exact)).toBe(difference);
});

test('figures in different units, and times, differ by the exact difference', () => {
  expect(said('1.2 km', '850 m', '350 m')).toBe('350 m');
  expect(said('10:45 PM', '11:15 PM', '30 min')).toBe('30 min');
});
