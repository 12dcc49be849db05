import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { readRecipe } from './recipe-shares.ts';

const share = (text: string): number | undefined => readRecipe(tokenizeText(text))?.batches[0]?.share;

describe('Priya’s share of a recipe', () => {
  test.each([
    ['bolognese for 4 from 400g mince, 1 onion - ate my quarter', 0.25],
    ['chili for 6 (500g mince, 2 tins beans), ate one portion', 1 / 6],
    ['egg muffins (12 eggs, 80g feta for 12) had 3', 0.25],
    ['banana bread with 3 bananas, 200g flour, 10 slices, had 2 slices', 0.2],
    ['granola: 300g oats, 100g nuts, ate an eighth', 0.125],
    ['curry from 600g chicken, 2 onions; my share was a fifth', 0.2],
  ])('%s', (text, expected) => expect(share(text)).toBeCloseTo(expected));

  test('a meal of several foods isn’t a recipe', () => {
    expect(share('toast with 2 eggs, 1 apple, then had a coffee')).toBeUndefined();
    expect(share('2 beers with 3 nachos, had one')).toBeUndefined();
  });
});
