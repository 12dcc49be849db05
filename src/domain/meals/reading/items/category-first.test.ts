import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { indexOfNames, lexiconOfNames } from '#domain/meals/reading/testing.ts';
import { splitClauses } from '#domain/meals/reading/text/split-clauses.ts';
import { joinNamed } from './category-first.ts';
import { readClause } from './read-clause.ts';

const index = indexOfNames([
  'Tomato soup',
  'Soup',
  'Tomato',
  'Chicken tikka',
  'Ready meal',
  'Pizza',
  'Pepperoni pizza',
  'Pepperoni',
  'Bread',
]);
const lexicon = lexiconOfNames(index);
const read = (text: string): string[] =>
  joinNamed(
    splitClauses(tokenizeText(text)).map((clause) => readClause(clause, lexicon)),
    new PhraseMatches(index),
  ).map(({ terms }) => terms.map((term) => term.text).join(' '));

describe('a food that Maya names by its category first', () => {
  test.each([
    ['a 480 kcal ready meal, chicken tikka', ['chicken tikka']],
    ['a bowl of soup, tomato', ['tomato soup']],
    ['pizza, pepperoni, 2 slices', ['pepperoni pizza', '']],
    ['soup, tomato, bread', ['soup', 'tomato', 'bread']],
    ['a bowl of soup, bread', ['soup', 'bread']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods));
});
