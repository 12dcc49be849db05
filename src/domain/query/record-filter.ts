import { MINUTE_MS } from '#domain/time/spans.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { meets } from './aggregate.ts';
import type { RecordFilter } from './query.ts';
import type { Entry, RecordSource } from './record-source.ts';
import { firstIndex } from './windows.ts';

/** Glucose is considered for this long after a meal starts. */
export const AFTER_MEAL_MINUTES = 120;

/** Words of a food's name, in the singular. */
export const foodWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) =>
      word.length > 4 && word.endsWith('ies')
        ? `${word.slice(0, -3)}y`
        : word.length > 4 && /(?:oes|ches|shes|sses|xes)$/.test(word)
          ? word.slice(0, -2)
          : word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
            ? word.slice(0, -1)
            : word,
    );

/** Whether the name of a food contains all words. */
export const isNamed = (name: string, words: readonly string[]): boolean => {
  const own = new Set(foodWords(name));
  return words.every((word) => own.has(word));
};

/** Minute of the local day. */
const minuteOf = (at: string): number => Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));

/** Tests whether a reading is soon after the last meal before it. Meals must be in chronological order. */
function afterMeals(
  { entries }: RecordSource,
  kind: string,
  isOfFood: ((entry: Entry) => boolean) | undefined,
): (entry: Entry) => boolean {
  const eaten = isOfFood ? entries.foods.filter(isOfFood) : entries.meals;
  const meals = eaten.flatMap(({ at, kind: own }) =>
    at !== null && (kind === 'any' || own === kind) ? [at] : [],
  );
  const ends = meals.map((at) =>
    new Date(Date.parse(`${at}Z`) + AFTER_MEAL_MINUTES * MINUTE_MS).toISOString().slice(0, 19),
  );
  return ({ at }) => {
    if (at === null) return false;
    const last = firstIndex(meals, (start) => start > at) - 1;
    return last >= 0 && at <= (ends[last] ?? '');
  };
}

/** Whether a record passes a filter. */
export function recordTest(where: RecordFilter | undefined, source: RecordSource): (entry: Entry) => boolean {
  if (where === undefined) return () => true;
  const { kinds, food, minutes, afterMeal, having = [] } = where;
  const foods = food === undefined ? [] : food.split(' or ').map(foodWords);
  const limits = having.map(({ metric, comparison }) => [findMetric(metric)?.field, comparison] as const);
  const isHaving = ({ values }: Entry): boolean =>
    limits.every(([field, { value: limit, ...comparison }]) => {
      const value = field === null || field === undefined ? undefined : values[field];
      return (
        value !== undefined && typeof limit === 'number' && meets(value, { ...comparison, value: limit })
      );
    });
  const isOfFood = ({ name }: Entry): boolean => foods.some((words) => name !== null && isNamed(name, words));
  const isAfter =
    afterMeal === undefined
      ? undefined
      : afterMeals(source, afterMeal, food === undefined ? undefined : isOfFood);
  const isAtTime = (at: string | null): boolean => {
    if (minutes === undefined) return true;
    if (at === null) return false;
    const [[from, to], minute] = [minutes, minuteOf(at)];
    return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  };
  return (entry) =>
    (kinds === undefined || (entry.kind !== null && kinds.includes(entry.kind))) &&
    (food === undefined || isAfter !== undefined || isOfFood(entry)) &&
    isHaving(entry) &&
    isAtTime(entry.at) &&
    (isAfter === undefined || isAfter(entry));
}
