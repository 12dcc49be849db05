import { expect, test } from 'vitest';
import { unnamedFoods } from './unnamed-foods.ts';

test.each([
  ['rice and the usual', ['the usual']],
  ['banana, my usual', ['my usual']],
  ['rice and something else', ['something else']],
  ['leftovers, some stuff and toast', ['leftovers', 'some stuff']],
  ['pasta with the works', ['the works']],
  ['my usual breakfast: eggs', []],
  ['the usual eggs and leftover pizza', []],
  ['burger and fries, left the rest', []],
  ['eggs as usual, then nothing else', []],
])('what “%s” doesn’t name: %j', (text, words) => {
  expect(unnamedFoods(text)).toEqual(words);
});
