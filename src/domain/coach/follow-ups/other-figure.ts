import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { ENDS } from '#domain/query/aggregate.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { isAddable } from '#domain/questions/asked-figure.ts';
import { chooseMetric } from '#domain/questions/choose-metric.ts';
import { EXTREMES } from '#domain/questions/figures/extremes.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';

const TALLIED: ReadonlySet<Query['aggregate']> = new Set([
  'count',
  'share',
  'part',
  'streak',
  'current-streak',
  'held',
  'since',
]);
const OF_KINDS: ReadonlySet<string> = new Set(['foods', 'workouts']);

/** The statistic that fits another metric. */
function statisticFor(query: Query, asked: Metric | undefined, metric: Metric): Query['aggregate'] {
  const { aggregate, window, group } = query;
  if (aggregate === 'part' && group === 'kind' && isAddable(metric)) return 'part';
  if (TALLIED.has(aggregate)) return group === undefined ? metric.plain : 'mean';
  if (aggregate === 'last' && metric.plain !== 'last' && asked?.plain === 'last') return metric.plain;
  if (aggregate === 'sum' && !isAddable(metric)) return group === undefined ? metric.plain : 'mean';
  // "How many workouts did I do?", "and how did I sleep?"
  if (aggregate === 'sum' && asked?.field === null && metric.field !== null) return metric.plain;
  const isLatest = metric.plain === 'last' && window.kind === 'all' && group === undefined;
  return isLatest && aggregate === 'mean' ? 'last' : aggregate;
}

/** What a list, comparison or rate is made of, if the other metric has the same. */
function shapeFor(query: Query, asked: Metric | undefined, metric: Metric): Partial<Query> {
  const { versus, group, rank, per } = query;
  const isSameList = asked?.list === metric.list;
  const isOfFoods = group === 'food' && rank !== undefined && metric.list === 'foods';
  const isOfKinds = group === 'kind' && isSameList && OF_KINDS.has(metric.list);
  const isOfTimes = group !== undefined && group !== 'food' && group !== 'kind' && group !== 'hour';
  const isGrouped = isOfFoods || isOfKinds || isOfTimes;
  const isCompared = versus !== undefined && (versus.where === undefined || isSameList);
  const isRate =
    per === 'week' || per === 'month' || (per === 'meal' && isSameList && metric.list === 'foods');
  return {
    ...(isCompared && { versus }),
    ...(isGrouped && { group }),
    ...(isGrouped && rank && { rank }),
    ...(isOfFoods || (isOfKinds && per === 'record')
      ? { per: 'record' as const }
      : isRate && isAddable(metric)
        ? { per }
        : {}),
  };
}

/** "And how much protein?" after the calories of a dinner: of that dinner. */
function recordsFor({ where }: Query, asked: Metric | undefined, metric: Metric): Partial<Query> {
  if (!where || asked?.list !== metric.list || !OF_KINDS.has(metric.list)) return {};
  // "How many coffees", "and alcohol?": not the alcohol in coffee.
  const isTally = asked.field === null || asked.key === 'foodGrams';
  const { food: _food, ...others } = where;
  const kept = isTally && metric.field !== null && metric.list === 'foods' ? others : where;
  return Object.keys(kept).length > 0 ? { where: kept } : {};
}

/** The same question about another metric. */
export function aboutMetric(query: Query, metric: Metric): Query {
  const asked = findMetric(query.metric);
  const { window, weekdays, when, any, isBelow, isRatio, isPercent, percentile } = query;
  // A blood test isn't of this week.
  const isOfTests =
    metric.list === 'blood' && asked?.list !== 'blood' && window.kind !== 'dates' && window.kind !== 'year';
  const shape = shapeFor(query, asked, metric);
  const others = when?.filter((condition) => condition.metric !== asked?.key);
  return {
    metric: metric.key,
    aggregate: isOfTests && shape.group === undefined ? metric.plain : statisticFor(query, asked, metric),
    window: isOfTests ? { kind: 'all' } : window,
    ...(weekdays && !isOfTests && { weekdays }),
    ...(others && others.length > 0 && { when: others }),
    ...(any && { any }),
    ...(percentile !== undefined && { percentile }),
    ...recordsFor(query, asked, metric),
    ...shape,
    ...(shape.versus && isBelow && { isBelow }),
    ...(shape.versus && isRatio && { isRatio }),
    ...(shape.versus && isPercent && { isPercent }),
  };
}

/** "And runs?": of another kind of workout, or workouts on the same days. */
function aboutWorkouts(query: Query, kinds: readonly string[]): Query {
  const asked = findMetric(query.metric);
  const named = kinds.length > 0 ? { kinds } : undefined;
  const { where: _where, ...rest } = query;
  if (asked?.list === 'workouts') return { ...rest, ...(named && { where: named }) };
  const workouts = findMetric('workouts');
  if (!workouts) return rest;
  const { where: _other, ...other } = aboutMetric(query, workouts);
  return { ...other, aggregate: 'sum', ...(named && { where: named }) };
}

const STATISTICS: ReadonlySet<string> = new Set(['mean', 'median', 'sd', 'variance', 'sum']);

function withStatistic(query: Query, aggregate: Query['aggregate']): Query | undefined {
  const asked = findMetric(query.metric);
  if (aggregate === 'sum' && !(asked && isAddable(asked))) return undefined;
  const { threshold: _threshold, nth: _nth, ...rest } = query;
  const { group: _group, rank: _rank, ...whole } = rest;
  // "And the average?" after a list of averages: of all of them.
  const isOfAll = query.rank !== undefined || query.aggregate === aggregate;
  // "You had coffee 0.9 times a day", where one record has no average.
  const isRate = asked?.field === null && aggregate === 'mean' && query.group === undefined;
  return { ...(isOfAll ? whole : rest), aggregate, ...(isRate && { per: query.per ?? 'day' }) };
}

/** "The longest?" after runs, "and the least?" after a ranking. */
function withEnd(query: Query, said: string): Query | undefined {
  const aggregate = EXTREMES[said];
  const order = aggregate && ENDS[aggregate];
  if (!order) return undefined;
  const asked = findMetric(query.metric);
  const minutes = findMetric('workoutMinutes');
  const isTally = asked?.list === 'workouts' && asked.field === null && query.group === undefined;
  if (isTally && minutes && (said === 'longest' || said === 'shortest')) {
    const { only: _only, ...rest } = query;
    return { ...rest, metric: minutes.key, aggregate };
  }
  if (!query.rank) {
    const { aggregate: _other, ...versus } = query.versus ?? {};
    return { ...query, aggregate, ...(query.versus && { versus }) };
  }
  // After a ranking: turned around, whatever it ranks by.
  const isOfEnds = ENDS[query.aggregate] !== undefined;
  return { ...query, ...(isOfEnds && { aggregate }), rank: { ...query.rank, order } };
}

/** A question changed by one word: its statistic, its subject, or a kind of record. Undefined if the word is none of them. */
export function withWord(
  query: Query,
  { tag, value, keys }: Lexeme,
  { source, isOfPart }: { readonly source: RecordSource; readonly isOfPart: boolean },
): Query | undefined {
  const asked = findMetric(query.metric);
  if (tag === 'aggregate')
    return STATISTICS.has(value) ? withStatistic(query, value as Query['aggregate']) : undefined;
  if (tag === 'superlative') return withEnd(query, value);
  if (tag === 'workout') return aboutWorkouts(query, keys);
  if (tag === 'meal' && value !== 'any' && asked?.list === 'foods') {
    const { group, per, rank: _rank, ...rest } = query;
    const where = { ...query.where, kinds: [value] };
    // Of a list by meal, the one named is left.
    return group === 'kind' ? { ...rest, ...(per && { per }), where } : { ...query, where };
  }
  if (tag === 'food') {
    const isOfFood = query.where?.food !== undefined;
    const isEaten = asked?.list === 'foods' && isOfPart && query.group !== 'food';
    return isOfFood || isEaten ? { ...query, where: { ...query.where, food: value } } : undefined;
  }
  if (tag !== 'metric' && tag !== 'implied') return undefined;
  const hints = { isWorkout: asked?.list === 'workouts', isEaten: asked?.list === 'foods', isBurned: false };
  const metric = chooseMetric(keys, hints, source);
  if (!metric) return undefined;
  // "On how many days was my protein on target?", "and my steps?"
  const { threshold, aggregate } = query;
  const isOfTarget = threshold?.value === 'target' && source.targets[metric.key] !== undefined;
  return { ...aboutMetric(query, metric), ...(isOfTarget && { threshold, aggregate }) };
}
