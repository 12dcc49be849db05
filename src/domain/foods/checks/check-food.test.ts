import { describe, expect, test } from 'vitest';
import { checkFood, type FoodFigures } from './check-food.ts';

const granola = { energyKcal: 330, proteinG: 8, fatG: 6, carbsG: 60, fiberG: 9, sugarsG: 20, waterG: 24 };
const found = (food: FoodFigures) => checkFood(food).map(({ rule, severity }) => `${rule} ${severity}`);

describe('the figures of one food', () => {
  test('granola with 330 kcal is plausible if its macronutrients have 308', () => {
    expect(checkFood({ per100g: granola })).toEqual([]);
    expect(checkFood({ per100g: {} })).toEqual([]);
  });

  test.each([
    ['kilojoules typed as kilocalories', { energyKcal: 1380 }, ['values impossible']],
    ['a negative figure', { sugarsG: -1 }, ['values impossible']],
    ['a figure that is no number', { sodiumMg: Number.NaN }, ['values impossible']],
    ['a vitamin in the wrong unit', { vitaminCMg: 60_000 }, ['values doubtful']],
    ['energy a third too high', { energyKcal: 410 }, ['energy doubtful']],
    ['energy twice too high', { energyKcal: 620 }, ['energy impossible']],
    ['more than 100 g in 100 g', { waterG: 36 }, ['mass impossible']],
    ['10 g that nothing accounts for', { waterG: 14 }, ['mass doubtful']],
    ['more sugar than carbohydrate', { sugarsG: 62 }, ['parts impossible']],
    ['more added sugar than sugar', { addedSugarsG: 21 }, ['parts impossible']],
    ['more fat in kinds than in all', { satFatG: 4, monoFatG: 2, polyFatG: 1 }, ['parts impossible']],
    ['more trans fat than fat', { transFatG: 7 }, ['parts impossible']],
    ['more omega-3 than polyunsaturated fat', { polyFatG: 1, omega3AlaG: 2 }, ['parts impossible']],
  ])('%s is caught', (_, wrong, breaches) => {
    expect(found({ per100g: { ...granola, ...wrong } })).toEqual(breaches);
  });

  test('more fiber than carbohydrate is caught: European labels list fiber separately', () => {
    expect(found({ per100g: { energyKcal: 110, carbsG: 5, fiberG: 42, proteinG: 15, fatG: 4 } })).toEqual([
      'parts impossible',
    ]);
  });

  test('polyols and alcohol explain energy that sugar and fat do not', () => {
    const gum = { energyKcal: 234, proteinG: 0, fatG: 0, carbsG: 96 };
    expect(found({ per100g: gum })).toEqual(['energy doubtful']);
    expect(found({ per100g: gum, polyolsG: 94 })).toEqual([]);
    const wine = { energyKcal: 85, proteinG: 0.1, fatG: 0, carbsG: 2.6 };
    expect(found({ per100g: wine })).toEqual(['energy impossible']);
    expect(found({ per100g: { ...wine, alcoholG: 10.6 } })).toEqual([]);
  });

  test('the message says by how much', () => {
    expect(checkFood({ per100g: { ...granola, energyKcal: 410 } })[0]?.message).toBe(
      '410 kcal per 100 g, but the macronutrients give 308.',
    );
  });
});
