import { findMetric } from '#domain/metrics/catalog.ts';
import { isAverageOfPart } from '#domain/query/periods.ts';
import type { Query } from '#domain/query/query.ts';
import { foodKind } from '#domain/query/food-kinds.ts';
import { foodWords } from '#domain/query/food-words.ts';

/** Databases agree with JavaScript about the lower case of these letters only. */
const PLAIN = /^[a-z0-9]+$/;

/** A part that a name's word and its plural share: "berr" of "berry" and "berries". */
const stemOf = (words: readonly string[]): string | undefined =>
  words
    .filter((word) => PLAIN.test(word))
    .map((word) => word.replace(/y$/, ''))
    .filter((stem) => stem !== '')
    .toSorted((one, other) => other.length - one.length)[0];

/** The food that a query is about, if it looks at no other record; undefined otherwise. */
function foodOf(query: Query): string | undefined {
  const { metric, where, versus, pair, at, when, any, aggregate, per, threshold } = query;
  const of = findMetric(metric);
  // "Bananas a week": a day with other foods only is one of 0.
  const isOfEachDay =
    of !== undefined &&
    (isAverageOfPart(query, of) ||
      (of.field === null && !threshold && aggregate !== 'count' && /^(?:day|week|month)$/.test(per ?? '')));
  const isAlone = !versus && !pair && !at && !when && !any && aggregate !== 'part' && !isOfEachDay;
  return isAlone && of?.list === 'foods' && !of.derived && where?.afterMeal === undefined
    ? where?.food
    : undefined;
}

/**
 * Parts of the names of all foods that queries ask about; undefined if other foods matter too. Other foods may contain one as well, so
 * the rows still need the query's own filter.
 */
export function namedFoods(queries: readonly Query[]): readonly string[] | undefined {
  const foods = queries.map(foodOf).flatMap((food) => food?.split(' or ') ?? [undefined]);
  const stems = foods.flatMap((food) =>
    food === undefined ? [undefined] : [foodWords(food), ...(foodKind(food)?.members ?? [])].map(stemOf),
  );
  return stems.every((stem) => stem !== undefined) ? [...new Set(stems)] : undefined;
}
