import { findMetric } from '#domain/metrics/catalog.ts';
import type { MainClause, Words } from '#domain/questions/clause.ts';

const AVERAGE_MEAL =
  /^(?:average|avg|mean|median|typical|usual|normal|per|each) (?:breakfast|lunch|dinner|supper|snack)s?$/;

const isAverageMeal = ({ all }: Words): boolean =>
  all.some(
    ({ tag, words }, at) => tag === 'meal' && AVERAGE_MEAL.test(`${all[at - 1]?.words ?? ''} ${words}`),
  ) && !all.some(({ tag }) => tag === 'per' || tag === 'food');

/** "My average dinner": of the dinners, also on days with an incomplete food log. */
export function readAverageMeals(
  words: Words,
  readValue: (words: Words) => MainClause | undefined,
): MainClause | undefined {
  const isOfMeals = isAverageMeal(words);
  const read = readValue(words);
  const { metric: key = '', aggregate, per } = read?.query ?? {};
  const metric = findMetric(key);
  const isAmount = metric?.perDay === 'sum' && metric.list === 'foods' && aggregate === 'mean';
  return read && isOfMeals && isAmount && per === undefined
    ? { ...read, query: { ...read.query, per: 'meal' } }
    : read;
}
