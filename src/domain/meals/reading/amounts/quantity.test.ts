import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { readQuantity } from './quantity.ts';

function read(text: string) {
  const tokens = tokenizeText(text);
  const { quantity, next } = readQuantity(tokens, 0);
  const { amount, measure, measureEach, portionUnit, sizes, said } = quantity;
  const food = tokens
    .slice(next)
    .map((token) => token.text)
    .join(' ');
  return {
    amount,
    measure: measure?.label,
    each: measureEach,
    portionUnit,
    sizes: sizes.join(' '),
    said,
    food,
  };
}

describe('amount and food', () => {
  test.each([
    ['250g greek yogurt', { amount: 250, measure: 'g', food: 'greek yogurt' }],
    ['1.5 kg potatoes', { amount: 1.5, measure: 'kg', food: 'potatoes' }],
    ['2 dl milk', { amount: 2, measure: 'dl', food: 'milk' }],
    ['6 oz steak', { amount: 6, measure: 'oz', food: 'steak' }],
    ['12 fl. oz of cola', { amount: 12, measure: 'fl oz', food: 'cola' }],
    ['16 fluid ounces of tea', { amount: 16, measure: 'fl oz', food: 'tea' }],
    ['half a cup of rice', { amount: 0.5, measure: 'cup', food: 'rice' }],
    ['2 tbsp olive oil', { amount: 2, measure: 'tbsp', food: 'olive oil' }],
    ['400g/14oz mushrooms', { amount: 400, measure: 'g', food: 'mushrooms' }],
    ['two 330 ml cans of cola', { amount: 2, measure: 'ml', each: 330, portionUnit: 'can', food: 'cola' }],
    ['2 x 330 ml cola', { amount: 2, measure: 'ml', each: 330, food: 'cola' }],
    ['a slice of bread', { amount: 1, portionUnit: 'slice', said: 'article', food: 'bread' }],
    ['3 slices bread', { amount: 3, portionUnit: 'slice', food: 'bread' }],
    ['a large apple', { amount: 1, sizes: 'large', food: 'apple' }],
    ['a small bag of chips', { amount: 1, portionUnit: 'bag', sizes: 'small', food: 'chips' }],
    ['an extra large coffee', { amount: 1, sizes: 'extra large', food: 'coffee' }],
    ['a bar of chocolate', { amount: 1, portionUnit: 'bar', food: 'chocolate' }],
    ['a handful of almonds', { amount: 1, portionUnit: 'handful', food: 'almonds' }],
    ['some rice', { amount: 1, said: 'some', food: 'rice' }],
    ['rice', { amount: 1, said: 'nothing', food: 'rice' }],
    ['a 100 calorie bag of chips', { amount: 100, measure: 'kcal', portionUnit: 'bag', food: 'chips' }],
    ['two tacos', { amount: 2, food: 'tacos' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  test('a medium crust isn’t a medium pizza', () => {
    expect(read('a medium crust pizza')).toMatchObject({ sizes: '', food: 'medium crust pizza' });
  });
});
