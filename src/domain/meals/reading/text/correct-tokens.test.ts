import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { indexOfNames, lexiconOfNames } from '#domain/meals/reading/testing.ts';
import { correctTokens } from './correct-tokens.ts';

const index = indexOfNames([
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
]);
const lexicon = lexiconOfNames(index);

describe('typos in words that aren’t food', () => {
  const correct = (text: string): string =>
    correctTokens(tokenizeText(text), index, lexicon)
      .map((token) => token.text)
      .join(' ');

  test.each([
    ['2 slcies of bread', '2 slices of bread'],
    ['ahandful of almonds', 'a handful of almonds'],
    ['pasta for dinenr', 'pasta for dinner'],
  ])('%s', (text, corrected) => expect(correct(text)).toBe(corrected));

  test.each(['chikcen and rice', 'tost with jam', 'zxqvbnk', 'bounce and shots', 'oat milk', '250 g'])(
    '%s is unchanged',
    (text) => expect(correct(text)).toBe(text),
  );
});
