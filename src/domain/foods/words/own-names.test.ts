import { expect, test } from 'vitest';
import { COMMON_WORDS } from '#domain/foods/search/common-words.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import { correctTerms } from '#domain/foods/search/correct-terms.ts';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { OTHER_WORDS } from '#domain/meals/reading/text/correct-tokens.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { readShortWords } from './abbreviated-words.ts';

const { index } = loadFoods();
const textOf = (words: readonly { readonly text: string }[]): string =>
  words.map(({ text }) => text).join(' ');

/** All names take ten seconds. */
const EVERY = 12;

test('names of foods are read as written', () => {
  const changed = index.foods
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .filter((_, at) => at % EVERY === 0)
    .map((name) => {
      const tokens = tokenizeText(name);
      return [textOf(tokens), textOf(readShortWords(tokens, index, OTHER_WORDS))];
    })
    .filter(([written, read]) => written !== read);
  expect(changed).toEqual([]);
});

test('everyday English words aren’t typos of foods', () => {
  const corrected = [...ENGLISH_WORDS, ...COMMON_WORDS]
    .map((word) => termsOfText(word))
    .filter((terms) => textOf(correctTerms(index, terms)) !== textOf(terms));
  expect(corrected.map(textOf)).toEqual([]);
});

test('words run together are the name that contains them all', () => {
  expect(textOf(correctTerms(index, termsOfText('frenchoniondip')))).toBe('french onion dip');
});
