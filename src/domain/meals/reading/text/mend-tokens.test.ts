import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { indexOfNames, lexiconOfNames } from '#domain/meals/reading/testing.ts';
import { mendTokens } from './mend-tokens.ts';

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
  const mend = (text: string): string =>
    mendTokens(tokenizeText(text), index, lexicon)
      .map((token) => token.text)
      .join(' ');

  test.each([
    ['2 slcies of bread', '2 slices of bread'],
    ['ahandful of almonds', 'a handful of almonds'],
    ['pasta for dinenr', 'pasta for dinner'],
  ])('%s', (text, mended) => expect(mend(text)).toBe(mended));

  test.each(['chikcen and rice', 'tost with jam', 'zxqvbnk', 'bounce and shots', 'oat milk', '250 g'])(
    '%s is unchanged',
    (text) => expect(mend(text)).toBe(text),
  );
});
