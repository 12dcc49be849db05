import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { normalizeAmounts } from './normalize-amounts.ts';

const read = (text: string): string =>
  normalizeAmounts(tokenizeText(text))
    .map((token) => token.text)
    .join(' ');

describe('amounts around their unit', () => {
  test.each([
    ['a cup and a half of rice', '1.5 cup of rice'],
    ['2 slices and a half', '2.5 slices'],
    ['one cup and a quarter of oats', '1.25 cup of oats'],
    ['a bagel and a half', '1.5 bagel'],
    ['50% of a pizza', '0.5 of a pizza'],
    ['3 of the 8 slices', '3 slices'],
    ['2 out of 6 nuggets', '2 nuggets'],
    ['x2 eggs', '2 eggs'],
    ['a 12-pack of nuggets', 'a 12 nuggets'],
    ['10pc wings', '10 wings'],
    ['100 g each of rice and tofu', '100 g rice and 100 g tofu'],
    ['1-1/2 cups milk', '1.5 cups milk'],
    ['2T butter, 1t sugar', '2 tbsp butter , 1 tsp sugar'],
    ['a glass of red', 'a glass of red wine'],
    ['protein bar 20g protein', 'protein bar'],
    ['low fat (1%) milk', 'low fat 1% milk'],
  ])('%s', (text, corrected) => {
    expect(read(text)).toBe(corrected);
  });

  test.each([
    '2% milk',
    'half of a 700 g lasagne',
    'a glass of red grape juice',
    'a 12 oz t bone',
    'a bagel and a half cup of milk',
    '2 of the 8 oz cans',
    '20 g protein powder',
  ])('%s means what it says', (text) => {
    expect(read(text)).toBe(
      tokenizeText(text)
        .map((token) => token.text)
        .join(' '),
    );
  });
});
