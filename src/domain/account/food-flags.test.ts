import { foodTables, source } from '#domain/foods/testing/reference-index.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { parseFoods } from '#domain/foods/parse-foods.ts';
import { ALLERGENS, type Allergen } from './allergens.ts';
import { flagsOf, type FoodAversions } from './food-flags.ts';

const foods = parseFoods(foodTables, source('figures.tsv'));
const named = new Map(foods.map((food) => [food.name, food]));

const not = (changes: Partial<FoodAversions>): FoodAversions => ({
  allergens: [],
  otherAllergies: [],
  dislikes: [],
  ...changes,
});
const certainty = (name: string, allergen: Allergen, food = named.get(name)) =>
  flagsOf({ name, food }, not({ allergens: [allergen] }))[0]?.certainty;
const groupWithout = (group: Food['group'], allergen: Allergen) =>
  foods
    .filter((food) => food.group === group && certainty(food.name, allergen, food) !== 'contains')
    .map(({ name }) => name);

describe('flags of foods', () => {
  test.each<readonly [string, Allergen, 'contains' | 'may-contain' | undefined]>([
    ['Whole milk', 'milk', 'contains'],
    ['Lactose-free 1% milk', 'milk', 'contains'],
    ['Butter', 'milk', 'contains'],
    ['Almond milk', 'milk', undefined],
    ['Almond milk', 'nuts', 'contains'],
    ['Peanut butter', 'milk', undefined],
    ['Peanut butter', 'peanuts', 'contains'],
    ['Peanut butter', 'nuts', undefined],
    ['Apple', 'milk', undefined],
    ['Eggplant', 'eggs', undefined],
    ['Scrambled eggs', 'eggs', 'contains'],
    ['Mayonnaise', 'eggs', 'contains'],
    ['Gluten free bread', 'gluten', undefined],
    ['Whole wheat bread', 'gluten', 'contains'],
    ['Rice flour', 'gluten', undefined],
    ['Soy sauce', 'gluten', 'contains'],
    ['Soy sauce', 'soy', 'contains'],
    ['Tofu', 'soy', 'contains'],
    ['Coconut oil', 'nuts', undefined],
    ['Crawfish', 'fish', undefined],
    ['Crawfish', 'crustaceans', 'contains'],
    ['Grilled trout', 'fish', 'contains'],
    ['Oyster sauce', 'molluscs', 'contains'],
    ['Hummus', 'sesame', 'contains'],
    ['Red wine', 'sulphites', 'contains'],
    ['Paella', 'crustaceans', 'may-contain'],
    ['Vegetable curry', 'celery', 'may-contain'],
  ])('%s and a member who cannot have %s: %s', (name, allergen, expected) => {
    expect(named.has(name)).toBe(true);
    expect(certainty(name, allergen)).toBe(expected);
  });

  // Everyday foods: what each contains and may contain, and that nothing else is flagged.
  test.each<readonly [string, readonly Allergen[], readonly Allergen[]]>([
    ['Jam', [], []],
    ['Marmalade', [], []],
    ['Honey', [], []],
    ['Maple syrup', [], []],
    ['Hard candy', [], []],
    ['Jelly beans', [], []],
    ['Marshmallow', [], []],
    ['Popsicle', [], []],
    ['Sorbet', [], []],
    ['Ketchup', [], []],
    ['Salsa', [], []],
    ['Hot sauce', [], []],
    ['Tomato sauce', [], []],
    ['Guacamole', [], []],
    ['Plain potato chips', [], []],
    ['Popcorn', [], []],
    ['French fries', [], []],
    ['White rice', [], []],
    ['White rice with oil', [], []],
    ['Corn tortilla', [], []],
    ['Rice noodles', [], []],
    ['Rice and beans', [], []],
    ['Baby food carrots', [], []],
    ['Apple', [], []],
    ['Banana', [], []],
    ['Apple juice', [], []],
    ['Orange juice', [], []],
    ['Chicken breast', [], []],
    ['Lentils', [], []],
    ['Quinoa', [], []],
    ['Olive oil', [], []],
    ['Coffee', [], []],
    ['Cola', [], []],
    ['Vodka', [], []],
    ['Bacon', [], ['sulphites']],
    ['Ham', [], ['sulphites']],
    ['Raisins', [], ['sulphites']],
    ['Tortilla', [], ['gluten']],
    ['Mustard', ['mustard'], ['sulphites']],
    ['Mayonnaise', ['eggs'], ['soy', 'mustard']],
    ['Soy sauce', ['gluten', 'soy'], ['sesame']],
    ['Fish sauce', ['fish'], []],
    ['Hummus', ['sesame'], []],
    ['Salmon', ['fish'], []],
    ['Shrimp', ['crustaceans'], ['sulphites']],
    ['Whole milk', ['milk'], []],
    ['Butter', ['milk'], []],
    ['Latte', ['milk'], []],
    ['Omelet', ['eggs'], []],
    ['Tofu', ['soy'], []],
    ['Soy milk', ['soy'], []],
    ['Almond milk', ['nuts'], []],
    ['Peanut butter', ['peanuts'], []],
    ['Mixed nuts', ['nuts'], ['peanuts']],
    ['Oatmeal', ['gluten'], []],
    ['Couscous', ['gluten'], []],
    ['Pasta', ['gluten'], ['eggs']],
    ['Rye bread', ['gluten'], ['milk']],
    ['Croissant', ['gluten'], ['milk']],
    ['Pancakes', ['gluten'], ['eggs', 'milk']],
    ['Beer', ['gluten'], ['sulphites']],
    ['Red wine', ['sulphites'], []],
    ['Mac and cheese', ['gluten', 'milk'], ['eggs', 'soy']],
    ['Cheeseburger', ['gluten', 'milk'], ['eggs', 'soy', 'mustard', 'sesame']],
    ['Nutella', ['soy', 'milk', 'nuts'], ['peanuts']],
    ['Miso soup', ['soy'], ['gluten', 'celery']],
    ['Tzatziki', ['milk'], ['sesame', 'sulphites']],
    ['Dark chocolate', [], ['peanuts', 'soy', 'milk', 'nuts']],
    ['Imitation crab', ['fish'], ['crustaceans', 'molluscs']],
    ['Falafel', [], ['gluten', 'eggs', 'soy', 'milk', 'sesame']],
    ['Paella', [], ['crustaceans', 'fish', 'molluscs']],
    ['Margarine', [], ['soy', 'milk']],
  ])('%s contains %j and may contain %j', (name, sure, maybe) => {
    expect(named.has(name)).toBe(true);
    const found = (expected: 'contains' | 'may-contain') =>
      ALLERGENS.filter((allergen) => certainty(name, allergen) === expected);
    expect([found('contains'), found('may-contain')]).toEqual([sure, maybe]);
  });

  test('are selective: not every sweet, snack or sauce may contain what its name doesn’t mention', () => {
    const groups: readonly Food['group'][] = ['sweet', 'snack', 'sauce'];
    const made = foods.filter(({ group, nova }) => groups.includes(group) && (nova ?? 4) > 2);
    const flagged = made.filter((food) => certainty(food.name, 'milk', food) === 'may-contain');
    expect(flagged.length / made.length).toBeLessThan(0.62);
  });

  test('mark milk in every dairy food not made of plants, egg in every egg, and soy in every soy food', () => {
    expect(groupWithout('dairy', 'milk').filter((name) => !/almond|oat|rice|coconut/i.test(name))).toEqual(
      [],
    );
    expect(groupWithout('cheese', 'milk')).toEqual([]);
    expect(groupWithout('egg', 'eggs')).toEqual([]);
    expect(groupWithout('soy', 'soy')).toEqual([]);
  });

  test('mark everything from the sea as fish, crustacean or mollusk', () => {
    const sea = not({ allergens: ['fish', 'crustaceans', 'molluscs'] });
    const silent = foods.filter(
      (food) => food.group === 'seafood' && flagsOf({ name: food.name, food }, sea).length === 0,
    );
    expect(silent.map(({ name }) => name).toSorted()).toEqual([
      'Edible caterpillars',
      'Edible insects',
      'Frog legs',
      'Jellyfish',
      'Turtle',
    ]);
  });

  test('mark single fruits and vegetables only for what they are', () => {
    const plain = foods.filter(
      ({ group, nova }) => (group === 'fruit' || group === 'greens' || group === 'vegetable') && nova === 1,
    );
    const flagged = plain.filter(
      (food) => flagsOf({ name: food.name, food }, not({ allergens: ALLERGENS })).length > 0,
    );
    expect(flagged.length / plain.length).toBeLessThan(0.06);
  });

  test('mark a quick add as possibly containing anything its eater cannot have', () => {
    for (const allergen of ALLERGENS)
      expect(flagsOf({ name: 'Lunch at work' }, not({ allergens: [allergen] }))).toMatchObject([
        { certainty: 'may-contain' },
      ]);
    expect(certainty('Cheese roll', 'milk', undefined)).toBe('contains');
  });

  test('ignore words after “without”', () => {
    const contains = (name: string) => certainty(name, 'milk', undefined) === 'contains';
    expect(contains('Coffee with milk')).toBe(true);
    expect(contains('Coffee without milk')).toBe(false);
  });

  test('match Ada’s own words with every name of a food, singular and plural', () => {
    const disliked = (dislike: string, name: string) =>
      flagsOf({ name, food: named.get(name) }, not({ dislikes: [dislike] })).map(({ what }) => what);
    expect(disliked('mushrooms', 'Mushroom risotto')).toEqual(['mushrooms']);
    expect(disliked('Aubergine', 'Eggplant')).toEqual(['Aubergine']);
    expect(disliked('cilantro', 'Apple')).toEqual([]);
    expect(disliked('ham', 'Hamburger')).toEqual([]);
    expect(disliked('   ', 'Apple')).toEqual([]);
    for (const name of ['Beef stew', 'Pork chop', 'Lamb kebab'])
      expect(disliked('red meat', name)).toEqual(['red meat']);
    expect(disliked('red meat', 'Salmon')).toEqual([]);
    expect(disliked('cheese', 'Pasta with feta')).toEqual(['cheese']);
  });

  test('list allergies before dislikes, and certain before possible', () => {
    const flags = flagsOf(
      { name: 'Cheese sandwich with tomato', food: { group: 'dish', aliases: [], nova: 3 } },
      not({ allergens: ['eggs', 'milk'], otherAllergies: ['tomato'], dislikes: ['cheese'] }),
    );
    expect(flags.map(({ kind, what, certainty: how }) => `${kind} ${what} ${how}`)).toEqual([
      'allergy milk contains',
      'allergy tomato contains',
      'allergy egg may-contain',
      'dislike cheese contains',
    ]);
  });

  test('never throw, and mark nothing for a member who eats everything, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, own) => {
        expect(flagsOf({ name }, not({}))).toEqual([]);
        for (const flag of flagsOf({ name }, not({ otherAllergies: [own], dislikes: [own] })))
          expect(flag.what).toBe(own);
      }),
    );
  });
});
