import { expect, test } from 'vitest';
import { axisText, changeParts, formatMassIn, onAxis, perMass } from './mass-unit.ts';

test('one mass in three units', () => {
  expect(['kg', 'lb', 'st'].map((unit) => formatMassIn(71.8, unit as 'kg'))).toEqual([
    '71.8 kg',
    '158.3 lb',
    '11 st 4.3 lb',
  ]);
  expect(formatMassIn(72, 'kg')).toBe('72.0 kg');
});

test('an amount for each unit of body mass is per kilogram or per pound', () => {
  expect(['kg', 'lb', 'st'].map((unit) => perMass(1.6, unit as 'kg'))).toEqual([
    '1.6 g per kg',
    '0.73 g per lb',
    '0.73 g per lb',
  ]);
});

test('a change has a sign, and no change has none', () => {
  expect(changeParts(-0.314, 'kg')).toEqual({ value: '−0.31', unit: 'kg' });
  expect(changeParts(0.5, 'st')).toEqual({ value: '+1.1', unit: 'lb' });
  expect(changeParts(-0.001, 'kg')).toEqual({ value: '0.00', unit: 'kg' });
});

test('an axis in stone is labeled in stone and pounds', () => {
  expect(axisText(onAxis(71.8, 'st'), 'st')).toBe('11 st 4.3');
  expect(axisText(11.5, 'st')).toBe('11 st 7');
  expect(axisText(72.5, 'kg')).toBe('72.5');
});
