import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { indexOfNames, lexiconOfNames } from '#domain/meals/reading/testing.ts';
import { SpanFinder } from './food-spans.ts';
import { PhraseMatches } from './phrase-matches.ts';

const index = indexOfNames([
  'Banana',
  'Salmon',
  'Burrito',
  'Pancakes',
  'Toast',
  'Whole wheat toast',
  'Whole wheat bread',
  'Egg',
  'Coffee',
  'Steak',
  'Mashed potatoes',
  'Green beans',
  'Peanut butter',
  'Peanut butter sandwich',
  'Banana smoothie',
  'Vanilla protein shake',
  'Protein shake',
  'Beef noodle soup',
  'Chicken noodle soup',
  'Chicken salad',
  'Chicken',
  'Tomato',
  'Turkey sandwich',
  'Mayonnaise',
  'Rice',
  'Milk',
  'Apple pie',
  'Beef stew',
]);
const lexicon = lexiconOfNames(index);

/** Foods of a clause as typed, and words that may be food but belong to none. */
function spansOf(text: string): { foods: string[]; unread: string[] } {
  const finder = new SpanFinder(index, new PhraseMatches(index), lexicon);
  const { clauses, unread } = finder.read({ joiner: 'start', tokens: tokenizeText(text) });
  return {
    foods: clauses.map(({ tokens }) => text.slice(tokens[0]?.start, tokens.at(-1)?.end)),
    unread: unread.map(({ start, end }) => text.slice(start, end)),
  };
}

describe('foods in talk', () => {
  test.each([
    ['starving after my run so had 2 bananas', ['2 bananas']],
    ['honestly the salmon 150 g was amazing', ['the salmon 150 g']],
    ['we ended up getting a burrito downtown', ['a burrito']],
    ['felt like pancakes today', ['pancakes']],
  ])('%s', (text, foods) => expect(spansOf(text).foods).toEqual(foods));

  test('small talk without food has none', () => {
    expect(spansOf('so tired after work today')).toEqual({ foods: [], unread: [] });
  });

  test('an unknown word next to food is shown', () => {
    expect(spansOf('had some zorblax after the pancakes').unread).toEqual(['zorblax']);
  });

  test('a clause that one food explains is unchanged', () => {
    expect(spansOf('a slice of whole wheat toast').foods).toEqual(['a slice of whole wheat toast']);
  });
});

describe('a list without marks', () => {
  test.each([
    ['eggs toast coffee', ['eggs', 'toast', 'coffee']],
    ['2 eggs toast coffee', ['2 eggs', 'toast', 'coffee']],
    ['steak mashed potatoes green beans', ['steak', 'mashed potatoes', 'green beans']],
  ])('%s falls into its foods', (text, foods) => expect(spansOf(text).foods).toEqual(foods));

  test.each([
    'peanut butter banana smoothie',
    'vanilla protein shake',
    'beef noodle soup',
    'chicken salad',
    'tomato salmon',
    'turkey sandwich without mayo',
  ])('%s is one food', (text) => expect(spansOf(text).foods).toEqual([text]));
});
