import { expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { withoutListNumbers } from './list-numbers.ts';

const read = (text: string): string =>
  withoutListNumbers(tokenizeText(text))
    .map((token) => token.text)
    .join(' ');

test('the numbers of a list count no food', () => {
  expect(read('1) oatmeal 2) soup')).toBe('. oatmeal . soup');
  expect(read('1. oatmeal\n2. soup')).toBe('. oatmeal \n . soup');
});

test('amounts stay: in brackets, alone, and out of order', () => {
  expect(read('rice cakes (2), eggs (3)')).toBe('rice cakes ( 2 ) , eggs ( 3 )');
  expect(read('1) oatmeal')).toBe('1 ) oatmeal');
  expect(read('2. oatmeal\n3. soup')).toBe('2 . oatmeal \n 3 . soup');
});
