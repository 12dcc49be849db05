import { expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { amountBefore } from './amount-before.ts';

/** The words of the amount for the last word. */
function amountFor(text: string): string {
  const tokens = tokenizeText(text);
  const isFoodWord = (word: string): boolean => /^(lean|salad|fat)$/.test(word);
  return amountBefore(tokens, 0, tokens.length - 1, { isFoodWord })
    .map((token) => token.text)
    .join(' ');
}

test.each([
  ['43 g of other solanaceous veggies', '43 g'],
  ['1 ounce Australian shank', '1 ounce'],
  ['cooked 4 ounces of lean New Zealand lamb', '4 ounces'],
  ['5 ounce serving of late harvest wine', '5 ounce'],
])('%s: a measured amount belongs to the food behind other words', (text, amount) => {
  expect(amountFor(text)).toBe(amount);
});

test.each([
  'I lost 2 kg of fat with salad',
  '300 kcal of some salad',
  '3 of my other eggs',
  '4 ounces lean, then lamb',
])('%s: is no amount of it', (text) => {
  expect(amountFor(text)).toBe('');
});
