import { expect, test } from 'vitest';
import type { PanelValue } from './panel.ts';
import { haveSameResults, mayBeSameLaboratory } from './same-results.ts';

test('two panels are the same in any order, unit and spelling, and a missing lab name matches any', () => {
  const line: PanelValue = {
    marker: 'ferritin',
    name: 'Ferritin',
    loinc: null,
    text: '84',
    value: 84,
    censored: null,
    unit: 'ng/mL',
    labLow: null,
    labHigh: null,
    specimen: null,
    doubt: null,
    isConfirmed: false,
    canonicalValue: 84,
  };
  const group = {
    ...line,
    marker: null,
    name: ' Blood group',
    text: 'A ',
    value: null,
    unit: null,
    canonicalValue: null,
  };
  expect(
    haveSameResults(
      [line, group],
      [
        { ...group, name: 'BLOOD GROUP', text: 'a' },
        { ...line, unit: 'µg/L' },
      ],
    ),
  ).toBe(true);
  expect(haveSameResults([line], [line, group])).toBe(false);
  expect(haveSameResults([line], [{ ...line, canonicalValue: 85 }])).toBe(false);
  expect(haveSameResults([line], [{ ...line, censored: 'lt' }])).toBe(false);
  expect(haveSameResults([group], [{ ...group, text: 'B' }])).toBe(false);
  expect(mayBeSameLaboratory(' Labor  Nord', 'labor nord ')).toBe(true);
  expect(mayBeSameLaboratory('Labor Nord', 'Labor Süd')).toBe(false);
  expect(mayBeSameLaboratory(null, 'Labor Süd')).toBe(true);
});
