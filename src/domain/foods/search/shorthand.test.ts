import { describe, expect, test } from 'vitest';
import { buildFoodIndex } from './food-index.ts';
import { expandShorthand } from './shorthand.ts';
import { namedFood } from './testing.ts';
import { tokenizeText } from './text.ts';

const food = (name: string) => namedFood(name, name);

const index = buildFoodIndex(
  ['Tom yum', 'Tomato soup', 'Bacon sandwich', 'Bread roll', 'Bread', 'Spag bol', 'Burger bap'].map(food),
);
const meant = (text: string): string =>
  expandShorthand(tokenizeText(text), index)
    .map((token) => token.text)
    .join(' ');

describe('reads what Priya types in a hurry', () => {
  test.each([
    ['gk w cran', 'greek w cranberry'],
    ['chix thigh 6oz', 'chicken thigh 6 oz'],
    ['2 slice ww bread', '2 slice whole wheat bread'],
    ['bld. eggs', 'boiled eggs'],
    ['teh bread', 'the bread'],
  ])('%s is %s', (typed, words) => {
    expect(meant(typed)).toBe(words);
  });

  test('a short word that starts a name stays part of it', () => {
    expect(meant('tom soup')).toBe('tomato soup');
    expect(meant('tom yum soup')).toBe('tom yum soup');
    expect(meant('spag bol')).toBe('spag bol');
  });

  test('an ambiguous word is read as food only next to one', () => {
    expect(meant('gf bread')).toBe('gluten free bread');
    expect(meant('my gf and i')).toBe('my gf and i');
    expect(meant('bacon bap')).toBe('bacon sandwich');
    expect(meant('burger bap')).toBe('burger bap');
    expect(meant('bap')).toBe('bap');
  });

  test('an expanded word keeps its position in the text', () => {
    const [first, second] = expandShorthand(tokenizeText('gk cran'), index);
    expect([first?.start, second?.end]).toEqual([0, 7]);
  });
});
