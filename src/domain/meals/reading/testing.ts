import { buildFoodIndex, type FoodIndex } from '#domain/foods/search/food-index.ts';
import { namedFood } from '#domain/foods/search/testing.ts';
import { canonicalWords } from '#domain/foods/search/text.ts';
import type { Lexicon } from '#domain/meals/reading/items/read-clause.ts';

/** An index of foods that have nothing but a name, for tests of reading. */
export const indexOfNames = (names: readonly string[]): FoodIndex =>
  buildFoodIndex(names.map((name) => namedFood(name, name)));

/** What reading knows of those foods: no name begins with a number or a size. */
export const lexiconOfNames = (index: FoodIndex): Lexicon => ({
  isNumberName: () => false,
  isSizeName: () => false,
  isFoodWord: (word) => canonicalWords(word).some((form) => index.termIds.has(form)),
  mayBeFood: (word) => canonicalWords(word).some((form) => index.termIds.has(form)),
});
