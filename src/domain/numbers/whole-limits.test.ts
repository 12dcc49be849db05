import { expect, test } from 'vitest';
import { inchesFromCm } from '#domain/units/length.ts';
import { kgFromLb, lbFromKg } from '#domain/units/mass.ts';
import { wholeLimits } from './whole-limits.ts';

test('limits in another unit are whole numbers, and both of them are accepted', () => {
  const limits = wholeLimits({ low: 20, high: 400 }, lbFromKg);
  expect(limits).toEqual({ low: 45, high: 881 });
  expect(kgFromLb(limits.low)).toBeGreaterThanOrEqual(20);
  expect(kgFromLb(limits.high)).toBeLessThanOrEqual(400);
  expect(wholeLimits({ low: 30, high: 250 }, inchesFromCm)).toEqual({ low: 12, high: 98 });
});

test('limits in their own unit stay as they are', () => {
  expect(wholeLimits({ low: 20, high: 400 })).toEqual({ low: 20, high: 400 });
});
