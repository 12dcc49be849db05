import { ENDS } from '#domain/query/aggregate.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query, Window } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { DAYS } from '#domain/questions/times/calendar-dates.ts';
import {
  joinedTimes,
  readTimes,
  windowBefore,
  windowYearBefore,
} from '#domain/questions/times/calendar-words.ts';
import { isAddable } from '#domain/questions/asked-figure.ts';
import { chooseMetric } from '#domain/questions/choose-metric.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { normalized, singular } from '#domain/questions/wording/normalize.ts';
import { tagged } from '#domain/questions/tag.ts';

/** Words that only connect a follow-up to the previous question. */
const TIES =
  /^(?:and|but|so|ok|okay|what about|how about|what if|only|just|now|then|same|the same|for|in|on|during)\b\s*/;

const withoutTies = (text: string): string => {
  const shorter = text.replace(TIES, '');
  return shorter === text ? text : withoutTies(shorter);
};

const AGGREGATES: Readonly<Record<string, Query['aggregate']>> = { highest: 'max', lowest: 'min' };

/** "The week before", "compared to the week before". */
const BEFORE = /^(?:the )?(?:one|week|month|year|days?|time|period) before(?: that)?$/;
/** "Same time last year?", "a year earlier". */
const YEAR_BEFORE =
  /^(?:the )?(?:same )?(?:time|days?|week|month|period) (?:(?:of )?(?:last|the previous) year|(?:a|1) year (?:ago|before|earlier))$|^(?:a|1) year (?:ago|before|earlier)$/;
/** "And Thursday?" means the last one; "and Thursdays?" all of them. */
const BARE_DAY = new RegExp(`^(?:${DAYS.map((day) => `${day}|${day.slice(0, 3)}`).join('|')}|tues|thurs?)$`);
const dayNamed = (said: string): string =>
  `on ${DAYS.find((day) => day.startsWith(said.slice(0, 3))) ?? said}`;
/** "How much protein was that?" */
const THAT_AMOUNT =
  /^how (?:much|many) ([a-z]+(?: [a-z]+)?) (?:was|were|is|are|did) (?:that|it|this|there)(?: (?:have|in total))?$/;
const COMPARED = /^(?:compare(?:d)?|versus|vs|than)(?: it| that)?(?: to| with)?\s+/;

/**
 * Reads a question that changes part of the previous one: its days, statistic or subject.
 * @returns undefined if any word isn't understood
 */
export function readFollowUp(
  question: string,
  before: Query,
  { source, lexicon }: { readonly source: RecordSource; readonly lexicon: Lexicon },
): Query | undefined {
  const spelled = normalized(question).split(' ').map(lexicon.correct).join(' ');
  const compared = COMPARED.test(withoutTies(spelled));
  const text = withoutTies(withoutTies(spelled).replace(COMPARED, '')).replace(THAT_AMOUNT, '$1');
  if (text === '') return undefined;
  const isYear = YEAR_BEFORE.test(text);
  if (isYear || BEFORE.test(text)) {
    const window = (isYear ? windowYearBefore : windowBefore)(before.window, source.today);
    return window && (compared ? withVersus(before, { window }) : { ...plain(before), window });
  }
  const { text: rest, times } = readTimes(text.replace(BARE_DAY, dayNamed), source.today);
  const spoken = tagged(rest, lexicon);
  const lexemes = spoken.filter(
    ({ tag }) => !['time', 'filler', 'comma', 'question', 'day', 'per'].includes(tag),
  );
  const time = joinedTimes(times);
  if (!time) return undefined;
  const [word, ...more] = lexemes;
  if (!word) {
    const periods = spoken.flatMap(({ tag, value }) => (tag === 'per' ? [value] : []));
    if (periods.length > 0) return compared ? undefined : perPeriod({ ...plain(before), ...time }, periods);
    if (times.length === 0) return undefined;
    return compared ? withVersus(before, time) : { ...plain(before), ...time };
  }
  if (more.length > 0 || compared || isGuessedMarker(word, question)) return undefined;
  return changed(word, { ...plain(before), ...time }, source);
}

/** Too many words are within a typo of a marker's name to correct them: "moon" isn't "mono". */
function isGuessedMarker({ keys, words }: ReturnType<typeof tagged>[number], question: string): boolean {
  const isMarker = keys.some((key) => findMetric(key)?.list === 'blood');
  const said = new Set(normalized(question).split(' ').map(singular));
  return isMarker && !words.split(' ').every((each) => said.has(each));
}

/** "Per day?" after a total: the average instead. */
function perPeriod(query: Query, [period, ...more]: readonly string[]): Query | undefined {
  const metric = findMetric(query.metric);
  const isTotal = query.aggregate === 'sum' || query.aggregate === 'mean';
  if (!metric || !isTotal || !isAddable(metric) || more.length > 0 || query.rank) return undefined;
  const { per: _per, ...rest } = query;
  const isOfFood = metric.list === 'foods' && query.where?.food !== undefined;
  if (period === 'day') return { ...rest, aggregate: 'mean', ...(isOfFood && { per: 'day' }) };
  return period === 'week' || period === 'month' ? { ...rest, aggregate: 'mean', per: period } : undefined;
}

/** A comparison starts over if its days change. */
const plain = ({ versus: _versus, ...query }: Query): Query => query;

/** "How am I sleeping?", compared with last month: this month. */
const untilNow = (query: Query, other: Window | undefined): Query =>
  query.window.kind === 'all' &&
  other &&
  (other.kind === 'week' || other.kind === 'month') &&
  other.back === 1
    ? { ...query, window: { kind: other.kind, back: 0 } }
    : query;

const withVersus = (before: Query, versus: NonNullable<Query['versus']>): Query | undefined => {
  const query = untilNow(plain(before), versus.window);
  return JSON.stringify({ ...query, ...versus }) === JSON.stringify(query) ? undefined : { ...query, versus };
};

function changed(
  word: ReturnType<typeof tagged>[number],
  query: Query,
  source: RecordSource,
): Query | undefined {
  const { tag, value, keys } = word;
  const asked = findMetric(query.metric);
  if (tag === 'aggregate' && value === 'sum' && !(asked && isAddable(asked))) return undefined;
  if (tag === 'aggregate' && ['mean', 'median', 'sd', 'variance', 'sum'].includes(value)) {
    const { threshold: _threshold, ...rest } = query;
    return { ...rest, aggregate: value as Query['aggregate'] };
  }
  if (tag === 'superlative') {
    const aggregate = AGGREGATES[value];
    const order = aggregate && ENDS[aggregate];
    if (!query.rank || !order) return aggregate && { ...query, aggregate };
    // "And the least?" after a ranking turns it around, whatever it ranks by.
    const isOfEnds = ENDS[query.aggregate] !== undefined;
    return { ...query, ...(isOfEnds && { aggregate }), rank: { ...query.rank, order } };
  }
  if (tag === 'meal' && value !== 'any' && asked?.list === 'foods')
    return { ...query, where: { ...query.where, kinds: [value] } };
  if (tag === 'food' && query.where?.food !== undefined)
    return { ...query, where: { ...query.where, food: value } };
  if (tag !== 'metric' && tag !== 'implied') return undefined;
  const metric = chooseMetric(
    keys,
    { isWorkout: asked?.list === 'workouts', isEaten: asked?.list === 'foods', isBurned: false },
    source,
  );
  if (!metric) return undefined;
  const { where, threshold: _threshold, at: _at, only: _only, rank, group, per: _per, ...rest } = query;
  const isTally = query.aggregate === 'count' || query.aggregate === 'share' || query.aggregate === 'part';
  const isLatest = metric.plain === 'last' && query.window.kind === 'all';
  // "And how much protein?" after the calories of a dinner: of that dinner.
  const isSameFood = where && asked?.list === 'foods' && metric.list === 'foods';
  return {
    ...rest,
    ...(isSameFood && { where }),
    metric: metric.key,
    aggregate: isTally ? metric.plain : isLatest && query.aggregate === 'mean' ? 'last' : query.aggregate,
    ...(rank && group === 'food' && metric.list === 'foods' ? { rank, group, per: 'record' as const } : {}),
  };
}
