import { expect, test } from 'vitest';
import { allergiesOfEater } from './food-allergies.ts';
import { knownHealth, UNANSWERED } from './known-health.ts';

const of = (allergens: Parameters<typeof allergiesOfEater>[0]['allergens'], ...otherAllergies: string[]) =>
  allergiesOfEater({ allergens, otherAllergies });

test('allergies that Ada ticked with her food count in the health profile, each once', () => {
  expect(of(['crustaceans', 'molluscs', 'eggs', 'peanuts', 'celery'])).toEqual(['shellfish', 'egg']);
  expect(of(['molluscs'])).toEqual(['shellfish']);
  expect(of([])).toEqual([]);
});

test.each([
  ['Walnuts', ['nuts']],
  ['prawns', ['shellfish']],
  ['shellfish', ['shellfish']],
  ['seafood', ['fish', 'shellfish']],
  ['cod', ['fish']],
  // Some breads contain milk, but avoiding bread does not mean avoiding milk.
  ['bread', ['gluten']],
  ['lactose', ['milk']],
  ['chamomile tea', ['daisy-family']],
  ['strawberries', []],
  ['peanuts', []],
  ['', []],
])('her own words %j mean %j', (words, allergies) => {
  expect(of([], words)).toEqual(allergies);
});

test('an allergy reported with her food counts with or without a health profile', () => {
  expect(knownHealth(undefined, [], ['fish'])).toMatchObject({ allergies: ['fish'], answeredOn: null });
  const saved = { answers: { ...UNANSWERED, allergies: ['milk' as const] }, answeredOn: '2026-11-20' };
  expect(knownHealth(saved, [], ['fish', 'milk'])?.allergies).toEqual(['milk', 'fish']);
  expect(knownHealth(undefined, [])).toBeUndefined();
});
