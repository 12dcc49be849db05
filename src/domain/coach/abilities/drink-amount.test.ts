import { expect, test } from 'vitest';
import { drinkMl, readDrink } from './drink-amount.ts';

test.each([
  ['log 250 water', 250, 250],
  ['add 1.5 litres of water', 1500, 1500],
  ['log 16 oz water', 473, 473],
  ['drank 12 fl oz water', 355, 355],
  ['drank two glasses of water', 500, 473],
  ['log water', 250, 237],
  ['had a mug of tea', 240, 240],
  ['had half a bottle of water', 250, 250],
  ['i had 2 cups of coffee', 473, 473],
  ['i had a big glass of water, add it', 250, 237],
  ['water 500ml', 500, 500],
  ['500 ml of water', 500, 500],
  ['add another glass of water please', 250, 237],
])('“%s” is %d mL, or %d if the member uses US units', (text, metricMl, imperialMl) => {
  const drink = readDrink(text);
  expect(drink && drinkMl(drink, 'metric')).toBe(metricMl);
  expect(drink && drinkMl(drink, 'imperial')).toBe(imperialMl);
});

test('no water is nothing to log', () => {
  expect(readDrink('drank 0 glasses of water')).toBeUndefined();
});
