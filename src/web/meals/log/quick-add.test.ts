import { expect, test } from 'vitest';
import { EMPTY_ENTRY, readEntry } from './quick-add.tsx';

const bar = { ...EMPTY_ENTRY, name: 'Bar', energyKcal: '210' };

test('a name and the energy are enough; missing figures are unknown', () => {
  const { faults, nutrients, macrosKcal } = readEntry(bar);
  expect(faults).toEqual({});
  expect(nutrients).toEqual({ energyKcal: { value: 210, low: 210, high: 210 } });
  expect(macrosKcal).toBeUndefined();
});

test('a typed 0 is known and is not the same as nothing typed', () => {
  expect(readEntry({ ...bar, fatG: '0' }).nutrients).toHaveProperty('fatG', { value: 0, low: 0, high: 0 });
});

test('decimals are read with point or comma', () => {
  expect(readEntry({ ...bar, fatG: '7,5' }).nutrients.fatG?.value).toBe(7.5);
  expect(readEntry({ ...bar, fatG: '.5' }).nutrients.fatG?.value).toBe(0.5);
});

test('missing or invalid numbers are reported at their fields', () => {
  expect(readEntry(EMPTY_ENTRY).faults).toEqual({
    name: 'Enter a name.',
    energyKcal: 'Enter the calories.',
  });
  expect(readEntry({ ...bar, proteinG: '-3', carbsG: 'x', fatG: '6000' }).faults).toEqual({
    proteinG: 'Enter 0 or more.',
    carbsG: 'Enter a number.',
    fatG: 'Enter 5,000 g or less.',
  });
});

test('macros that add up to a different energy are reported with their total', () => {
  expect(readEntry({ ...bar, proteinG: '10', carbsG: '10', fatG: '0' }).macrosKcal).toBe(80);
});
