import { describe, expect, test } from 'vitest';
import { estimatedAddedSugarsG } from './diet-totals.ts';
import { assessHei, heiRange } from './assess-hei.ts';
import { foodGlycemicIndex } from './food-glycemic-index.ts';
import { dayVerdict } from './counted-days.ts';
import { dayGlycemicLoad } from './day-glycemic-load.ts';
import { dietDays } from './diet-days.ts';
import type { EatenItem } from './eaten-item.ts';
import type { FoodPattern } from './food-pattern.ts';
import { mealsWith } from './food-servings.ts';
import { contributionsTo } from './food-suggestions.ts';
import { componentPoints, fattyAcidRatio, healthyEatingIndex } from './healthy-eating-index.ts';
import { HEI_KEYS, HEI_STANDARDS, type HeiKey } from './hei-components.ts';
import { meanIntake } from './mean-intake.ts';
import { novaShare } from './nova-share.ts';
import { proteinDistribution } from './protein-distribution.ts';
import { recipeFood } from './recipe-food.ts';
import {
  fruitServings,
  legumeServings,
  nutHandfuls,
  vegetableServings,
  wholeGrainServings,
} from './servings.ts';
import { foodOf, patternOf, riceEaten } from './testing.ts';

const eaten = (amounts: EatenItem['amounts'], changes: Partial<EatenItem> = {}): EatenItem =>
  riceEaten({ amounts, ...changes });

describe('daily averages', () => {
  test('of two days of 2,000 kcal: 40 g of saturated fat are 9%, 100 g of added sugars 10%', () => {
    const day = { energyKcal: 2000, satFatG: 20, addedSugarsG: 50, proteinG: 80, alcoholG: 10 };
    const { energyKcal, proteinG, satFatPercent, addedSugarPercent, alcoholG } = meanIntake(
      [eaten(day), eaten(day)],
      2,
    );
    expect([energyKcal, proteinG, satFatPercent, addedSugarPercent, alcoholG]).toEqual([2000, 80, 9, 10, 10]);
  });
  test('sodium to potassium needs both', () => {
    const of = (amounts: EatenItem['amounts']) => meanIntake([eaten(amounts)], 1).sodiumPotassium;
    expect(of({ energyKcal: 500, sodiumMg: 2299, potassiumMg: 3910 })).toBeCloseTo(1, 6);
    expect(of({ energyKcal: 500, sodiumMg: 2299 })).toBeNull();
    expect(of({ energyKcal: 500, potassiumMg: 3910 })).toBeNull();
  });
  test('80% of energy with known values is enough, less isn’t', () => {
    const of = (knownKcal: number) =>
      meanIntake([eaten({ energyKcal: knownKcal, fiberG: 8 }), eaten({ energyKcal: 1000 - knownKcal })], 1)
        .fiberG;
    expect([of(800), of(790)]).toEqual([10, null]);
  });
  test('without days aren’t made up', () => {
    expect(meanIntake([], 1)).toMatchObject({
      energyKcal: 0,
      fiberG: null,
      satFatPercent: null,
      alcoholG: 0,
    });
  });
});

test('a dish that is half fresh and half ultra-processed counts by its energy', () => {
  const pizza = eaten({ energyKcal: 800 }, { food: foodOf({ novaShares: [0.5, 0, 0, 0.5] }) });
  const apple = eaten({ energyKcal: 200 }, { food: foodOf({ novaShares: [1, 0, 0, 0] }) });
  expect(novaShare([pizza, apple])).toEqual({ percents: [60, 0, 0, 40], unknownPercent: 0 });
});

describe('foods that contributed most to a component', () => {
  const named = (name: string, sodiumMg: number, foodId: string | null = name) =>
    eaten({ energyKcal: 100, sodiumMg }, { name, foodId });
  test('are at most three, without traces below 100 mg of sodium', () => {
    const foods = [named('A', 100), named('B', 99), named('C', 300), named('D', 200), named('E', 400)];
    expect(contributionsTo('sodium', foods).map(({ name }) => name)).toEqual(['E', 'C', 'D']);
    expect(contributionsTo('sodium', foods.slice(0, 2)).map(({ name }) => name)).toEqual(['A']);
  });
  test('a food without an id is identified by name', () => {
    const soup = [named('Soup', 150, null), named('Soup', 250, null), named('Bread', 120, null)];
    expect(contributionsTo('sodium', soup)).toEqual([
      { foodId: null, name: 'Soup', amount: 400, times: 2 },
      { foodId: null, name: 'Bread', amount: 120, times: 1 },
    ]);
  });
  test('good fats are those beyond 2.5 times the saturated ones; undefined if one is unknown', () => {
    const oil = eaten({ energyKcal: 100, monoFatG: 8, polyFatG: 2, satFatG: 2 }, { name: 'Oil' });
    expect(contributionsTo('fatty-acids', [oil])).toMatchObject([{ name: 'Oil', amount: 5 }]);
    expect(contributionsTo('fatty-acids', [eaten({ energyKcal: 100, monoFatG: 8, polyFatG: 2 })])).toEqual(
      [],
    );
    const butter = { monoFatG: 2, polyFatG: 0.3, satFatG: 5 };
    expect(contributionsTo('fatty-acids', [oil, eaten(butter, { name: 'Oil' })])).toMatchObject([
      { amount: 5, times: 1 },
    ]);
  });
});

describe('the range of an index', () => {
  const recordOf = (pick: (key: HeiKey) => number) =>
    Object.fromEntries(HEI_KEYS.map((key) => [key, pick(key)])) as Record<HeiKey, number>;
  // 5 of 10 points each: half of the way from the best to the worst of the standard.
  const amounts = recordOf((key) =>
    key === 'sodium' ? 1.55 : key === 'saturated-fat' ? 12 : HEI_STANDARDS[key].best,
  );
  const { score } = healthyEatingIndex(amounts);
  const rangeOf = (errors: Partial<Record<HeiKey, number>>) =>
    heiRange(
      amounts,
      recordOf((key) => errors[key] ?? 0),
    );
  // 1.2816 deviations of 10% of 1.55 g over the 0.9 g between 1.1 and 2.0, of 10 points; and so on.
  const sodiumPoints = ((1.2816 * 0.1 * 1.55) / 0.9) * 10;
  const fatPoints = ((1.2816 * 0.05 * 12) / 8) * 10;

  test('is a single value if every amount is certain', () => {
    expect(rangeOf({})).toEqual({ low: score, high: score });
  });
  test('is as wide as a 10% error in sodium makes it', () => {
    const { low, high } = rangeOf({ sodium: 0.1 });
    expect([low, high]).toEqual([
      expect.closeTo(score - sodiumPoints, 9),
      expect.closeTo(score + sodiumPoints, 9),
    ]);
  });
  test('lowers maximum points but can’t raise them', () => {
    const whole = { ...amounts, sodium: 1.1 };
    const best = healthyEatingIndex(whole).score;
    const { low, high } = heiRange(
      whole,
      recordOf((key) => (key === 'sodium' ? 0.1 : 0)),
    );
    expect([low, high]).toEqual([expect.closeTo(best - ((1.2816 * 0.1 * 1.1) / 0.9) * 10, 9), best]);
  });
  test('adds two independent errors in quadrature', () => {
    const { low, high } = rangeOf({ sodium: 0.1, 'saturated-fat': 0.05 });
    const both = Math.hypot(sodiumPoints, fatPoints);
    expect([low, high]).toEqual([expect.closeTo(score - both, 9), expect.closeTo(score + both, 9)]);
  });
  test('leaves out a fatty acid ratio without saturated fat', () => {
    const pure = { ...amounts, 'fatty-acids': Number.POSITIVE_INFINITY };
    const { low, high } = heiRange(
      pure,
      recordOf((key) => (key === 'fatty-acids' ? 0.5 : 0)),
    );
    expect([low, high]).toEqual([score, score]);
  });
});

describe('the index needs three days and 80% of energy', () => {
  const whole = {
    energyKcal: 800,
    proteinG: 20,
    sodiumMg: 900,
    satFatG: 8,
    monoFatG: 9,
    polyFatG: 6,
    addedSugarsG: 10,
  };
  const bar = (energyKcal: number) => eaten({ ...whole, energyKcal }, { name: 'Bar', food: foodOf() });
  test('is known at 80.0%, but not below', () => {
    expect(assessHei([eaten(whole), bar(200)], 3).kind).toBe('known');
    expect(assessHei([eaten(whole), bar(201)], 3).kind).toBe('refused');
  });
  test('days without energy don’t count', () => {
    expect(assessHei([], 5)).toEqual({
      kind: 'refused',
      reason: 'too-few-days',
      knownPercent: null,
      unknown: [],
    });
  });
  test('each component has its amount: 1.125 g of sodium for 1,000 kcal, 9% saturated fat, 5% added sugars', () => {
    const result = assessHei([eaten(whole)], 3);
    const of = (wanted: HeiKey) =>
      result.kind === 'known' && result.components.find(({ key }) => key === wanted)?.amount;
    expect(of('sodium')).toBeCloseTo(1.125, 9);
    expect(of('saturated-fat')).toBeCloseTo(9, 9);
    expect(of('added-sugars')).toBeCloseTo(5, 9);
    expect(of('fatty-acids')).toBeCloseTo(15 / 8, 9);
    expect(of('refined-grains')).toBeCloseTo(1 / 0.8, 9);
  });
});

describe('glycemic load', () => {
  test('a measured index takes precedence over the typical one of its kind', () => {
    const pattern = { glycemicIndex: 73 };
    expect(foodGlycemicIndex({ glycaemicIndex: 45 }, pattern)).toEqual({ index: 45, isEstimate: false });
    expect(foodGlycemicIndex({ glycaemicIndex: undefined }, pattern)).toEqual({
      index: 73,
      isEstimate: true,
    });
    expect(foodGlycemicIndex({ glycaemicIndex: undefined }, undefined)).toBeUndefined();
  });
  test('a day without a known index has no load, and a day of eggs isn’t missing any', () => {
    const index = foodOf({ glycemicIndex: { index: 50, isEstimate: false } });
    expect(
      dayGlycemicLoad('2026-11-18', [eaten({ carbsG: 30, fiberG: 0 }, { food: undefined })]),
    ).toBeUndefined();
    expect(dayGlycemicLoad('2026-11-18', [eaten({ carbsG: 0, fiberG: 0 }, { food: index })])).toEqual({
      date: '2026-11-18',
      load: 0,
      estimatedPercent: 0,
      unknownPercent: 0,
    });
  });
});

test('today with only breakfast is in progress; marked as partial, it is partial', () => {
  expect(dayVerdict(null, ['breakfast'], false, 400)).toBe('going-on');
  expect(dayVerdict('partial', ['breakfast'], false, 400)).toBe('partial');
  expect(dayVerdict('complete', ['lunch'], true, 500)).toBe('counted');
});

test('a meal needs 0.3 g of protein per kg before age 65, then 0.4', () => {
  const score = (mealG: number, ageYears: number) =>
    proteinDistribution([mealG, mealG, mealG], 100, ageYears).score;
  expect([score(30, 64), score(29.9, 64), score(30, 65), score(40, 65)]).toEqual([1, 0, 0, 1]);
});

test('servings weigh 80 g; 30 g for whole grains and 28 g for nuts', () => {
  expect(fruitServings({ fruit: 1 })).toBe(150 / 80);
  expect(vegetableServings({ vegetable: 1, 'dark-green': 1 })).toBe(260 / 80);
  expect(legumeServings({ legume: 1 })).toBe(175 / 80);
  expect(wholeGrainServings({ 'whole-grain': 1 })).toBeCloseTo(28.35 / 30, 4);
  expect(nutHandfuls({ nut: 2 })).toBeCloseTo(28.35 / 28, 4);
});

test('30 g of fish count as a fish meal, even in two servings', () => {
  const fish = (mealId: string, grams: number | null) =>
    eaten({}, { mealId, grams, food: foodOf({ pattern: patternOf({}, { gramsByKind: { fish: 50 } }) }) });
  expect(
    mealsWith([fish('a', 60), fish('b', 59), fish('c', 30), fish('c', 30), fish('d', null)], 'fish', 30),
  ).toBe(2);
});

describe('a day of the simple index', () => {
  const nutrients = { energyKcal: 2000, fiberG: 28, sodiumMg: 2300, satFatG: 20, addedSugarsG: 25 };
  const dayOf = (byKind: FoodPattern['byKind'], changes: Partial<FoodPattern> = {}) => {
    const food = foodOf({ pattern: patternOf(byKind, changes), novaShares: [0.5, 0, 0, 0.5] });
    return dietDays(new Map([['2026-11-18', [eaten(nutrients, { food })]]]))[0];
  };
  test('has fiber per 1,000 kcal, shares of energy, and the share of whole grains', () => {
    expect(dayOf({ 'whole-grain': 1, 'refined-grain': 3 })).toEqual({
      date: '2026-11-18',
      fruitServings: 0,
      vegetableServings: 0,
      legumeAndNutServings: 0,
      wholeGrainShare: 0.25,
      fiberGPer1000Kcal: 14,
      sodiumMg: 2300,
      satFatPercent: 9,
      addedSugarPercent: 5,
      ultraProcessedPercent: 50,
    });
  });
  test('has no grain share without grains, and no food groups below 80% known', () => {
    expect(dayOf({ fruit: 1 })).not.toHaveProperty('wholeGrainShare');
    expect(dayOf({ fruit: 1 }, { knownShare: 0.8 })).toHaveProperty('fruitServings');
    expect(dayOf({ fruit: 1 }, { knownShare: 0.79 })).not.toHaveProperty('fruitServings');
  });
  test('has the week’s fish from four counted days', () => {
    const fish = eaten(nutrients, {
      food: foodOf({ pattern: patternOf({}, { gramsByKind: { fish: 50 } }) }),
    });
    const days = (count: number) =>
      dietDays(new Map(Array.from({ length: count }, (_, at) => [`2026-11-${10 + at}`, [fish]]))).at(-1)
        ?.fishThisWeek;
    expect([days(3), days(4)]).toEqual([undefined, 7]);
  });
});

describe('a dish of the member’s own', () => {
  const oats = foodOf({
    pattern: patternOf({ 'whole-grain': 3.5 }, { plants: ['oats'], relativeError: 0.2 }),
    glycemicIndex: { index: 55, isEstimate: false },
  });
  const milk = foodOf({
    pattern: patternOf({ dairy: 0.4 }, { relativeError: 0.1, naturalSugarsG: 5 }),
    glycemicIndex: { index: 35, isEstimate: false },
  });
  const per100g = { energyKcal: 400, carbsG: 60, fiberG: 10 };
  test('has the glycemic index of its parts by their carbohydrate less fiber', () => {
    const parts = [
      { grams: 50, per100g, food: oats },
      { grams: 250, per100g: { energyKcal: 60, carbsG: 5, fiberG: 0 }, food: milk },
    ];
    expect(recipeFood(parts, 300).glycemicIndex).toEqual({
      index: expect.closeTo((25 * 55 + 12.5 * 35) / 37.5, 9),
      isEstimate: true,
    });
    const unknown = { grams: 10, per100g: { energyKcal: 100, carbsG: 20 }, food: foodOf() };
    expect(recipeFood([...parts, unknown], 310).glycemicIndex).toBeUndefined();
    const salt = { grams: 2, per100g: { energyKcal: 0, carbsG: 0 }, food: undefined };
    expect(recipeFood([...parts, salt], 302).glycemicIndex).toBeDefined();
    expect(recipeFood([salt], 2).glycemicIndex).toBeUndefined();
  });
  test('combines the errors of its parts by energy', () => {
    const parts = [
      { grams: 75, per100g, food: oats },
      { grams: 25, per100g, food: milk },
    ];
    const { pattern } = recipeFood(parts, 200);
    expect(pattern?.relativeError).toBeCloseTo(Math.hypot(0.75 * 0.2, 0.25 * 0.1), 9);
    expect(pattern?.naturalSugarsG).toBeCloseTo((5 * 25) / 200, 9);
    expect(pattern?.plants).toEqual(['oats']);
  });
  test('weights its parts equally without energy', () => {
    const tea = { grams: 200, per100g: { energyKcal: 0 }, food: foodOf({ novaShares: [1, 0, 0, 0] }) };
    const sweetener = { grams: 1, per100g: { energyKcal: 0 }, food: foodOf({ novaShares: [0, 0, 0, 1] }) };
    expect(recipeFood([tea, sweetener], 201).novaShares).toEqual([0.5, 0, 0, 0.5]);
  });
});

test('a food with no more sugar than its fruit has no added sugars', () => {
  expect(estimatedAddedSugarsG(12, 200, { naturalSugarsG: 5 })).toBe(2);
  expect(estimatedAddedSugarsG(9.5, 200, { naturalSugarsG: 5 })).toBe(0);
});

test('days without any fat lose no points for their fatty acids', () => {
  expect(componentPoints('fatty-acids', fattyAcidRatio({ monoFatG: 0, polyFatG: 0, satFatG: 0 }))).toBe(10);
});
