import { findMetric } from '#domain/metrics/catalog.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { WHOLE_MEAL } from '#domain/questions/named-parts.ts';

const isNutrient = (key: string): boolean => {
  const metric = findMetric(key);
  return metric?.list === 'foods' && metric.field !== null && key !== 'foodGrams';
};

/** "Average calories of dinners with rice": of all that was eaten at them, not of the rice alone. */
export function withMealsOfFoods(list: readonly Lexeme[]): readonly Lexeme[] {
  const isOfNutrient = list.some(({ tag, keys }) => tag === 'metric' && keys.some(isNutrient));
  if (!isOfNutrient || list.some(({ tag }) => tag === 'after')) return list;
  const food = list.findIndex(({ tag }, at) => {
    const before = list.slice(0, at);
    const meal = before.findLastIndex((each) => each.tag === 'meal');
    const between = before.slice(meal + 1);
    return (
      tag === 'food' &&
      meal >= 0 &&
      between.some(({ words }) => words === 'with') &&
      between.every((each) => each.tag === 'filler')
    );
  });
  return list.map((each, at) => (at === food ? { ...each, keys: [WHOLE_MEAL] } : each));
}
