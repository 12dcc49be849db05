import { findMetric } from '#domain/metrics/catalog.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { lexeme } from '#domain/questions/tag.ts';
import { WHOLE_MEAL } from '#domain/questions/named-parts.ts';

const isNutrient = (key: string): boolean => {
  const metric = findMetric(key);
  return metric?.list === 'foods' && metric.field !== null && key !== 'foodGrams';
};

/** "How often do I have rice and beans together", "chicken with rice": times both were in one meal. */
export function withFoodsTogether(list: readonly Lexeme[]): readonly Lexeme[] {
  const foods = list.flatMap(({ tag }, at) => (tag === 'food' ? [at] : []));
  const [first, last] = [foods[0], foods.at(-1)];
  if (foods.length < 2 || first === undefined || last === undefined) return list;
  const between = list.slice(first, last).filter(({ tag }) => tag !== 'food');
  const isJoined = between.every(({ tag }) => tag === 'filler' || tag === 'and' || tag === 'comma');
  const isTogether = (each: Lexeme): boolean => each.tag === 'aggregate' && each.words === 'together';
  const isWith = between.some(({ words }) => words === 'with');
  const isCounted = list.some(({ tag }) => tag === 'howoften' || tag === 'count' || tag === 'ago');
  const isOfAmount = list.some(({ tag }) => tag === 'metric' || tag === 'unit' || tag === 'after');
  if (!isJoined || !isCounted || isOfAmount || !(isWith || list.some(isTogether))) return list;
  const value = foods.map((at) => list[at]?.value).join(' and ');
  const both = { ...lexeme('food', value, value, [WHOLE_MEAL]) };
  return [...list.slice(0, first), both, ...list.slice(last + 1)].filter((each) => !isTogether(each));
}

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
