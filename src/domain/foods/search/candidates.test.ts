import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { expect, test } from 'vitest';
import { termsOfText } from './food-terms.ts';
import { matchFoods } from './match-foods.ts';

const EVERY = 40;

test('names excluded by their bounds aren’t among the top few', () => {
  const queries = index.foods
    .filter((_, at) => at % EVERY === 0)
    .flatMap(({ name, aliases }) => [name, ...aliases, `boiled ${name} with milk and cheese`]);
  for (const query of queries) {
    const terms = termsOfText(query);
    const all = matchFoods(index, terms, index.foods.length).map(({ score }) => score);
    expect([query, matchFoods(index, terms, 1).map(({ score }) => score)]).toEqual([query, all.slice(0, 1)]);
    expect([query, matchFoods(index, terms, 12).map(({ score }) => score)]).toEqual([
      query,
      all.slice(0, 12),
    ]);
  }
});
