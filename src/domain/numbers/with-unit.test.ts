import { expect, test } from 'vitest';
import { unitAfter, withUnit } from './with-unit.ts';

test('a percent sign follows its number without a space', () => {
  expect([withUnit('5.7', '%'), withUnit('0', '% of calories')]).toEqual(['5.7%', '0% of calories']);
  expect([withUnit('112', 'mg/dL'), withUnit('12', ''), withUnit('12', null)]).toEqual([
    '112 mg/dL',
    '12',
    '12',
  ]);
  expect([unitAfter('%'), unitAfter('kg')]).toEqual(['%', ' kg']);
});
