import type { Aggregate } from '#domain/query/query.ts';
import { EXTREMES } from './asked-figure.ts';
import { chooseMetric } from './choose-metric.ts';
import { DONE, Words, type Fields, type MainClause } from './clause.ts';
import type { Conditions, Reader } from './conditions.ts';
import { filterOf, metricWord, tallyOf } from './named-parts.ts';

const COUNTED: ReadonlySet<string> = new Set(['fasts', 'bloodPanels', 'weighIns', 'workouts']);

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
    ? (word?.keys.map(tallyOf) ?? (hints.isWorkout ? ['workouts'] : []))
    : (word?.keys ?? []);
  const metric = chooseMetric(keys, hints, reader.source);
  if (!metric || (isDays ? !COUNTED.has(metric.key) : metric.plain !== 'last')) return undefined;
  const aggregate = isOfLast ? 'last' : isDays ? aggregateOf(words) : change === 'down' ? 'min' : 'max';
  words.take('metric', 'implied', 'workout', 'count', 'day');
  if (!aggregate || (isDays ? change : !change) || words.all.some(({ tag }) => !DONE.has(tag)))
    return undefined;
  const fields: Fields = { metric: metric.key, aggregate, between: isDays ? 'days' : 'values' };
  if (isDays && where.kinds) fields.where = { kinds: where.kinds };
  if (isOfLast) fields.only = { order: 'last', count: 2 };
  return { query: fields };
}
