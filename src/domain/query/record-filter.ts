import { findMetric } from '#domain/metrics/catalog.ts';
import { meets } from './aggregate.ts';
import { localMinus, minuteOf } from './clock-values.ts';
import { foodKind, isOfKind } from './food-kinds.ts';
import { foodWords } from './food-words.ts';
import type { Query, RecordFilter } from './query.ts';
import { type Entry, mealKey, type RecordSource } from './record-source.ts';
import { firstIndex, slicedBy, type Span } from './windows.ts';

/** Glucose is considered for this long after a meal starts. */
export const AFTER_MEAL_MINUTES = 120;

/** Filters of all parts of a query. */
export const filtersOf = ({ where, when = [], any = [], pair, versus }: Query): readonly RecordFilter[] =>
  [
    where,
    pair?.where,
    versus?.where,
    ...[...when, ...any, ...(versus?.when ?? []), ...(versus?.any ?? [])].map((each) => each.where),
  ].flatMap((filter) => filter ?? []);

/** Whether a food is one of those named, by all words of its name or by its kind. @param foods "salmon or fruit" */
function namedTest(foods: string): (name: string) => boolean {
  const alternatives = foods.split(' or ').map((food) => [foodWords(food), foodKind(food)] as const);
  return (name) => {
    const own = new Set(foodWords(name));
    return alternatives.some(
      ([words, kind]) => words.every((word) => own.has(word)) || (kind !== undefined && isOfKind(own, kind)),
    );
  };
}

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
  const ends = meals.map((at) => localMinus(at, -AFTER_MEAL_MINUTES));
  return ({ at }) => {
    if (at === null) return false;
    const last = firstIndex(meals, (start) => start > at) - 1;
    return last >= 0 && at <= (ends[last] ?? '');
  };
}

/** Tests whether a record was made between the start and the end of a fast. */
function duringFasts(
  { entries }: RecordSource,
  which: NonNullable<RecordFilter['isFasting']>,
  span: Span,
): (entry: Entry) => boolean {
  // "My longest fast in May" may not be the longest ever, but a fast that ends in June covers some of May.
  const candidates = which === true ? entries.fasts : slicedBy(entries.fasts, span);
  const all = candidates.flatMap(({ at, values: { hours } }) => {
    if (at === null || hours === undefined) return [];
    return { start: localMinus(at, hours * 60), end: at, hours };
  });
  const longest = Math.max(...all.map(({ hours }) => hours));
  const fasts =
    which === 'last'
      ? all.slice(-1)
      : which === 'longest'
        ? all.filter(({ hours }) => hours === longest).slice(0, 1)
        : all;
  return ({ at }) => {
    if (at === null) return false;
    const next = fasts[firstIndex(fasts, ({ end }) => end >= at)];
    return next !== undefined && at >= next.start;
  };
}

/** Meals that contain each of some foods. @param foods "rice and beans" */
function mealsWith({ entries }: RecordSource, foods: string): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = foods.split(' and ').map((food) => {
    const isNamed = namedTest(food);
    return new Set(entries.foods.filter(({ name }) => name !== null && isNamed(name)).map(mealKey));
  });
  return new Set([...first].filter((meal) => others.every((other) => other.has(meal))));
}

/** Whether a record passes a filter. @param span days asked about */
export function recordTest(
  where: RecordFilter | undefined,
  source: RecordSource,
  span: Span,
): (entry: Entry) => boolean {
  if (where === undefined) return () => true;
  const { kinds, food, minutes, afterMeal, mealWith, isFasting, having = [] } = where;
  const isNamed = namedTest(food ?? '');
  const limits = having.map(({ metric, comparison }) => [findMetric(metric), comparison] as const);
  const isHaving = ({ values }: Entry): boolean =>
    limits.every(([metric, { value: limit, ...comparison }]) => {
      const value = metric?.field ? values[metric.field] : undefined;
      return (
        value !== undefined &&
        typeof limit === 'number' &&
        meets(value / (metric?.each ?? 1), { ...comparison, value: limit })
      );
    });
  const isOfFood = ({ name }: Entry): boolean => name !== null && isNamed(name);
  const isAfter =
    afterMeal === undefined
      ? undefined
      : afterMeals(source, afterMeal, food === undefined ? undefined : isOfFood);
  const meals = mealWith === undefined ? undefined : mealsWith(source, mealWith);
  const isDuring = isFasting === undefined ? undefined : duringFasts(source, isFasting, span);
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
    (meals === undefined || meals.has(mealKey(entry))) &&
    (isAfter === undefined || isAfter(entry)) &&
    (isDuring === undefined || isDuring(entry));
}
