import type { Aggregate } from '#domain/query/query.ts';
import { EXTREMES } from '#domain/questions/figures/extremes.ts';
import { chooseMetric } from '#domain/questions/choose-metric.ts';
import { DONE, Words, type Fields, type MainClause } from '#domain/questions/clause.ts';
import type { Conditions, Reader } from '#domain/questions/day-conditions.ts';
import { filterOf, metricWord, tallyOf } from '#domain/questions/named-parts.ts';

const COUNTED: ReadonlySet<string> = new Set(['fasts', 'bloodPanels', 'weighIns', 'workouts', 'foods']);

function aggregateOf(words: Words): Aggregate | undefined {
  const [superlative, ...more] = words.take('superlative').map(({ value }) => value);
  const [named, ...others] = words.take('aggregate').map(({ value }) => value);
  if (more.length > 0 || others.length > 0 || (superlative && named)) return undefined;
  if (superlative !== undefined) return EXTREMES[superlative];
  return named === 'mean' || named === 'median' ? named : undefined;
}

/** "The longest gap between my fasts", "the days between my last two blood tests", "the biggest drop from one weigh-in to the next". */
export function readGap(words: Words, conditions: Conditions, reader: Reader): MainClause | undefined {
  if (conditions.when.length > 0 || conditions.any || conditions.at) return undefined;
  const [{ value: of } = { value: '' }] = words.take('gap');
  const isDays = of === 'days';
  const word = metricWord(words.all);
  const where = filterOf(words.all);
  const [change] = words.take('change').map(({ value }) => value);
  const [number] = words.take('number');
  const isOfLast = words.take('last').length > 0;
  if (word === 'several' || !where || isOfLast !== (number?.value === '2')) return undefined;
  const hints = { isWorkout: words.has('workout'), isEaten: false, isBurned: false };
  const keys = isDays
    ? where.food !== undefined
      ? ['foods']
      : (word?.keys.map(tallyOf) ?? (hints.isWorkout ? ['workouts'] : []))
    : (word?.keys ?? []);
  const metric = chooseMetric(keys, hints, reader.source);
  if (!metric || (isDays ? !COUNTED.has(metric.key) : metric.plain !== 'last')) return undefined;
  const aggregate = isOfLast ? 'last' : isDays ? aggregateOf(words) : change === 'down' ? 'min' : 'max';
  words.take('metric', 'implied', 'workout', 'food', 'count', 'day');
  if (!aggregate || (isDays ? change : !change) || words.all.some(({ tag }) => !DONE.has(tag)))
    return undefined;
  const fields: Fields = { metric: metric.key, aggregate, between: isDays ? 'days' : 'values' };
  if (isDays && (where.kinds ?? where.food) !== undefined) fields.where = where;
  if (isOfLast) fields.only = { order: 'last', count: 2 };
  return { query: fields };
}
