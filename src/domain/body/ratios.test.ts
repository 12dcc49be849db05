import { expect, test } from 'vitest';
import { waistToHeight } from './waist-to-height.ts';
import { waistToHip } from './waist-to-hip.ts';

test('Ada, 165 cm, with a waist of 79 cm stays below half her height; 83 cm is above', () => {
  expect(waistToHeight(79, 165)).toMatchObject({ band: 'healthy' });
  expect(waistToHeight(79, 165).ratio).toBeCloseTo(0.4788, 4);
  expect(waistToHeight(83, 165).band).toBe('increased');
});

test('the bands meet at 0.4, 0.5 and 0.6', () => {
  expect([79.9, 80, 99.9, 100, 119.9, 120].map((waistCm) => waistToHeight(waistCm, 200).band)).toEqual([
    'low',
    'healthy',
    'healthy',
    'increased',
    'increased',
    'high',
  ]);
});

test('86 cm of waist at 100 cm of hip is increased for Ada, not for Tom', () => {
  expect(waistToHip(86, 100, 'female')).toEqual({ ratio: 0.86, band: 'increased' });
  expect(waistToHip(86, 100, 'male').band).toBe('healthy');
  expect([waistToHip(85, 100, 'female').band, waistToHip(90, 100, 'male').band]).toEqual([
    'increased',
    'increased',
  ]);
});
