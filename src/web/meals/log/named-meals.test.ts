import { describe, expect, test } from 'vitest';
import type { AnalyzedItem, NamedMeal } from '#domain/meals/analysis/analysis.ts';
import { toDraftItems } from '#web/meals/review/draft-item.ts';
import type { DraftItem } from '#web/meals/review/draft.ts';
import { looksLike } from './language-notice.tsx';
import { draftMeals, timeOfNamed } from './named-meals.ts';

const read = (words: string): AnalyzedItem => ({
  words,
  foodId: words,
  name: words,
  alternatives: [],
  amount: 1,
  unit: 'piece',
  grams: { value: 50, low: 40, high: 60 },
  confidence: 0.9,
  nutrients: {},
});
const items = ['eggs', 'coffee', 'soup', 'coffee'].map(read);
const meals: readonly NamedMeal[] = [
  { kind: 'breakfast', items: [0, 1] },
  { kind: 'lunch', items: [2, 3] },
];
const namesOf = (draft: readonly DraftItem[]) =>
  draftMeals({ items, meals }, draft).map((meal) => meal.items.map(({ name }) => name));

describe("Ada's day in one text", () => {
  const draft = toDraftItems(items);

  test('is split into its meals, even if a food is named twice', () => {
    expect(namesOf(draft)).toEqual([
      ['eggs', 'coffee'],
      ['soup', 'coffee'],
    ]);
  });

  test('keep her corrections: removed foods are gone, added ones belong to the last meal, and a meal without foods is dropped', () => {
    const apple = toDraftItems([read('apple')]);
    expect(namesOf([...draft.slice(2), ...apple])).toEqual([['soup', 'coffee', 'apple']]);
  });

  test('are empty if the text names no meal', () => {
    expect(draftMeals({ items, meals: [] }, draft)).toEqual([]);
    expect(draftMeals(undefined, draft)).toEqual([]);
  });
});

describe('when a named meal was eaten, on Wednesday March 4 at 13:05', () => {
  const at = (meal: Omit<NamedMeal, 'items'>, chosen = '2026-03-04') =>
    timeOfNamed(meal, chosen, '2026-03-04', '13:05');

  test.each([
    [{ day: { daysAgo: 1 } }, { date: '2026-03-03' }],
    [
      { kind: 'dinner', day: { daysAgo: 1 } },
      { date: '2026-03-03', kind: 'dinner', time: '18:30' },
    ],
    [
      { kind: 'lunch', day: { weekday: 0 } },
      { date: '2026-03-02', kind: 'lunch', time: '12:30' },
    ],
    [{ kind: 'breakfast' }, { kind: 'breakfast', time: '08:00' }],
    [{ kind: 'lunch' }, { kind: 'lunch' }],
    [{ kind: 'dinner' }, { kind: 'dinner' }],
    [{ minute: 450 }, { time: '07:30' }],
    [{}, {}],
  ] as const)('%j', (meal, when) => expect(at(meal)).toEqual(when));

  test('a day mentioned in the text applies only if no other day was chosen', () => {
    expect(at({ kind: 'dinner', day: { daysAgo: 1 } }, '2026-02-01')).toEqual({
      kind: 'dinner',
      time: '18:30',
    });
  });
});

test('a text in another language is reported with the language’s name', () => {
  expect(looksLike('de')).toBe('This looks like German.');
  expect(looksLike('und')).toBe('This doesn’t look like English.');
});
