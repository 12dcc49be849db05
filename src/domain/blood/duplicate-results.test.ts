import { expect, test } from 'vitest';
import { FERRITIN } from '#domain/blood-import/testing.ts';
import type { PanelValue } from './panel.ts';
import { haveSameResults, mayBeSameLaboratory } from './duplicate-results.ts';

test('two panels are the same in any order, unit and spelling, and a missing lab name matches any', () => {
  const line: PanelValue = { ...FERRITIN, doubt: null, isConfirmed: false, canonicalValue: 84 };
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
