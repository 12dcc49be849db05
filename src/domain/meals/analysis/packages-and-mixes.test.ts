import { describe, expect, test } from 'vitest';
import { referenceIndex } from '#domain/foods/testing/reference-index.ts';
import { analyzeMeal } from './analyze-meal.ts';

const index = referenceIndex;
const read = (text: string): string[] =>
  analyzeMeal(text, index).items.map(({ name, grams }) => `${name}, ${Math.round(grams.value)} g`);

describe("Priya's pantry", () => {
  test.each([
    ['a 3 oz package of ramen noodles', ['Dry ramen noodles, 85 g']],
    ['an 85 g packet of noodle soup', ['Dry ramen noodles, 85 g']],
    ['a 400 g pack of cooked noodles', ['Noodles, 400 g']],
  ])('the weight on a package of noodles is that of the dry ones: %s', (text, foods) =>
    expect(read(text)).toEqual(foods),
  );

  test('a can of condensed soup makes twice as much', () => {
    expect(read('a 10.75 oz can of chicken gumbo soup')).toEqual([
      'Condensed chicken gumbo soup, made with water, 610 g',
    ]);
    expect(read('a 15 oz can of chicken gumbo soup')).toEqual([
      'Condensed chicken gumbo soup, made with water, 425 g',
    ]);
  });

  test('what comes from a small box is all that is in it', () => {
    expect(read('some raisins from a miniature box')).toEqual(['Raisins, 14 g']);
  });

  test('a few grams of a fruit drink are its powder, a glass of it is not', () => {
    expect(read('8.5 g fruit flavored drink')).toEqual(['Fruit drink mix, dry, 9 g']);
    expect(read('250 g fruit flavored drink')).not.toContain('Fruit drink mix, dry, 250 g');
  });

  test.each([
    ['26 g of sweetened coffee', 'Instant coffee mix, dry, 26 g'],
    ['27 g of atole incaparina', 'Incaparina, 27 g'],
  ])('nor does anyone weigh out a sip of %s', (text, food) => expect(read(text)).toEqual([food]));

  test('a fun size pack is that size, not a part of a large one', () => {
    expect(read('a fun size bag of skittles')).toEqual(['Skittles, 20 g']);
  });

  test('a measure of both is that of each', () => {
    expect(read('a bottle of Powerade and a can of cola, both 12 fl oz')).toEqual([
      'Powerade, 372 g',
      'Cola, 372 g',
    ]);
  });

  test('a bowl of about a cup holds a cup', () => {
    expect(read('a bowl of rice, about a cup')).toEqual(read('a cup of rice'));
  });

  test('a label per 100 g gives the energy of what was weighed', () => {
    const [item] = analyzeMeal('60 g granola at 450 kcal per 100 g', index).items;
    expect(item?.nutrients.energyKcal?.value).toBeCloseTo(270, 0);
    const [bar] = analyzeMeal('30 g protein bar (380 kcal/100g)', index).items;
    expect(bar?.nutrients.energyKcal?.value).toBeCloseTo(114, 0);
    const [inKj] = analyzeMeal('45 g of a bar with 1700 kJ per 100 g', index).items;
    expect(inKj?.nutrients.energyKcal?.value).toBeCloseTo(183, 0);
  });

  test('a drink from a dry mix was drunk, not eaten dry', () => {
    expect(read('248 g of chocolate milk from dry mix')).toEqual(['Chocolate milk, 248 g']);
  });
});

describe("Hannah's pizza night", () => {
  test('a slice with something else on it is another kind of the same food', () => {
    expect(read('a slice of cheese pizza and a slice with pepperoni')).toEqual([
      'Cheese pizza, 119 g',
      'Pepperoni pizza, 124 g',
    ]);
  });

  test('without its crust a quiche is lighter and has hardly any carbohydrate', () => {
    const [item] = analyzeMeal('a slice of crustless spinach quiche', index).items;
    expect(item?.name).toBe('Spinach quiche without pie crust');
    expect(item?.nutrients.carbsG?.value).toBeLessThan(5);
  });

  test('what a dish has along with something is in it, but a drink beside it is not', () => {
    expect(read('254 g of chili con carne, which has chicken along with beans')).toHaveLength(1);
    expect(read('a bowl of chili con carne, which has chicken along with a coke')).toHaveLength(2);
  });

  test('cooked, diced and fried chicken is fried', () => {
    expect(read('a cup of cooked diced fried chicken')).toEqual(['Fried chicken, 135 g']);
  });

  test('a cone of frozen yogurt comes with its cone', () => {
    expect(read('a cone of vanilla frozen yogurt')).toEqual(['Frozen yogurt cone, 125 g']);
  });
});
