import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { applyChanges } from './changes.ts';

const read = (text: string): string =>
  applyChanges(tokenizeText(text))
    .map((token) => token.text)
    .join(' ');

describe('what Hugo ate among the foods he named', () => {
  test.each([
    ['curry and rice, only had the curry', 'curry and rice , ⊙ curry'],
    ['rum and coke, no scrap that just the coke', 'rum and coke , ⊙ coke'],
    ['fish and chips but left the chips', 'fish and chips but , without chips ,'],
    ['gave half my potato to the dog', '0.5 of my potato'],
    ['fed the cat a third of my tuna', '0.667 of my tuna'],
    ['latte, almond milk instead of dairy', 'latte with almond milk ,'],
    ['pizza, none of the cheese, 2 slices', 'pizza , without cheese , 2 slices'],
    ['my dog knocked my toast over so had an egg', 'my , had an egg'],
    ["didn't fancy the soup so went with a panini", 'went with a panini'],
    ['americano, forgot to add sugar', 'americano ,'],
    ['crackers, only 4', 'crackers , only 4'],
  ])('%s', (text, left) => expect(read(text)).toBe(left));
});
