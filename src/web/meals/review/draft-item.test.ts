import { expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import {
  amountFault,
  pickedItem,
  quickItem,
  toDraftItems,
  storedItem,
  withAmount,
  withFood,
  withPortionUnit,
} from './draft-item.ts';
import type { DraftItem } from './draft.ts';

const bread: Food = {
  id: 'bread-rye',
  fdcId: 1,
  name: 'Rye bread',
  aliases: [],
  group: 'whole-grain',
  nova: 3,
  portions: [{ label: 'slice', grams: 32 }],
  defaultPortion: { label: 'slice', grams: 32 },
  per100g: { energyKcal: 250 },
};
const soup: Food = {
  ...bread,
  id: 'soup-lentil',
  name: 'Lentil soup',
  group: 'soup',
  portions: [{ label: 'bowl', grams: 400 }],
  defaultPortion: { label: 'bowl', grams: 400 },
  per100g: { energyKcal: 60 },
};

test('two slices of rye bread are 64 g and 160 kcal, with a range', () => {
  const two = withAmount(pickedItem('a', bread), bread, '2');
  expect(two.grams?.value).toBe(64);
  expect(two.nutrients.energyKcal?.value).toBeCloseTo(160);
  expect(two.nutrients.energyKcal?.low).toBeLessThan(160);
});

test('an unfinished amount has no mass and no energy, and keeps the typed text', () => {
  const typing = withAmount(pickedItem('a', bread), bread, '1/');
  expect(typing.amountText).toBe('1/');
  expect(typing.grams).toBeNull();
  expect(typing.nutrients).toEqual({});
});

test('50 g of it are 125 kcal', () => {
  const weighed = withPortionUnit(withAmount(pickedItem('a', bread), bread, '50'), bread, 'g');
  expect(weighed.nutrients.energyKcal?.value).toBeCloseTo(125);
});

test('another food keeps the amount if it has the unit, otherwise takes its own portion; the first food stays an alternative', () => {
  const weighed = withPortionUnit(withAmount(pickedItem('a', bread), bread, '50'), bread, 'g');
  expect(withFood(weighed, soup).grams?.value).toBe(50);
  const changed = withFood(pickedItem('a', bread), soup);
  expect([changed.unit, changed.grams?.value, changed.alternatives[0]?.foodId]).toEqual([
    'bowl',
    400,
    'bread-rye',
  ]);
});

test('the same words twice give two items', () => {
  const read = {
    words: 'an egg',
    foodId: 'egg',
    name: 'Egg',
    alternatives: [],
    amount: 1,
    unit: 'egg',
    grams: { value: 50, low: 40, high: 60 },
    confidence: 1,
    nutrients: {},
  };
  expect(toDraftItems([read, read]).map(({ key }) => key)).toEqual(['an egg#1', 'an egg#2']);
  expect(toDraftItems([read])[0]).toBe(toDraftItems([read])[0]);
});

test('three servings of a quick add are three times its figures, and typing a while does not lose them', () => {
  const kcal = (value: number) => ({ energyKcal: { value, low: value, high: value } });
  const bar = quickItem('a', 'Bar', kcal(210));
  expect(amountFault(bar)).toBeUndefined();
  const typing = withAmount(bar, undefined, '');
  expect([amountFault(typing), typing.nutrients]).toEqual(['Enter a number.', {}]);
  expect(withAmount(typing, undefined, '3').nutrients).toEqual(kcal(630));
  expect(amountFault(withAmount(bar, undefined, '-1'))).toBe('Enter a number greater than 0.');
  expect(amountFault(withAmount(bar, undefined, '100'))).toBe(
    'Enter up to 20,000 kcal, and up to 5,000 g of each nutrient.',
  );
});

test('a food that isn’t on this device still scales with its amount, in its original unit', () => {
  const cake = storedItem({
    id: 'a',
    foodId: 'own:cake',
    name: 'Cake',
    words: null,
    amount: 2,
    unit: 'slice',
    grams: { value: 180, low: 150, high: 210 },
    confidence: 1,
    nutrients: { energyKcal: { value: 600, low: 500, high: 700 } },
  });
  const one = withAmount(cake, undefined, '1');
  expect([one.grams?.value, one.nutrients.energyKcal?.value, one.nutrients.energyKcal?.high]).toEqual([
    90, 300, 350,
  ]);
});

test('alternative foods widen the range until the member chooses one', () => {
  const otherFoods = { energyKcal: { below: 0.2, above: 0.8 } };
  const read = { ...pickedItem('a', bread), otherFoods };
  const high = (item: DraftItem): number => withAmount(item, bread, '2').nutrients.energyKcal?.high ?? 0;
  expect(high(read)).toBeGreaterThan(1.5 * high(pickedItem('a', bread)));
  expect(withFood(read, soup).otherFoods).toBeUndefined();
});
