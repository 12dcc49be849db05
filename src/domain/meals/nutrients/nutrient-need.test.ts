import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { coverageOf, limitOf, needOf, nutrientShares } from './nutrient-need.ts';

const ada: Eater = { sex: 'female', ageYears: 42 };
const targets = { energyKcal: 1800, proteinG: 110, carbsG: 200, fatG: 60, fiberG: 25 };
const exactly = (value: number) => ({ value, low: value, high: value });
const item = (nutrients: { readonly [K in NutrientKey]?: number }) => ({
  nutrients: Object.fromEntries(
    Object.entries(nutrients).map(([key, value]) => [key, exactly(value)]),
  ) as NutrientEstimates,
});

describe('Ada’s needs', () => {
  test('for energy and macros are her targets; for the rest, the recommendations for her', () => {
    expect(needOf('proteinG', ada, targets)).toEqual({ amount: 110, kind: 'target' });
    expect(needOf('proteinG', ada, undefined)).toBeUndefined();
    expect(needOf('ironMg', ada, targets)).toEqual({ amount: 18, kind: 'recommended' });
    expect(needOf('omega3AlaG', ada, targets)).toEqual({ amount: 1.1, kind: 'recommended' });
    expect(needOf('omega3EpaG', ada, targets)).toBeUndefined();
    expect(needOf('sugarsG', ada, targets)).toBeUndefined();
  });

  test('of iodine is 150 µg, 220 in pregnancy and 290 while breastfeeding', () => {
    const amount = (changes: Partial<Eater>) => needOf('iodineUg', { ...ada, ...changes }, targets)?.amount;
    expect([{}, { isPregnant: true }, { isBreastfeeding: true }].map(amount)).toEqual([150, 220, 290]);
  });
});

describe('Ada’s upper limits', () => {
  test.each<[NutrientKey, number | undefined]>([
    ['sodiumMg', 2300],
    ['satFatG', 20],
    ['addedSugarsG', 45],
    ['transFatG', 2],
    ['caffeineMg', 400],
    ['alcoholG', 14],
    ['iodineUg', 1100],
    ['seleniumUg', 255],
    // These limits are for supplements only.
    ['magnesiumMg', undefined],
    ['folateDfeUg', undefined],
    ['vitaminARaeUg', undefined],
  ])('of %s is %s', (key, amount) => {
    expect(limitOf(key, ada, targets)?.amount).toBe(amount);
  });

  test('is less in pregnancy and in youth', () => {
    const pregnant = { ...ada, isPregnant: true };
    expect(limitOf('caffeineMg', pregnant, targets)?.amount).toBe(200);
    expect(limitOf('alcoholG', pregnant, targets)?.amount).toBe(0);
    expect(limitOf('alcoholG', { ...ada, ageYears: 19 }, targets)?.amount).toBe(0);
    expect(limitOf('iodineUg', { ...ada, ageYears: 17 }, targets)?.amount).toBe(900);
  });
});

describe('Ada’s day', () => {
  const items = [
    item({ energyKcal: 600, ironMg: 6, seleniumUg: 300, sodiumMg: 900 }),
    item({ energyKcal: 300, ironMg: 3, sodiumMg: 1500 }),
    item({ energyKcal: 100, vitaminCMg: 90 }),
  ];
  const total = item({ energyKcal: 1000, ironMg: 9, seleniumUg: 300, sodiumMg: 2400, vitaminCMg: 90 });
  const share = (key: NutrientKey) =>
    nutrientShares(items, total.nutrients, ada, targets).find((each) => each.key === key);

  test('has half of her iron and more sodium and selenium than she should', () => {
    expect(share('ironMg')).toMatchObject({ share: 0.5, isOver: false });
    expect(share('sodiumMg')).toMatchObject({ share: undefined, isOver: true });
    expect(share('seleniumUg')).toMatchObject({ isOver: true });
  });

  test('has no share of a nutrient that foods with most of its energy do not report', () => {
    expect(coverageOf(items, 'vitaminCMg')).toBeCloseTo(0.1);
    expect(share('vitaminCMg')).toMatchObject({ eaten: { value: 90 }, share: undefined });
    expect(share('zincMg')).toMatchObject({ eaten: undefined, share: undefined });
  });

  test('with water only has shares, since every food counts the same without energy', () => {
    const water = [item({ energyKcal: 0, calciumMg: 20 })];
    const [calcium] = nutrientShares(water, water[0]?.nutrients ?? {}, ada, targets).filter(
      ({ key }) => key === 'calciumMg',
    );
    expect(calcium?.share).toBeCloseTo(0.02);
  });
});

test('shares grow with what is eaten, and without food no limit is exceeded', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NUTRIENT_KEYS),
      fc.double({ min: 0, max: 1e4, noNaN: true }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (key, amount, factor) => {
        const shareOf = (value: number) => {
          const eaten = [item({ energyKcal: 500, [key]: value })];
          const all = nutrientShares(eaten, eaten[0]?.nutrients ?? {}, ada, targets);
          return all.find((each) => each.key === key);
        };
        const [less, more] = [shareOf(amount), shareOf(amount * factor)];
        expect(more?.share ?? 0).toBeGreaterThanOrEqual(less?.share ?? 0);
        expect(shareOf(0)?.isOver).toBe(false);
        if (less?.isOver) expect(more?.isOver).toBe(true);
      },
    ),
  );
});
