import { expect, test } from 'vitest';
import { loadFoods } from '#server/foods/food-library.ts';
import { estimateAddedSugars } from './added-sugars.ts';

const { index, patterns } = loadFoods();
const addedSugarsOf = (id: string) => index.byId.get(id)?.per100g.addedSugarsG;

test('sweet dishes have added sugars, less than all of their sugars if they contain fruit or milk', () => {
  const pie = index.byId.get('pie-apple')?.per100g;
  expect(pie?.addedSugarsG).toBeGreaterThan(8);
  expect(pie?.addedSugarsG).toBeLessThan((pie?.sugarsG ?? 0) - 3);
  expect(addedSugarsOf('cake-yellow-plain')).toBeGreaterThan(15);
  expect(addedSugarsOf('oatmeal-water')).toBe(0);
});

test('the figures are those that the parts give today', () => {
  const bare = [...index.byId.values()].map((food) => {
    const { addedSugarsG: _, ...per100g } = food.per100g;
    return { ...food, per100g };
  });
  const ice = bare.find(({ id }) => id === 'ice-cream-vanilla');
  const estimates = estimateAddedSugars(bare, patterns);
  expect(ice && estimates.get(String(ice.fdcId))).toBe(addedSugarsOf('ice-cream-vanilla'));
});

test('foods named unsweetened have none', () => {
  const cocoa = index.byId.get('ice-cream-vanilla');
  if (!cocoa) throw new Error('ice cream is missing');
  const { addedSugarsG: _, ...per100g } = cocoa.per100g;
  const bare = { ...cocoa, per100g };
  const of = (name: string) => [...estimateAddedSugars([{ ...bare, name }], patterns).values()];
  expect(of('Vanilla ice cream')[0]).toBeGreaterThan(5);
  expect(of('Sugar-free vanilla ice cream')).toEqual([0]);
});

test('a row that is also cited for food without added sugars gets no estimate', () => {
  const cake = index.byId.get('cake-yellow-plain');
  if (!cake) throw new Error('cake is missing');
  const { addedSugarsG: _, ...per100g } = cake.per100g;
  const known = { ...cake, id: 'known', per100g: { ...per100g, addedSugarsG: 0 } };
  expect(estimateAddedSugars([{ ...cake, per100g }, known], patterns).size).toBe(0);
});
