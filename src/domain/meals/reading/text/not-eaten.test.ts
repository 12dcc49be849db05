import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { withoutNotEaten } from './not-eaten.ts';

const read = (text: string) => {
  const { tokens, left } = withoutNotEaten(tokenizeText(text));
  return { kept: tokens.map((token) => token.text).join(' '), reasons: left.map(({ reason }) => reason) };
};

test.each([
  ['is oatmeal healthy?', 'question'],
  ['is oatmeal healthy', 'question'],
  ['how many carbs are in a bagel', 'question'],
  ['what should I have for dinner', 'question'],
  ['Can I eat rice on a diet?', 'question'],
  ['was the salad ok?', 'question'],
  ['buy eggs, milk', 'shopping'],
  ['remind me to buy milk and eggs', 'shopping'],
  ['note to self: get bread', 'shopping'],
  ['Shopping list: eggs, milk', 'shopping'],
  ['we need to buy chicken and rice', 'shopping'],
  ['remember to get bananas', 'shopping'],
  ['out of milk', 'shopping'],
  ['I hate broccoli', 'event'],
  ['need to drink more water', 'event'],
  ['blood sugar 110 before breakfast', 'event'],
  ['meal prep sunday', 'event'],
  ["tomorrow I'll have salmon", 'plan'],
  ['planning to make lasagna tomorrow', 'plan'],
  ['meal plan for next week: chicken, rice', 'plan'],
])('the food in "%s" wasn’t eaten', (text, reason) => {
  expect(read(text)).toEqual({ kept: '', reasons: [reason] });
});

describe('eaten food stays', () => {
  test.each([
    'bought a sandwich and ate it',
    'I’m going to have 170 grams of ravioli for lunch',
    'can of coke',
    'what I ate: two eggs',
    'had half the pizza, saving the rest for tomorrow',
    'toast?',
  ])('%s', (text) => expect(read(text).reasons).toEqual([]));

  test('a question after a meal leaves the meal', () => {
    expect(read('2 eggs and toast. is that ok?')).toEqual({
      kept: '2 eggs and toast .',
      reasons: ['question'],
    });
  });
});
