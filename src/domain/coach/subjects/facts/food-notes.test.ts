import { expect, test } from 'vitest';
import { foodNote } from './food-notes.ts';

test.each([
  ['coke', 'Sugary drinks'],
  ['coke zero', 'no sugar'],
  ['diet soda', 'no sugar'],
  ['raw milk', 'germs'],
  ['alcohol', 'Less alcohol'],
])('the note on %s says “%s”', (food, words) => {
  expect(foodNote(food)).toContain(words);
});

test.each(['milk', 'rice', 'beercheese', 'raw carrots'])('there’s no note on %s', (food) => {
  expect(foodNote(food)).toBeUndefined();
});
