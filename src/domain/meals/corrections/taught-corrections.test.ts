import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { expect, test } from 'vitest';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { applyCorrections, type Correction } from './apply-corrections.ts';
import { normalizedWords } from '#domain/meals/reading/text/normalized-words.ts';
import { taughtCorrections, type ConfirmedItem } from './taught-corrections.ts';

const foodOf = (id: string) => index.byId.get(id);

const confirmedAsRead = (text: string): ConfirmedItem[] =>
  analyzeMeal(text, index).items.map(({ words, foodId, amount, unit }) => ({ words, foodId, amount, unit }));
const taughtBy = (text: string, confirmed: readonly ConfirmedItem[], known: readonly Correction[] = []) =>
  taughtCorrections(confirmed, analyzeMeal(text, index), known, foodOf);
const readAgain = (text: string, known: readonly Correction[]) =>
  applyCorrections(analyzeMeal(text, index), known, foodOf).items[0];

test('Noor confirms her lunch as it was read: no correction', () => {
  const text = 'two slices of toast with butter and a coffee';
  expect(taughtBy(text, confirmedAsRead(text))).toEqual([]);
});

test('Noor’s coffee is 350 ml: the same words mean that next time, other amounts stay as stated', () => {
  const [coffee] = confirmedAsRead('a coffee');
  if (!coffee) throw new Error('coffee is not read');
  const known = taughtBy('a coffee', [{ ...coffee, amount: 350, unit: 'ml' }]);
  expect(known).toMatchObject([{ foodId: coffee.foodId, amount: 350, unit: 'ml' }]);
  expect(readAgain('coffee', known)).toMatchObject({ amount: 350, unit: 'ml', confidence: 1 });
  expect(readAgain('500 ml coffee', known)).toMatchObject({ amount: 500, unit: 'ml' });
});

test('Lena had three eggs and more milk this time: a stated amount teaches nothing', () => {
  for (const [text, amount] of [
    ['an egg', 3],
    ['200 ml milk', 250],
    ['2 slices of toast', 4],
  ] as const) {
    const [read] = confirmedAsRead(text);
    if (!read) throw new Error(`${text} is not read`);
    expect(taughtBy(text, [{ ...read, amount }]), text).toEqual([]);
    const earlier = { words: normalizedWords(text), foodId: read.foodId, amount, unit: read.unit };
    expect(readAgain(text, [earlier]), text).toMatchObject({ amount: read.amount });
  }
});

test('her toast is rye toast: only the food is taught where the amount follows from it', () => {
  const [toast] = confirmedAsRead('2 slices of toast');
  const rye = analyzeMeal('rye bread', index).items[0]?.foodId ?? '';
  if (!toast) throw new Error('toast is not read');
  const known = taughtBy('2 slices of toast', [{ ...toast, foodId: rye }]);
  expect(known).toMatchObject([{ foodId: rye, amount: null, unit: null }]);
  expect(readAgain('3 slices of toast', known)).toMatchObject({ foodId: rye, amount: 3 });
});

test('a known correction is applied the next time: confirming it adds none', () => {
  const [coffee] = confirmedAsRead('a coffee');
  if (!coffee) throw new Error('coffee is not read');
  const hers = { ...coffee, amount: 350, unit: 'ml' };
  const known = taughtBy('a coffee', [hers]);
  expect(taughtBy('a coffee', [hers], known)).toEqual([]);
  expect(taughtBy('a coffee', [coffee], known)).toHaveLength(1);
});

test('a phrase that was not understood is taught by the food she picked for it', () => {
  const text = 'zzyzx qworble';
  expect(analyzeMeal(text, index).notUnderstood).toEqual([text]);
  const known = taughtBy(text, [{ words: text, foodId: 'apple', amount: 1, unit: 'medium' }]);
  expect(readAgain(text, known)).toMatchObject({ foodId: 'apple', amount: 1 });
});

test('words of another text add no correction, and a third rounded by a form is still a third', () => {
  const text = '1/3 cup of rice';
  const [rice] = confirmedAsRead(text);
  if (!rice) throw new Error('rice is not read');
  expect(taughtBy(text, [{ ...rice, amount: 0.33 }])).toEqual([]);
  expect(taughtBy(text, [{ ...rice, words: 'a bowl of soup', foodId: 'apple' }])).toEqual([]);
});
