import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  componentPoints,
  fattyAcidRatio,
  healthyEatingIndex,
  type HeiAmounts,
} from './healthy-eating-index.ts';
import { heiBand } from './hei-band.ts';
import { HEI_KEYS, HEI_STANDARDS } from './hei-components.ts';
import { heiRange } from './assess-hei.ts';

/** A day of 2100 kcal as amounts per 1000 kcal. */
const perThousand = (amount: number) => amount / 2.1;
const ADAS_DAYS: HeiAmounts = {
  'total-fruit': perThousand(1.2),
  'whole-fruit': perThousand(1),
  vegetables: perThousand(1.8),
  'greens-and-beans': perThousand(0.3),
  'whole-grains': perThousand(1.5),
  dairy: perThousand(1.6),
  'protein-foods': perThousand(6.5),
  'seafood-and-plant-proteins': perThousand(1.4),
  'fatty-acids': fattyAcidRatio({ monoFatG: 32, polyFatG: 18, satFatG: 26 }),
  'refined-grains': perThousand(5),
  sodium: perThousand(2.9),
  'added-sugars': ((45 * 4) / 2100) * 100,
  'saturated-fat': ((26 * 9) / 2100) * 100,
};
const none = Object.fromEntries(HEI_KEYS.map((key) => [key, 0])) as HeiAmounts;
const errors = (error: number) =>
  Object.fromEntries(HEI_KEYS.map((key) => [key, error])) as Record<(typeof HEI_KEYS)[number], number>;

describe('the Healthy Eating Index 2020', () => {
  test('the thirteen components of Ada’s days, and their sum of 70.95', () => {
    const { score, points } = healthyEatingIndex(ADAS_DAYS);
    expect(HEI_KEYS.map((key) => Number(points[key].toFixed(2)))).toEqual([
      3.57, 5, 3.9, 3.57, 4.76, 5.86, 5, 4.17, 5.56, 7.68, 6.88, 8.94, 6.07,
    ]);
    expect(score).toBeCloseTo(70.95, 2);
  });

  test('meeting all standards earns 100 points, and the maximums add up to 100', () => {
    const best = Object.fromEntries(HEI_KEYS.map((key) => [key, HEI_STANDARDS[key].best])) as HeiAmounts;
    expect(healthyEatingIndex(best).score).toBe(100);
    expect(HEI_KEYS.reduce((sum, key) => sum + HEI_STANDARDS[key].maxPoints, 0)).toBe(100);
  });

  test('eating none of either kind only scores for moderation', () =>
    expect(healthyEatingIndex(none).score).toBe(40));

  test('without saturated fat all points are given', () => {
    expect(fattyAcidRatio({ monoFatG: 3, polyFatG: 1, satFatG: 0 })).toBe(Infinity);
    expect(componentPoints('fatty-acids', Infinity)).toBe(10);
  });

  test('eating more of the good never costs points, and more of the bad never earns any', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...HEI_KEYS),
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (key, amount, more) => {
          const { best, zero, maxPoints } = HEI_STANDARDS[key];
          const [less, plus] = [componentPoints(key, amount), componentPoints(key, amount + more)];
          expect(Math.min(less, plus)).toBeGreaterThanOrEqual(0);
          expect(Math.max(less, plus)).toBeLessThanOrEqual(maxPoints);
          if (best > zero) expect(plus).toBeGreaterThanOrEqual(less);
          else expect(plus).toBeLessThanOrEqual(less);
        },
      ),
    ));
});

test('over 80 is close to the guidelines, from 51 part of the way', () =>
  expect([50.9, 51, 80, 80.1].map(heiBand)).toEqual(['far', 'part-way', 'part-way', 'close']));

describe('the range of an index', () => {
  test('is zero for exact amounts and several points for errors of a quarter', () => {
    expect(heiRange(ADAS_DAYS, errors(0))).toEqual({
      low: expect.closeTo(70.95, 2),
      high: expect.closeTo(70.95, 2),
    });
    const { low, high } = heiRange(ADAS_DAYS, errors(0.1));
    expect(low).toBeGreaterThan(64);
    expect(low).toBeLessThan(69);
    expect(high).toBeGreaterThan(73);
    expect(high).toBeLessThan(77);
  });

  test('contains the index and widens with the errors', () =>
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.5, noNaN: true }), (error) => {
        const { low, high } = heiRange(ADAS_DAYS, errors(error));
        const wider = heiRange(ADAS_DAYS, errors(error + 0.1));
        expect(low).toBeLessThanOrEqual(70.96);
        expect(high).toBeGreaterThanOrEqual(70.94);
        expect(wider.high - wider.low).toBeGreaterThanOrEqual(high - low - 1e-9);
      }),
    ));
});
