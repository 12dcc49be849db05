import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { ENDS } from '#domain/query/aggregate.ts';
import type { Query } from '#domain/query/query.ts';
import { extreme } from '#domain/questions/figures/extremes.ts';
import { hasSeveral } from './other-days.ts';

type Group = NonNullable<Query['group']>;

/** Longest list of a reply: a month of days. */
export const MAX_LISTED = 31;
const DEFAULT_RANKED = 5;

const GROUP_WORDS: Readonly<Record<string, Group>> = {
  day: 'day',
  night: 'day',
  date: 'day',
  week: 'week',
  month: 'month',
  weekday: 'weekday',
  'day of the week': 'weekday',
  meal: 'kind',
  type: 'kind',
  kind: 'kind',
  food: 'food',
  hour: 'hour',
  'time of day': 'hour',
};
const UNIT = '(day of the week|time of day|day|night|date|week|month|weekday|meal|type|kind|food|hour)s?';
const HIGH = 'highest|most|biggest|largest|greatest|longest|maximum|max|peak|top|latest|heaviest|fastest';
const LOW = 'lowest|least|fewest|smallest|shortest|minimum|min|bottom|earliest|lightest|slowest';
const END = `(${HIGH}|${LOW}|best|worst)`;
const OF_THEM = '(?: of (?:them|those|these|all|the list|that list))?';

const WHICH_END = new RegExp(
  `^(?:(?:which|what)(?: 1)?(?: ${UNIT})?${OF_THEM} (?:is|was|are|were|has|had|did i have|am i|do i have)(?: on)? |and )?(?:the |my )?${END}(?: (?:1|value|figure))?(?: ${UNIT})?${OF_THEM}$`,
);
const OF_SIDES =
  /^(?:which|what)(?: 1| side)? (?:is|was|are|were) (?:the )?(?:higher|lower|more|less|better|worse|longer|shorter|bigger|smaller)(?: 1)?$/;
const TOP = new RegExp(
  `^(?:show |give |list |what (?:are|were) )?(?:me )?(?:the |my )?(top|best|highest|biggest|bottom|worst|lowest|smallest) (\\d+)(?: ${UNIT}| ones)?$`,
);
const OTHER_COUNT = /^(?:make (?:it|that) |show (?:me )?)?(?:the |top )?(\d+)(?: of them| ones| rows)?$/;
const MORE = /^(?:show |give |list )?(?:me )?(?:some )?more(?: of them)?$/;
const SORTED = new RegExp(
  `^(?:sort|order|rank|sorted|ranked|ordered)(?: (?:them|it|that|those|these|this|the list))?(?: (?:by (?:value|size|amount|number)|(?:from )?(${HIGH}|high|${LOW}|low|best|worst)(?: to (?:\\w+)| first)?|(?:in )?(descending|ascending)(?: order)?|in order|from (?:best|worst) to (?:best|worst)))?$`,
);
const BY_GROUP = new RegExp(
  `^(?:(?:can i see|show|split|break|group|list|give)(?: me)?(?: (?:it|that|them|those|this))?(?: down)? )?(?:broken down |split |grouped |sorted )?(?:by|for each|for every|of each|per(?= (?:weekday|meal|type|kind|food|hour)s?$)) ${UNIT}$|^(day|week|month) by (?:day|week|month)$`,
);
const DAYS_OF =
  /^(?:(?:show|list|give|tell|name)(?: me)? )?(?:(?:all|each) (?:of )?)?(?:(?:the|those|these|my|which|what) )?(?:exact |single |individual )?(?:days|nights|dates|mornings)(?: (?:were|are|was|is) (?:they|that|those|it))?$|^(?:(?:on )?(?:which|what) (?:days|nights|dates|ones)|(?:which|what) (?:were|are) (?:they|those|these)|which)$|^(?:show|list|give|name)(?: me)? (?:them|it|those|these|all|all of them|each 1|each of them|the (?:list|values|numbers|details|data|entries))$/;
const ONES = /\bones\b|^(?:which|what) (?:were|are)|^which$|^(?:show|list|give|name)/;
const LAST_TWO = new RegExp(`^compare (?:the )?(?:last|latest|most recent) (?:2|couple)(?: ${UNIT})?$`);

const isLow = (said: string): boolean => new RegExp(`^(?:${LOW}|low|ascending)$`).test(said);

/** Which end of a list words mean; undefined if neither end is better. */
function orderOf(said: string, metric: Metric): 'highest' | 'lowest' | undefined {
  if (said !== 'best' && said !== 'worst') return isLow(said) ? 'lowest' : 'highest';
  const end = extreme(said, metric);
  return end && ENDS[end];
}

/** A query whose values are those of each group, not one figure. */
function grouped(query: Query, metric: Metric, group: Group): Query {
  const {
    rank: _rank,
    nth: _nth,
    only: _only,
    at: _at,
    versus: _versus,
    group: _group,
    per,
    ...rest
  } = query;
  const isOfMeals = group === 'kind' && metric.list === 'foods';
  const isOfFoods = group === 'food';
  const isSum = isOfFoods || (group === 'day' && metric.perDay === 'sum');
  const { threshold, ...plain } = rest;
  const isCounted = threshold !== undefined && group !== 'day';
  return {
    ...(isCounted ? rest : plain),
    aggregate: isCounted ? rest.aggregate : isSum ? 'sum' : listedStatistic(rest, metric),
    group,
    ...(isOfFoods
      ? { per: 'record' as const }
      : isOfMeals && !isSum
        ? { per: 'meal' as const }
        : per === 'meal' && { per }),
  };
}

/** Statistics that each group can have of its own. */
const LISTED: ReadonlySet<Query['aggregate']> = new Set(['mean', 'median', 'sum', 'sd']);

function listedStatistic({ aggregate }: Query, metric: Metric): Query['aggregate'] {
  if (LISTED.has(aggregate)) return aggregate;
  return metric.field === null || (metric.kind === 'event' && metric.perDay === 'sum') ? 'sum' : 'mean';
}

const canGroup = (metric: Metric, group: Group): boolean =>
  group === 'kind'
    ? metric.list === 'foods' || metric.list === 'workouts'
    : group === 'food'
      ? metric.list === 'foods' && metric.field !== null
      : group === 'hour'
        ? metric.list === 'glucose'
        : true;

/** The days that an answer counted or averaged, each with its figure. */
function eachDay(query: Query, metric: Metric, isOfOnes: boolean): Query | undefined {
  const { threshold, where, versus } = query;
  if (query.pair) return undefined;
  // The answer's own rows: meals, not days.
  if (threshold && (query.per === 'meal' || query.per === 'record')) return isOfOnes ? query : undefined;
  // Of both sides, if they are weekdays.
  if (versus?.weekdays) {
    const { versus: _versus, weekdays: _weekdays, ...both } = query;
    return eachDay(both, metric, isOfOnes);
  }
  if (metric.key === 'workouts' && isOfOnes) {
    const { group: _group, rank: _rank, ...rest } = query;
    return { ...rest, aggregate: 'sum', only: query.only ?? { order: 'last', count: 10 } };
  }
  const days = grouped(query, metric, 'day');
  if (!threshold || metric.list === 'supplements') return threshold ? { ...days, threshold } : days;
  const condition = { metric: metric.key, comparison: threshold, ...(where && { where }) };
  return { ...days, when: [...(query.when ?? []), condition] };
}

/** What a follow-up picks of the last answer; null if it asks for an end that has no direction. */
export type Picked = Query | null | undefined;

function pickedEnd(
  query: Query,
  metric: Metric,
  {
    said,
    unit,
    isAsked,
  }: { readonly said: string; readonly unit: string | undefined; readonly isAsked: boolean },
): Picked {
  const order = orderOf(said, metric);
  const group = (unit === undefined ? undefined : GROUP_WORDS[unit]) ?? query.group;
  if (group === undefined && query.versus) return isAsked ? query : undefined;
  const isJudged = said === 'best' || said === 'worst';
  // "The lowest?" after one figure is another statistic, and "the worst?" after a blood value any value.
  if (group === undefined && (!isJudged || metric.list === 'blood')) return undefined;
  if (!order) return null;
  // "And the fewest?" turns a ranking around.
  if (query.rank && !isAsked && unit === undefined)
    return isJudged ? { ...query, rank: { ...query.rank, order } } : undefined;
  if (group === undefined || group === 'day') {
    const { rank: _rank, group: _group, nth: _nth, threshold: _threshold, only: _only, ...rest } = query;
    return metric.field === null
      ? { ...grouped(query, metric, 'day'), rank: { order, limit: 1 } }
      : { ...rest, aggregate: order === 'highest' ? 'max' : 'min' };
  }
  if (!canGroup(metric, group)) return undefined;
  if (query.rank && query.group === group) return { ...query, rank: { ...query.rank, order } };
  return { ...grouped(query, metric, group), rank: { order, limit: 1 } };
}

function pickedTop(
  query: Query,
  metric: Metric,
  said: string,
  { limit, unit }: { readonly limit: number; readonly unit: string | undefined },
): Picked {
  const order = said === 'top' ? 'highest' : orderOf(said, metric);
  if (!order) return null;
  const group =
    (unit === undefined ? undefined : GROUP_WORDS[unit]) ??
    query.group ??
    (metric.list === 'foods' && metric.field ? 'food' : 'day');
  if (limit < 1 || !canGroup(metric, group)) return undefined;
  const rank = { order, limit: Math.min(limit, MAX_LISTED) } as const;
  return query.rank && query.group === group
    ? { ...query, rank }
    : { ...grouped(query, metric, group), rank };
}

/** The last two of a list side by side: "compare the last two" after months. */
function lastTwo(query: Query, said: string | undefined): Picked {
  const group = said === undefined ? query.group : GROUP_WORDS[said];
  if (group !== 'week' && group !== 'month' && group !== 'day') return undefined;
  const { group: _group, rank: _rank, ...rest } = query;
  return { ...rest, window: { kind: group, back: 0 }, versus: { window: { kind: group, back: 1 } } };
}

/** Reads a follow-up about the list, days or sides of the last answer: "which was the highest?", "top 3", "sort them", "show me the days". */
export function pickedFrom(text: string, query: Query, today: string): Picked {
  const metric = findMetric(query.metric);
  if (!metric || metric.list === 'targets') return undefined;
  const [, named, end, after] = WHICH_END.exec(text) ?? [];
  if (end !== undefined)
    return pickedEnd(query, metric, { said: end, unit: named ?? after, isAsked: text.startsWith('wh') });
  if (OF_SIDES.test(text)) return query.versus ? query : undefined;
  const [, which, count, unit] = TOP.exec(text) ?? [];
  if (which !== undefined) return pickedTop(query, metric, which, { limit: Number(count), unit });
  if (query.rank) {
    const other = OTHER_COUNT.exec(text)?.[1];
    const limit = other === undefined ? query.rank.limit + DEFAULT_RANKED : Number(other);
    if ((other !== undefined || MORE.test(text)) && limit >= 1 && limit <= MAX_LISTED)
      return { ...query, rank: { ...query.rank, limit } };
  }
  const sorted = SORTED.exec(text);
  if (sorted) {
    const order = orderOf(sorted[1] ?? sorted[2] ?? 'highest', metric);
    const group = query.group ?? 'day';
    return order
      ? { ...(query.rank ? query : grouped(query, metric, group)), rank: { order, limit: MAX_LISTED } }
      : null;
  }
  const by = BY_GROUP.exec(text);
  const group = by && GROUP_WORDS[by[1] ?? by[2] ?? ''];
  if (group)
    return canGroup(metric, group) && hasSeveral(query.window, group, today)
      ? {
          ...grouped(query, metric, group),
          ...(group === 'food' && { rank: { order: 'highest' as const, limit: DEFAULT_RANKED } }),
        }
      : undefined;
  if (DAYS_OF.test(text)) return eachDay(query, metric, ONES.test(text));
  const two = LAST_TWO.exec(text);
  return two ? lastTwo(query, two[1]) : undefined;
}
