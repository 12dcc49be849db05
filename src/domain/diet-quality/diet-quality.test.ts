import type { DietaryPreference } from '#domain/account/profile.ts';
import { describe, expect, test } from 'vitest';
import type { MealKind } from '#domain/meals/meal.ts';
import { assessHei } from './assess-hei.ts';
import { dayVerdict } from './counted-days.ts';
import { dayGlycemicLoad } from './day-glycemic-load.ts';
import {
  dietQualityIndex,
  heiFromDietQualityIndex,
  scoreDietDay,
  type DietDay,
} from './diet-quality-index.ts';
import { addedSugarsIn, foodGroupTotals } from './diet-totals.ts';
import type { EatenItem } from './eaten-item.ts';
import type { FoodPattern } from './food-pattern.ts';
import { foodServings } from './food-servings.ts';
import { contributionsTo } from './food-suggestions.ts';
import { meanIntake, sodiumPotassiumRatio } from './mean-intake.ts';
import { novaShare } from './nova-share.ts';
import { proteinByMeal } from './protein-by-meal.ts';
import { proteinDistribution, proteinMassKg } from './protein-distribution.ts';
import { recipeFood } from './recipe-food.ts';
import { foodOf, patternOf, riceEaten } from './testing.ts';

const ALL_NUTRIENTS = {
  proteinG: 10,
  carbsG: 30,
  fiberG: 5,
  sugarsG: 8,
  addedSugarsG: 0,
  satFatG: 2,
  monoFatG: 3,
  polyFatG: 2,
  sodiumMg: 200,
  potassiumMg: 400,
};
const eaten = (changes: Partial<EatenItem> = {}): EatenItem =>
  riceEaten({
    massError: 0.1,
    amounts: { energyKcal: 500, ...ALL_NUTRIENTS },
    food: foodOf({ pattern: patternOf({ 'refined-grain': 1 }), novaShares: [1, 0, 0, 0] }),
    ...changes,
  });

describe('which days count', () => {
  const main: MealKind[] = ['lunch', 'dinner'];
  test('a past day with two main meals does, but not today', () => {
    expect(dayVerdict(null, main, true, 1800)).toBe('counted');
    expect(dayVerdict(null, main, false, 1800)).toBe('going-on');
  });
  test('the member’s own mark wins: complete today, or partial yesterday', () => {
    expect(dayVerdict('complete', main, false, 1800)).toBe('counted');
    expect(dayVerdict('partial', main, true, 1800)).toBe('partial');
  });
  test('a fasted day has no diet, and a day with hardly any energy isn’t complete', () => {
    expect(dayVerdict('fasted', [], true, 0)).toBe('fasted');
    expect(dayVerdict('complete', ['lunch'], true, 499)).toBe('little-energy');
    expect(dayVerdict(null, [], true, 0)).toBe('not-logged');
  });
});

describe('unknown values are missing, never zero', () => {
  test('two days are too few', () =>
    expect(assessHei([eaten()], 2)).toMatchObject({ kind: 'refused', reason: 'too-few-days' }));

  test('with a quarter of energy from a bar without food groups there is no index', () => {
    const bar = eaten({
      foodId: 'own:bar',
      name: 'Bar',
      amounts: { ...eaten().amounts, energyKcal: 170 },
      food: foodOf(),
    });
    const result = assessHei([eaten(), bar], 3);
    expect(result).toMatchObject({ kind: 'refused', reason: 'too-little-known' });
    expect(result.kind === 'refused' && result.knownPercent).toBeCloseTo(74.6, 1);
    expect(result.kind === 'refused' && result.unknown).not.toContain('sodium');
  });

  test('with a tenth, the rest is assumed to be like the known part', () => {
    const bar = eaten({ name: 'Bar', amounts: { ...eaten().amounts, energyKcal: 50 }, food: foodOf() });
    const result = assessHei([eaten(), bar], 3);
    const grains = result.kind === 'known' && result.components.find(({ key }) => key === 'refined-grains');
    expect(grains && grains.amount).toBeCloseTo(2, 6);
    expect(grains && grains.knownPercent).toBeCloseTo(90.9, 1);
  });

  test('foods without a sodium value make sodium unknown, not low', () => {
    const { sodiumMg: _, ...others } = eaten().amounts;
    const result = assessHei([eaten({ amounts: others })], 3);
    expect(result).toMatchObject({ kind: 'refused', unknown: ['sodium'] });
    expect(meanIntake([eaten({ amounts: others })], 1).sodiumMg).toBeNull();
  });

  test('unlisted added sugars are estimated from the sugars of fruit and milk', () => {
    const { addedSugarsG: _, ...others } = eaten().amounts;
    const yogurt = eaten({
      amounts: others,
      food: foodOf({ pattern: patternOf({}, { naturalSugarsG: 5 }) }),
    });
    expect(addedSugarsIn(yogurt)).toEqual({ grams: 3, isEstimated: true });
    const plain = { ...yogurt, food: foodOf({ pattern: patternOf({}, { naturalSugarsG: 7.5 }) }) };
    expect(addedSugarsIn(plain)).toEqual({ grams: 0, isEstimated: true });
    expect(addedSugarsIn(eaten({ food: { ...foodOf(), hasEstimatedSugars: true } }))?.isEstimated).toBe(true);
    expect(addedSugarsIn({ ...yogurt, food: foodOf() })).toBeUndefined();
    expect(addedSugarsIn(eaten())).toEqual({ grams: 0, isEstimated: false });
  });
});

test('errors are shared within a food, correlate by a third between foods, and are independent for masses', () => {
  const rice = eaten({ massError: 0 });
  const bread = eaten({ massError: 0, foodId: 'bread' });
  const errorOf = (items: EatenItem[]) => foodGroupTotals(items).refinedGrainOunces.relativeError;
  expect(errorOf([rice, rice])).toBeCloseTo(0.1, 6);
  expect(errorOf([rice, bread])).toBeCloseTo(0.1 * Math.sqrt(2 / 3), 6);
  const { pattern } = rice.food ?? {};
  const surely = eaten({ food: foodOf({ pattern: pattern && { ...pattern, relativeError: 0 } }) });
  expect(errorOf([surely, surely])).toBeCloseTo(0.1 / Math.SQRT2, 6);
});

test('the daily average assumes that the tenth without fiber values is like the rest', () => {
  const bar = eaten({ name: 'Bar', amounts: { energyKcal: 50 } });
  expect(meanIntake([eaten(), bar], 1)).toMatchObject({ energyKcal: 550, fiberG: expect.closeTo(5.5, 6) });
  expect(meanIntake([eaten(), eaten()], 2).sodiumMg).toBe(200);
});

describe('other figures', () => {
  test('share of ultra-processed and unclassified foods', () => {
    const cola = eaten({ amounts: { energyKcal: 250 }, food: foodOf({ novaShares: [0, 0, 0, 1] }) });
    const unknown = eaten({ amounts: { energyKcal: 250 }, food: undefined });
    expect(novaShare([eaten(), cola, unknown])).toEqual({ percents: [50, 0, 0, 25], unknownPercent: 25 });
    expect(novaShare([])).toBeUndefined();
  });

  test('52 g of carbohydrate at an index of 45 have a load of 23.4; estimates and gaps are shown', () => {
    const carbs = { carbsG: 52, fiberG: 0 };
    const measured = eaten({
      amounts: carbs,
      food: foodOf({ glycemicIndex: { index: 45, isEstimate: false } }),
    });
    expect(dayGlycemicLoad('2026-11-18', [measured])?.load).toBeCloseTo(23.4, 6);
    const estimate = { ...measured, food: foodOf({ glycemicIndex: { index: 45, isEstimate: true } }) };
    expect(dayGlycemicLoad('2026-11-18', [measured, estimate, { ...measured, food: undefined }])).toEqual({
      date: '2026-11-18',
      load: expect.closeTo(46.8, 6),
      estimatedPercent: 50,
      unknownPercent: expect.closeTo(33.3, 1),
    });
  });

  test('28, 35, 40 and 6 g of protein at 90 kg: three meals have enough', () => {
    const { perKg, score } = proteinDistribution([28, 35, 40, 6], 90, 48);
    expect(perKg.map((amount) => Number(amount.toFixed(2)))).toEqual([0.31, 0.39, 0.44, 0.07]);
    expect(score).toBe(1);
    expect(proteinDistribution([28, 35, 40, 6], 90, 70).score).toBeCloseTo(1 / 3, 6);
    expect(proteinMassKg(90, 178)).toBeCloseTo(79.21, 2);
  });

  test('a day with a food of unknown protein is left out of the distribution', () => {
    const eater = { massKg: 70, heightCm: 175, ageYears: 40 };
    const days = new Map([
      ['2026-11-17', [eaten({ amounts: { ...eaten().amounts, proteinG: 35 } })]],
      ['2026-11-18', [eaten({ amounts: { energyKcal: 100 } })]],
    ]);
    expect(proteinByMeal(days, eater)).toMatchObject({
      days: 1,
      score: expect.closeTo(1 / 3, 6),
      kinds: [{ kind: 'lunch', proteinG: 35, perKg: 0.5 }],
    });
  });

  test('sodium to potassium by moles: 2300 mg to 3900 mg are 1.00', () => {
    expect(sodiumPotassiumRatio(2299, 3910)).toBeCloseTo(1, 6);
    expect(sodiumPotassiumRatio(100, 0)).toBeUndefined();
  });

  test('servings: a cup of berries, a slice of rye, a handful of nuts, fish twice, a can of soda', () => {
    const of = (mealId: string, grams: number, byKind: FoodPattern['byKind'], isSugaryDrink = false) =>
      eaten({ mealId, grams, food: foodOf({ pattern: patternOf(byKind), isSugaryDrink }) });
    const week = [
      of('a', 150, { fruit: 0.667 }),
      of('b', 30, { 'whole-grain': 3.53 }),
      of('c', 28, { nut: 7.05 }),
      of('d', 100, { fish: 3.5 }),
      of('e', 120, { fish: 3.5 }),
      of('f', 5, { fish: 3.5 }),
      of('g', 330, {}, true),
    ];
    const servings = foodServings(week, 7);
    expect(servings.fruitAndVegetables * 7).toBeCloseTo(1.88, 1);
    expect(servings.wholeGrains * 7).toBeCloseTo(1, 1);
    expect(servings.nutHandfulsPerWeek).toBeCloseTo(1, 1);
    expect(servings.fishPerWeek).toBe(2);
    expect(servings.sugaryDrinks * 7).toBeCloseTo(1.32, 2);
  });

  test('the foods that contributed most to a component come first, without traces', () => {
    const beans = eaten({
      foodId: 'beans',
      name: 'Beans',
      food: foodOf({ pattern: patternOf({ legume: 0.6 }) }),
    });
    const peas = eaten({
      foodId: 'peas',
      name: 'Peas',
      food: foodOf({ pattern: patternOf({ legume: 0.1 }) }),
    });
    expect(contributionsTo('greens-and-beans', [beans, beans, peas])).toEqual([
      { foodId: 'beans', name: 'Beans', amount: 1.2, times: 2 },
    ]);
  });

  test('a recipe is derived from its ingredients, and a packaged one leaves a part unknown', () => {
    const oats = foodOf({ pattern: patternOf({ 'whole-grain': 3.5 }), novaShares: [1, 0, 0, 0] });
    const { pattern, novaShares } = recipeFood(
      [
        { grams: 80, per100g: { energyKcal: 375 }, food: oats },
        { grams: 20, per100g: { energyKcal: 500 }, food: undefined },
      ],
      200,
    );
    expect(pattern?.equivalents.wholeGrainOunces).toBeCloseTo(1.4, 6);
    expect(pattern?.knownShare).toBeCloseTo(0.75, 6);
    expect(novaShares).toEqual([0.75, 0, 0, 0]);
  });
});

describe('the simple index', () => {
  const best: DietDay = {
    fruitServings: 2,
    vegetableServings: 3,
    wholeGrainShare: 0.5,
    legumeAndNutServings: 1,
    fishThisWeek: 2,
    fiberGPer1000Kcal: 14,
    satFatPercent: 10,
    addedSugarPercent: 10,
    sodiumMg: 2300,
    ultraProcessedPercent: 20,
  };
  const indexOf = (days: readonly DietDay[], preference: DietaryPreference) =>
    dietQualityIndex(days.flatMap((day) => scoreDietDay(day, preference) ?? []));
  test('meeting every part scores 100, and the index is the average of the days', () => {
    expect(indexOf([best], 'none')).toBe(100);
    expect(indexOf([best, { ...best, fruitServings: 0 }], 'none')).toBe(95);
    expect(indexOf([{ ...best, satFatPercent: 14, sodiumMg: 4600 }], 'none')).toBe(85);
  });
  test('for vegans, legumes and nuts count twice instead of fish', () => {
    expect(indexOf([{ ...best, fishThisWeek: 0 }], 'vegan')).toBe(95);
    expect(indexOf([{ ...best, fishThisWeek: 0, legumeAndNutServings: 2 }], 'vegan')).toBe(100);
    expect(indexOf([{ ...best, fishThisWeek: 0 }], 'none')).toBe(90);
  });
  test('a day lists the parts that its score averages', () => {
    const day = scoreDietDay({ ...best, fruitServings: 1, sodiumMg: undefined }, 'none');
    expect(day?.parts[0]).toEqual({ key: 'fruitServings', amount: 1, part: 0.5 });
    expect(day?.parts).toHaveLength(9);
    expect(day?.score).toBeCloseTo((100 * 8.5) / 9, 9);
  });
  test('low-grain diets aren’t judged by grains, and the weight of unknown parts goes to the others', () => {
    expect(indexOf([{ ...best, wholeGrainShare: 0 }], 'keto')).toBe(100);
    expect(indexOf([{ ...best, sodiumMg: undefined }], 'none')).toBe(100);
    expect(indexOf([{ fruitServings: 2 }], 'none')).toBeUndefined();
    expect(scoreDietDay({ fruitServings: 2 }, 'none')).toBeUndefined();
    expect(heiFromDietQualityIndex(50)).toBe(57.5);
  });
});
