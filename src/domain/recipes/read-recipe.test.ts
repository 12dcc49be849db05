import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseFoods } from '#domain/foods/parse-foods.ts';
import { buildFoodIndex } from '#domain/foods/search/food-index.ts';
import { ingredientOfLine, type ExternalRecipe } from './external-recipe.ts';
import { readIngredient } from './read-ingredient.ts';
import { readRecipe } from './read-recipe.ts';

const data = path.resolve(import.meta.dirname, '../../../data');
const read = (file: string) => ({ file, text: readFileSync(path.join(data, file), 'utf8') });
const tables = readdirSync(path.join(data, 'foods')).map((file) => read(`foods/${file}`));
const index = buildFoodIndex(parseFoods(tables, read('figures.tsv')));

const lineOf = (text: string) => readIngredient(ingredientOfLine(text), index);
const named = (text: string) =>
  lineOf(text).ingredients.map(({ name, grams }) => `${name} ${Math.round(grams)}`);

describe('a line of a recipe', () => {
  test.each([
    ['400 g spaghetti', 'Dry pasta 400'],
    ['200 g penne', 'Dry pasta 200'],
    ['1 cup rice', 'Uncooked white rice 185'],
    ['1 cup cooked rice', 'Rice 158'],
    ['250 gram red lentils', 'Dry red lentils 250'],
    ['15 ounce black beans', 'Black beans 425'],
    ['500 g chicken breast, diced', 'Raw chicken breast 500'],
    ['1.5 pound ground beef', 'Raw ground beef 680'],
    ['1 (14 oz) can diced tomatoes, drained', 'Canned tomatoes 397'],
    ['3 cloves garlic, minced', 'Garlic 9'],
    ['2 tablespoons butter', 'Butter 28'],
  ])('%s is %s g', (text, food) => {
    expect(named(text)).toEqual([food]);
  });

  test.each(['salt', 'Oil for frying', '8 lasagna sheets', '3 handfuls of xyzzy'])(
    '“%s” isn’t counted, because amount or food are uncertain',
    (text) => {
      expect(lineOf(text)).toEqual({ ingredients: [], leftOut: [text] });
    },
  );
});

const bolognese: ExternalRecipe = {
  key: '7',
  name: 'Bolognese',
  link: 'https://recipes.example/7',
  servings: 4,
  ingredients: ['400 g spaghetti', '500 g ground beef', '1 onion, chopped', 'Salt'].map(ingredientOfLine),
};

test('a recipe weighs as much as its ingredients, keeps its servings, and lists what isn’t counted', () => {
  const recipe = readRecipe(bolognese, 'mealie', index);
  expect(recipe?.ingredients.map(({ foodId, grams }) => [foodId, Math.round(grams)])).toEqual([
    ['pasta-dry', 400],
    ['beef-ground-raw', 500],
    ['onion', 110],
  ]);
  expect([recipe?.yieldGrams, recipe?.servings]).toEqual([1010, 4]);
  expect(recipe?.origin).toEqual({
    service: 'mealie',
    key: '7',
    link: 'https://recipes.example/7',
    hasServings: true,
    leftOut: ['Salt'],
  });
});

test('without servings the dish is one serving; without ingredients there is no recipe', () => {
  const { servings, origin } = readRecipe({ ...bolognese, servings: undefined }, 'tandoor', index) ?? {};
  expect([servings, origin?.hasServings]).toEqual([1, false]);
  expect(
    readRecipe({ ...bolognese, ingredients: [ingredientOfLine('Salt')] }, 'tandoor', index),
  ).toBeUndefined();
});
