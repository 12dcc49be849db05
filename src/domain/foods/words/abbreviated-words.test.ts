import { expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { OTHER_WORDS } from '#domain/meals/reading/text/correct-tokens.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { typingCost } from './noisy-channel.ts';
import { readShortWords } from './abbreviated-words.ts';

const { index } = loadFoods();
const read = (text: string): string =>
  readShortWords(tokenizeText(text), index, OTHER_WORDS)
    .map((token) => token.text)
    .join(' ');

test.each([
  ['words without vowels', 'grld stk', 'grilled steak'],
  ['words that were broken off', 'brocc 100 g', 'broccoli 100 g'],
  ['words that only their neighbors tell', 'gr beef', 'ground beef'],
  ['other letters for the same sound', 'fsh stx', 'fish sticks'],
  ['slips in two words at once', 'stawberry yogrt', 'strawberry yogurt'],
  ['measures after a number', '2 slcs toast', '2 slices toast'],
])('%s is read as a food people eat', (_, typed, meant) => {
  expect(read(typed)).toBe(meant);
});

test.each(['watched the actor on the lawn', 'latte but with soy', 'idli with poha', 'qwxz'])(
  'a form without one clear meaning stays unchanged: %s',
  (text) => {
    expect(read(text)).toBe(text);
  },
);

test('two letters alone stand for too much', () => {
  expect(read('br')).toBe('br');
  expect(read('br rice')).toBe('brown rice');
});

test('omitted vowels are likelier than a wrong letter, and the first letter stays', () => {
  expect(typingCost('brd', 'bread')).toBeLessThan(typingCost('brexd', 'bread'));
  expect(typingCost('ead', 'bread')).toBeGreaterThan(typingCost('brd', 'bread'));
});
