import { expect, test } from 'vitest';
import { compositionKey, foodKey } from './composition.ts';

const oats = { foodId: 'oats', name: 'Oats' };
const milk = { foodId: 'milk', name: 'Milk' };
const shake = { foodId: null, name: 'Shake' };

test('oats with milk is milk with oats, even with milk twice', () => {
  expect(compositionKey([oats, milk])).toBe(compositionKey([milk, oats, milk]));
  expect(compositionKey([oats])).not.toBe(compositionKey([oats, milk]));
});

test('a quick add is identified by its name, and isn’t the food of that name', () => {
  expect(foodKey(shake)).toBe(foodKey({ foodId: null, name: ' shake' }));
  expect(foodKey(shake)).not.toBe(foodKey({ foodId: 'shake', name: 'Shake' }));
});

test('names with commas and quotes never merge', () => {
  const [one, other] = ['a","b', 'a'].map((name) => compositionKey([{ foodId: name, name }, milk]));
  expect(one).not.toBe(other);
});
