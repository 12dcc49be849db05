import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { describe, expect, test } from 'vitest';
import { analyzeMeal } from './analyze-meal.ts';

const analyze = (text: string) => analyzeMeal(text, index);
const names = (text: string) => analyze(text).items.map(({ name }) => name);

describe('meals named in a text', () => {
  test('refer to their foods by position', () => {
    const { items, meals } = analyze('yesterday: eggs for breakfast, an apple and a banana for lunch');
    expect(items.map(({ name }) => name)).toEqual(['Egg', 'Apple', 'Banana']);
    expect(meals).toEqual([
      { kind: 'breakfast', day: { daysAgo: 1 }, items: [0] },
      { kind: 'lunch', day: { daysAgo: 1 }, items: [1, 2] },
    ]);
  });

  test('are none where neither a meal nor a day is named, and those without food are left out', () => {
    expect(analyze('two eggs and toast').meals).toEqual([]);
    expect(analyze('breakfast: eggs; lunch skipped; dinner: pizza').meals.map(({ kind }) => kind)).toEqual([
      'breakfast',
      'dinner',
    ]);
  });

  test.each([
    ['snacks today: almonds, 2 clementines', ['Almonds', 'Clementine']],
    ['Lunch\nchicken wrap\nDinner\nsalmon', ['Grilled chicken wrap', 'Salmon']],
    ['B: oatmeal; L: turkey sandwich; D: apple', ['Oatmeal', 'Turkey sandwich on white bread', 'Apple']],
    ['for tea we had fish fingers', ['Fish sticks']],
    ['two days ago I had sushi', ['Sushi']],
    ['8: oats 1pm: chicken wrap 4: protein bar', ['Rolled oats', 'Grilled chicken wrap', 'Protein bar']],
    ['1) grilled cheese 2) protein shake', ['Grilled cheese sandwich', 'Protein shake']],
  ])('their labels aren’t food: %s', (text, foods) => {
    expect(names(text)).toEqual(foods);
    expect(analyze(text).notUnderstood).toEqual([]);
  });
});

test.each(['Dinner', 'breakfast', 'is oatmeal healthy?', 'shopping list: eggs, milk', 'tomorrow: salmon'])(
  '"%s" contains no food and is shown unchanged',
  (text) => {
    expect(names(text)).toEqual([]);
    expect(analyze(text).notUnderstood).toEqual([text]);
  },
);

test('a text in another language isn’t read as English', () => {
  expect(analyze('62 Gramm Kichererbsen')).toMatchObject({
    language: 'de',
    items: [],
    notUnderstood: ['62 Gramm Kichererbsen'],
  });
  expect(analyze('two eggs')).not.toHaveProperty('language');
});
