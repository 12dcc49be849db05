import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeOwnFood } from '#domain/foods/judge-own-food.ts';
import { labelOf, per100gOfLabel, saltGOfSodium, sodiumMgOfSalt } from './label.ts';

const american = { grams: 55, countsFiber: true };
const european = { grams: 100, countsFiber: false };

describe('figures that Grace copies from a package', () => {
  test('per serving becomes per 100 g; anything not printed stays unknown', () => {
    expect(per100gOfLabel({ energyKcal: 230, proteinG: 3, sodiumMg: 160 }, american)).toEqual({
      energyKcal: expect.closeTo(418.18, 2),
      proteinG: expect.closeTo(5.45, 2),
      sodiumMg: expect.closeTo(290.9, 1),
    });
  });

  test('a European label lists fiber separately from carbohydrate; here it is included', () => {
    expect(per100gOfLabel({ carbsG: 45, fiberG: 9 }, european)).toEqual({ carbsG: 54, fiberG: 9 });
    expect(per100gOfLabel({ carbsG: 45 }, european)).toEqual({ carbsG: 45 });
  });

  test('2.5 g of salt are 1,000 mg of sodium', () => {
    expect(sodiumMgOfSalt(2.5)).toBe(1000);
    expect(saltGOfSodium(1000)).toBe(2.5);
  });

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('a serving of %d g has no figures', (grams) => {
    expect(per100gOfLabel({ energyKcal: 100 }, { ...american, grams })).toBeUndefined();
  });

  test('any label converts to 100 g and back unchanged', () => {
    const gram = fc.double({ min: 0, max: 50, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ energyKcal: gram, carbsG: gram, fiberG: gram, sodiumMg: gram }),
        fc.double({ min: 1, max: 1000, noNaN: true }),
        fc.boolean(),
        (printed, grams, countsFiber) => {
          const style = { grams, countsFiber };
          const back = labelOf(per100gOfLabel(printed, style) ?? {}, style);
          expect(Object.keys(back).toSorted()).toEqual(Object.keys(printed).toSorted());
          for (const key of ['energyKcal', 'carbsG', 'fiberG', 'sodiumMg'] as const)
            expect(back[key]).toBeCloseTo(printed[key], 6);
        },
      ),
    );
  });
});

describe('the check of a label', () => {
  test('energy that the macronutrients don’t explain is only doubtful, even if the gap is large', () => {
    const wine = { energyKcal: 85, proteinG: 0.1, fatG: 0, carbsG: 2.6 };
    expect(judgeOwnFood(wine)).toEqual({
      refused: [],
      doubts: ['85 kcal per 100 g, but the macronutrients give 11.'],
    });
    expect(judgeOwnFood({ ...wine, alcoholG: 10.6 })).toEqual({ refused: [], doubts: [] });
  });

  test('more than 100 g in 100 g, and kilojoules typed as kilocalories, are rejected in the label’s words', () => {
    expect(judgeOwnFood({ proteinG: 60, carbsG: 60 }).refused).toHaveLength(1);
    expect(judgeOwnFood({ energyKcal: 1580 }).refused[0]).toMatch(/^Energy is 1580/);
    expect(judgeOwnFood({ carbsG: 5, fiberG: 30 }).refused[0]).toMatch(/Fiber .* Carbs/);
  });
});
