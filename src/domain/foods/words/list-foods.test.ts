import { expect, test } from 'vitest';
import { foodInList, listFoods } from './list-foods.ts';

test('foods in a list start with a small letter, except the first and those with a name in them', () => {
  expect(listFoods(['Baked chicken', 'Mashed potatoes', 'Greek salad'], 3)).toBe(
    'Baked chicken, mashed potatoes and Greek salad',
  );
  expect(listFoods(['Oatmeal', 'Blueberries', 'Honey', 'Milk', 'Coffee'], 3)).toBe(
    'Oatmeal, blueberries, honey and 2 more',
  );
});

test('brands keep their capitals', () => {
  for (const name of [
    'McDonald’s fries',
    'BLT',
    'Coca-Cola',
    'Cap’n Crunch',
    'Brussels sprouts',
    'Froot Loops',
  ])
    expect(foodInList(name)).toBe(name);
  expect(foodInList('Gluten-free bread')).toBe('gluten-free bread');
  expect(foodInList('Whole wheat toast')).toBe('whole wheat toast');
});
