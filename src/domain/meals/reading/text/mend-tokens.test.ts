import { describe, expect, test } from 'vitest';
import { buildFoodIndex } from '#domain/foods/search/food-index.ts';
import { canonicalWords, tokenizeText } from '#domain/foods/search/text.ts';
import { mendTokens } from './mend-tokens.ts';

const index = buildFoodIndex(
  [
    'Bread',
    'Almonds',
    'Pasta',
    'Chicken',
    'Rice',
    'Toast',
    'Jam',
    'Oat milk',
    'Milk',
    'Dinner roll',
    'Chicken soup',
    'Egg',
  ].map((name) => ({
    id: name,
    name,
    aliases: [],
    group: 'other',
    portions: [],
    defaultPortion: { label: 'g', grams: 100 },
    per100g: {},
  })),
);
const lexicon = {
  isNumberName: () => false,
  isSizeName: () => false,
  isFoodWord: (word: string) => canonicalWords(word).some((form) => index.termIds.has(form)),
};

describe('slips in words that are no food', () => {
  const mend = (text: string): string =>
    mendTokens(tokenizeText(text), index, lexicon)
      .map((token) => token.text)
      .join(' ');

  test.each([
    ['2 slcies of bread', '2 slices of bread'],
    ['ahandful of almonds', 'a handful of almonds'],
    ['pasta for dinenr', 'pasta for dinner'],
  ])('%s', (text, mended) => expect(mend(text)).toBe(mended));

  test.each(['chikcen and rice', 'tost with jam', 'zxqvbnk', 'oat milk', '250 g'])('%s stays', (text) =>
    expect(mend(text)).toBe(text),
  );
});
