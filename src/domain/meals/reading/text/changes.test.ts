import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { applyChanges } from './changes.ts';

const read = (text: string): string =>
  applyChanges(tokenizeText(text))
    .map((token) => token.text)
    .join(' ');

describe('foods that Maya replaced', () => {
  test.each([
    ['salad instead of fries with steak', 'salad , with steak'],
    ['broccoli rather than rice', 'broccoli ,'],
    ['swapped the fries for a salad', 'a salad'],
    ['burger, replaced the bun with lettuce', 'burger , lettuce'],
    ['picked the fruit salad over the cake', 'the fruit salad'],
    ['was going to have cake but had an apple', 'an apple'],
    ['thinking of pizza all day but had lentils', 'had lentils'],
    ['instead of rice i had fries with my steak', 'i had fries with my steak'],
    ["oat milk instead of cow's milk in my porridge", 'oat milk , in my porridge'],
    ['skipped the bun on my burger', 'burger without bun'],
  ])('%s', (text, rest) => {
    expect(read(text)).toContain(rest);
  });

  test('cheese over rice is still on it', () => {
    expect(read('chili over rice')).toBe('chili over rice');
  });
});

describe('foods that others ate', () => {
  test.each([
    ['the kids ate nuggets, i had salad', 'the , i had salad'],
    ['my husband had the ribs and i had soup', 'my , i had soup'],
    ['my cat ate my tuna', 'my ,'],
    ['i had gnocchi, he had steak', 'i had gnocchi ,'],
  ])('%s', (text, rest) => expect(read(text)).toBe(rest));
});

describe('foods that Hugo didn’t eat', () => {
  test.each([
    ['2 eggs, didnt touch the hash browns', '2 eggs ,'],
    ["didn't eat the rice, just the curry", ', ⊙ curry'],
    ['nuggets, gave the fries to my son', 'nuggets ,'],
    ['half a bagel and saved the rest', 'half a bagel and ,'],
    ['half a pizza, hubby had the rest', 'half a pizza ,'],
    ['pizza, left the crusts', 'pizza ,'],
    ['skipped breakfast, banana', ', banana'],
    ['skipped the bun and had a salad', 'had a salad'],
    ['dal from the big pot', 'dal'],
    ['a muffin from the batch i made with 2 bananas', 'a muffin ,'],
  ])('%s', (text, rest) => {
    expect(read(text)).toBe(rest);
  });

  test('the rest of a pizza is food that was eaten', () => {
    expect(read('had the rest of the pizza')).toBe('had the rest of the pizza');
    expect(read('my son had pizza')).toBe('my son had pizza');
    expect(read('pulled pork on a bun')).toBe('pulled pork on a bun');
  });

  test('one "no" applies to both foods after it', () => {
    expect(read('caesar salad, hold the croutons and the dressing')).toBe(
      'caesar salad , hold the croutons or the dressing',
    );
    expect(read('burger without bun and fries')).toBe('burger without bun and fries');
  });
});

describe('foods that Wanjiru shared', () => {
  test.each([
    ['split a pizza with my wife', '1 / 2 of a pizza'],
    ['shared nachos with two friends', '1 / 3 of nachos'],
    ['split a cake 4 ways', '1 / 4 of a cake'],
    ['nachos, shared between 3 of us', 'nachos , , 1 / 3 of it'],
    ['a pizza split with Sam', 'a pizza , 1 / 2 of it'],
    ['soup, left half', 'soup , , 0.5 of it'],
    ['burger, left a third of the fries', 'burger , , 0.667 of the fries'],
    ["ramen, didn't finish it", 'ramen , , most of it'],
    ['couldnt finish the fries', ', most of the fries'],
  ])('%s', (text, part) => {
    expect(read(text)).toBe(part);
  });

  test('a banana split with cream and a pizza with extra cheese aren’t shared', () => {
    expect(read('banana split with cream')).toBe('banana split with cream');
    expect(read('split peas with ham')).toBe('split peas with ham');
  });
});

describe('foods that Wanjiru corrects', () => {
  test.each([
    ['3 slices... no wait, 2 slices', '3 slices . . . ↺ 2 slices'],
    ['rice 200 g, actually 150 g', 'rice 200 g , ↺ 150 g'],
    ['a coke, scratch that, a tea', 'a coke , ↺ a tea'],
    ['two tacos, i mean three', 'two tacos , ↺ three'],
    ['3 eggs, sorry, 2 eggs', '3 eggs , ↺ 2 eggs'],
    ['a roll, specifically a 76 g bolillo', 'a roll , ↺ a 76 g bolillo'],
  ])('%s', (text, marked) => {
    expect(read(text)).toBe(marked);
  });

  test('"no sugar" and "actually" in talk correct nothing', () => {
    expect(read('coffee, no sugar')).toBe('coffee , no sugar');
    expect(read('soup, actually good')).toBe('soup , actually good');
  });
});
