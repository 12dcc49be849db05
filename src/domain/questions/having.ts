import { findMetric } from '#domain/metrics/catalog.ts';
import type { DayCondition, RecordFilter } from '#domain/query/query.ts';
import { chooseMetric, metricComparison } from './choose-metric.ts';
import { Words, type MainClause } from './clause.ts';
import { FROM_UNIT } from './conditions.ts';
import type { Conditions, Reader } from './day-conditions.ts';
import type { Lexeme } from './lexicon.ts';
import { readValue } from './read-value.ts';

const isPassed = ({ tag, value }: Lexeme): boolean =>
  tag === 'filler' || tag === 'comma' || (tag === 'aggregate' && value === 'mean');

/** The metric right before a comparison, and the words between: "an average heart rate above 150". */
function namedBefore(list: readonly Lexeme[], at: number): number | undefined {
  let from = at - 1;
  while (list[from] && isPassed(list[from] as Lexeme)) from -= 1;
  return list[from]?.tag === 'metric' ? from : undefined;
}

/** The metric beside a comparison that belongs to the record before it: "hikes with an elevation gain over 400 m", "more than 400 m of climbing". */
function ofRecord(
  list: readonly Lexeme[],
  at: number,
  unit: string | undefined,
  { source }: Reader,
): number | undefined {
  const record = list.findIndex(({ tag, value }) => tag === 'workout' && value === 'noun');
  const isAsked = list.some(({ tag }) => tag === 'aggregate' || tag === 'superlative' || tag === 'howmuch');
  const beside = [namedBefore(list, at), !isAsked && list[at + 1]?.tag === 'metric' ? at + 1 : undefined];
  return beside.find((named) => {
    if (named === undefined || record < 0 || record > named || unit === undefined) return false;
    const hints = { isWorkout: true, isEaten: false, isBurned: false, unit };
    return chooseMetric(list[named]?.keys ?? [], hints, source)?.list === 'workouts';
  });
}

/** Minimum value that a workout's distance without a unit can have. */
const MIN_METERS = 1000;

/** "Fasts over 16 hours", "runs over 5 km": how many? */
export const isBareRecords = (words: Words): boolean => {
  const [first, second] = words.all;
  const isRecord =
    (first?.tag === 'workout' && first.value === 'noun') || first?.keys.includes('fasts') === true;
  return isRecord && second?.tag === 'comparison' && words.all.length === 2;
};

/** Reads a figure of workouts selected by a comparison: "average heart rate of runs over 5 km". */
export function readHaving(words: Words, conditions: Conditions, reader: Reader): MainClause | undefined {
  const list = words.all;
  const isOfWorkouts = list.some(({ tag, value }) => tag === 'workout' && value === 'noun');
  if (!isOfWorkouts) return readLongFasts(words, conditions, reader);
  const used = new Set<number>();
  const having: NonNullable<RecordFilter['having']>[number][] = [];
  for (const [at, word] of list.entries()) {
    if (word.tag !== 'comparison') continue;
    const spoken = reader.comparisons[Number(word.value)];
    if (!spoken || typeof spoken.value !== 'number') return undefined;
    const others = list.filter(({ tag }) => tag === 'metric').length;
    const fitting = ofRecord(list, at, spoken.unit, reader);
    const named =
      fitting !== undefined
        ? fitting
        : others > 1 || spoken.unit === undefined
          ? (namedBefore(list, at) ?? (others > 1 && list[at + 1]?.tag === 'metric' ? at + 1 : undefined))
          : undefined;
    // "Runs over 5k".
    const isFar =
      spoken.unit === undefined && Number(spoken.value) >= MIN_METERS && list[at + 1]?.tag !== 'metric';
    const unit =
      spoken.unit === undefined ? (isFar ? 'workoutDistanceM' : undefined) : FROM_UNIT[spoken.unit];
    const keys = named === undefined ? (unit === undefined ? [] : [unit]) : (list[named]?.keys ?? []);
    const metric = chooseMetric(
      keys,
      { isWorkout: true, isEaten: false, isBurned: false, unit: spoken.unit },
      reader.source,
    );
    const comparison = metric && metricComparison(spoken, metric);
    if (metric?.list !== 'workouts' || metric.field === null || metric.derived || !comparison)
      return undefined;
    having.push({ metric: metric.key, comparison });
    used.add(at);
    if (named !== undefined)
      for (let each = Math.min(named, at); each <= Math.max(named, at); each += 1) used.add(each);
  }
  const clause = readValue(new Words(list.filter((_, at) => !used.has(at))), conditions, reader);
  if (!clause || findMetric(clause.query.metric)?.list !== 'workouts') return undefined;
  const { metric, aggregate, where, ...others } = clause.query;
  const [one, ...more] = having;
  // "Hikes with an elevation gain over 400 m": how many have that elevation.
  const isBare = metric === 'workouts' && aggregate === 'sum' && Object.keys(others).length === 0;
  if (isBare && one && more.length === 0)
    return {
      query: {
        metric: one.metric,
        aggregate: 'count',
        threshold: one.comparison,
        ...(where ? { where } : {}),
      },
    };
  return { ...clause, query: { ...clause.query, where: { ...clause.query.where, having } } };
}

/** "The average length of fasts that lasted more than 16 hours": a figure of the fasts that are so long. */
function readLongFasts(words: Words, conditions: Conditions, reader: Reader): MainClause | undefined {
  const list = words.all;
  const [said, ...more] = list.filter(({ tag }) => tag === 'comparison');
  const spoken = said && reader.comparisons[Number(said.value)];
  const isTimed = spoken?.unit === 'h' || spoken?.unit === 'min';
  const metric = findMetric('fastHours');
  const comparison = spoken && metric && metricComparison(spoken, metric);
  const isFigure = list.some(({ tag }) => tag === 'aggregate' || tag === 'howlong' || tag === 'superlative');
  if (!said || more.length > 0 || !isFigure || !isTimed || !comparison) return undefined;
  const clause = readValue(new Words(list.filter((each) => each !== said)), conditions, reader);
  if (clause?.query.metric !== 'fastHours') return undefined;
  const where = { ...clause.query.where, having: [{ metric: 'fastHours', comparison }] };
  return { ...clause, query: { ...clause.query, where } };
}

/** Days that meet one of several conditions. */
export function readAny(
  any: readonly DayCondition[],
  when: readonly DayCondition[],
  isShare: boolean,
): MainClause | undefined {
  const [first] = any;
  if (!first) return undefined;
  return {
    query: {
      metric: first.metric,
      aggregate: isShare ? 'share' : 'count',
      any,
      ...(when.length > 0 ? { when } : {}),
    },
  };
}

/** "How many of my last 10 workouts were runs": filters after picking the newest, which a query can't express. */
export const isPickedFirst = (lexemes: readonly Lexeme[]): boolean => {
  const isWorkout = ({ tag, keys }: Lexeme): boolean => tag === 'workout' && keys.length === 0;
  const was = lexemes.findIndex(({ words }) => /^(?:was|were|are|involved|included)$/.test(words));
  return (
    was > 0 &&
    lexemes.slice(0, was).some(isWorkout) &&
    lexemes.slice(0, was).some(({ tag }) => tag === 'last' || tag === 'first') &&
    lexemes.slice(was).some(({ tag }) => tag === 'workout')
  );
};
