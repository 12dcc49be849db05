import { buildFoodIndex, type FoodIndex } from '#domain/foods/search/food-index.ts';
import { namedFood } from '#domain/foods/search/testing.ts';
import { canonicalWords } from '#domain/foods/search/text.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';

/** An index of foods that have only a name, for tests. */
export const indexOfNames = (names: readonly string[]): FoodIndex =>
  buildFoodIndex(names.map((name) => namedFood(name, name)));

/** Information about those foods for parsing: no name starts with a number or a size. */
export const lexiconOfNames = (index: FoodIndex): Lexicon => ({
  isNumberName: () => false,
  isSizeName: () => false,
  isName: () => false,
  isFoodWord: (word) => canonicalWords(word).some((form) => index.termIds.has(form)),
  mayBeFood: (word) => canonicalWords(word).some((form) => index.termIds.has(form)),
  comesIn: () => false,
});
