import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';
import { isBestGuess } from './best-guess.ts';

const read = (text: string) => analyzeMeal(text, index).items.map(({ name }) => name);

describe("Iris's home cooking", () => {
  test.each([
    ['a tupperware of red beans and rice', ['Red beans and rice']],
    ['ham and bean soup lol', ['Bean and ham soup']],
    ["sunday's ham and cheese sandwich as lunch today", ['Ham and cheese sandwich']],
    ["couldn't resist the biscuits and gravy", ['Biscuits and gravy']],
    ['spicy beef and broccoli', ['Beef and broccoli']],
    ['gluten free beef and noodles', ['Beef and noodles with gravy']],
  ])('words around the name of a dish leave it one dish: %s', (text, names) => {
    expect(read(text)).toEqual(names);
  });

  test.each([
    ['gluten free pasta w tomato sauce', ['Gluten free pasta', 'Tomato sauce']],
    ['everything bagel with lox and capers', ['Bagel', 'Smoked salmon', 'Capers']],
    ['fried rice and sweet and sour pork', ['Fried rice', 'Sweet and sour pork']],
    ['steak and steak sauce', ['Steak', 'Steak sauce']],
    ["a pack of m&m's milk chocolate candies", ["M&M's"]],
    ["18 g of m&m's peanut chocolate candies", ["Peanut M&M's"]],
    ['coffee and flavored coffee creamer', ['Coffee', 'Flavored coffee creamer']],
  ])('foods remain as many: %s', (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  test.each([
    ['caramel slice', "Millionaire's shortbread"],
    ['2 caramel slices', "Millionaire's shortbread"],
    ['a banana bread slice', 'Banana bread'],
    ['cheese slice', 'Cheese'],
  ])('a slice is part of the name if the food is called after it: %s', (text, name) => {
    expect(read(text)).toEqual([name]);
  });

  test.each([
    ["grandma's lasagna, a corner piece", ['Lasagna']],
    ['leftover taco pie', ['Taco casserole']],
    ['sausage casserole and mash', ['Sausage casserole', 'Mashed potatoes']],
    ['tuscan chicken with rice', ['Chicken with cream sauce', 'Rice']],
    ['savoury mince on toast', ['Savory mince', 'Toast']],
    ['2 kfc original drumsticks and regular chips', ['KFC original recipe drumstick', 'French fries']],
    ['regular chips', ['Chips']],
  ])('%s is known', (text, names) => {
    expect(read(text)).toEqual(names);
  });

  test('a bit of a pie is little of a portion, not a share of a whole pie', () => {
    const [bit] = analyzeMeal('a bit of chicken pot pie', index).items;
    const [usual] = analyzeMeal('chicken pot pie', index).items;
    expect(bit?.grams.value).toBeLessThan(0.7 * (usual?.grams.value ?? 0));
  });

  test.each([
    ['half of my salmon patties', 'salmon patties'],
    ['half of my chicken fajitas', 'chicken fajitas'],
    ['the fajitas, left half', 'fajitas'],
  ])('%s is half of what was served', (text, whole) => {
    const [part] = analyzeMeal(text, index).items;
    const [usual] = analyzeMeal(whole, index).items;
    expect(part?.grams.value).toBeCloseTo(0.5 * (usual?.grams.value ?? 0), 0);
  });

  test.each([
    ['half a bagel', 'bagel', 0.5],
    ['beef enchiladas reheated', 'beef enchiladas', 1],
    ['a sliver of banana bread', 'a slice of banana bread', 0.5],
    ['one plate of banana bread', 'banana bread', 2],
  ])('%s is as much of it as people mean', (text, usual, least) => {
    const [said] = analyzeMeal(text, index).items;
    const [one] = analyzeMeal(usual, index).items;
    expect(said?.grams.value).toBeGreaterThanOrEqual(least * (one?.grams.value ?? 0) - 1);
    expect(said?.grams.value).toBeLessThanOrEqual((least + 1) * (one?.grams.value ?? 0));
  });

  test.each(['4 leftover crusts', '9 flat white', '12 chicken wrap', 'six plates of lasagna'])(
    'an amount that hardly anyone eats is a best guess: %s',
    (text) => {
      const [item] = analyzeMeal(text, index).items;
      expect(item).toBeDefined();
      expect(item && isBestGuess(item)).toBe(true);
    },
  );

  test.each(['900 g lasagna', '4 samosas', '12 oysters', '20 chicken nuggets', '2 cups of rice'])(
    'a stated weight and a plausible count are believed: %s',
    (text) => {
      const [item] = analyzeMeal(text, index).items;
      expect(item).toBeDefined();
      expect(item && isBestGuess(item)).toBe(false);
    },
  );
});
