import { expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import {
  emptyRecipe,
  ingredientOf,
  inUnit,
  readRecipe,
  recipeFormOf,
  type RecipeForm,
} from './recipe-form.ts';

const food = (id: string, energyKcal: number, portions: Food['portions'] = []): Food => ({
  id,
  name: id,
  aliases: [],
  group: 'other',
  portions,
  defaultPortion: portions[0] ?? { label: 'g', grams: 100 },
  per100g: { energyKcal, proteinG: 5, carbsG: energyKcal / 8, fatG: 1 },
});
const lentils = food('lentils', 350);
const carrot = food('carrot', 41, [{ label: 'medium', grams: 61 }]);

const stew = (change: Partial<RecipeForm> = {}): RecipeForm => ({
  ...emptyRecipe('0197a3f0-0000-7000-8000-000000000002'),
  name: 'Stew',
  ingredients: [{ ...ingredientOf('a', lentils), amountText: '200' }, ingredientOf('b', carrot)],
  servingsText: '2',
  ...change,
});

test('a dish weighs as much as its ingredients until its own weight is entered', () => {
  const { massGrams, yieldGrams, figures } = readRecipe(stew());
  expect([massGrams, yieldGrams]).toEqual([261, 261]);
  const weighed = readRecipe(stew({ yieldText: '522' }));
  expect(weighed.figures.per100g.energyKcal).toBeCloseTo((figures.per100g.energyKcal ?? 0) / 2, 3);
});

test('an ingredient can change its unit and keeps its count', () => {
  const grams = inUnit(ingredientOf('b', carrot), carrot, 'oz');
  expect(grams).toMatchObject({ amountText: '1', unit: 'oz', gramsEach: expect.closeTo(28.35, 2) });
  expect(inUnit(grams, carrot, 'barrel')).toBe(grams);
});

test.each<[string, Partial<RecipeForm>, string]>([
  ['no name', { name: '' }, 'name'],
  ['an amount that is none', { ingredients: [{ ...ingredientOf('a', lentils), amountText: 'some' }] }, 'a'],
  ['an ingredient of unknown energy', { ingredients: [{ ...ingredientOf('a', lentils), per100g: {} }] }, 'a'],
  ['no servings', { servingsText: '0' }, 'servings'],
  ['less weight than is in it', { yieldText: '50' }, 'yieldGrams'],
])('with %s it is not saved, and says where', (_what, change, field) => {
  const { recipe, faults } = readRecipe(stew(change));
  expect(recipe).toBeUndefined();
  expect(Object.keys(faults)).toContain(field);
});

test('a stored recipe opens as it was left', () => {
  const { recipe } = readRecipe(stew({ yieldText: '240' }));
  if (!recipe) throw new Error('The stew can be saved.');
  const stored = { id: '7', food: { ...carrot, aliases: [], portions: [] }, gtin: null, recipe: null };
  const again = readRecipe(recipeFormOf(stored, recipe));
  expect(again.recipe).toEqual(recipe);
  expect(readRecipe(stew({ ingredients: [] })).recipe).toBeUndefined();
});
