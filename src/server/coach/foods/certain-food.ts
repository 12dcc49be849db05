import { joinWords } from '#domain/words/join-words.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { isPlural } from '#domain/words/agreement.ts';

/** Below this confidence the words may mean another food. */
const MIN_CONFIDENCE = 0.5;

/** The foods that words name for certain, with their usual amounts; undefined otherwise. */
export function certainFood(words: string, index: FoodIndex) {
  const { items, total, notUnderstood } = analyzeMeal(words, index);
  const isSure = items.length > 0 && items.every(({ confidence }) => confidence >= MIN_CONFIDENCE);
  if (!isSure || notUnderstood.length > 0) return undefined;
  const name = joinWords(items.map((item) => item.name));
  const grams = Math.round(items.reduce((sum, item) => sum + item.grams.value, 0));
  const amount = `${name} (about ${grams} g)`;
  // “Lentils have”, but “rice with lentils has”.
  const isSeveral = items.length > 1 || isPlural(name.replace(/ (?:with|in|and) .*$|,.*$/, ''));
  return { items, total, name, amount, amountHas: `${amount} ${isSeveral ? 'have' : 'has'}` };
}
