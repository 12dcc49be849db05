import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Aggregate, Query, RecordFilter, Selection } from '#domain/query/query.ts';
import { isPlural } from '#domain/words/agreement.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import { plural } from '#domain/words/plural.ts';

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
/** "Lunch, dinner, or snack". */
export const listedEither = (kinds: readonly string[]): string => either.format(kinds);

/** Kinds of workouts and meals that are nouns. Others need one: "yoga session". */
const NOUN = /(?:^|\s)(?:run|walk|ride|swim|hike|workout|session|class|breakfast|lunch|dinner|snack)$/;

/** What one is called of a sport. */
const SPORTS: Readonly<Record<string, string>> = {
  running: 'run',
  walking: 'walk',
  cycling: 'bike ride',
  swimming: 'swim',
  hiking: 'hike',
};

function kindNoun(kind: string): string {
  const written = kind.toLowerCase().replaceAll('-', ' ');
  const spoken = SPORTS[written] ?? written;
  if (NOUN.test(spoken)) return spoken;
  return /\bbike$/.test(spoken) ? `${spoken} ride` : `${spoken} session`;
}

/** "run or bike ride", "runs or bike rides". */
export const kindsOf = (where: RecordFilter | undefined, count: number): string =>
  listedEither(where?.kinds?.map((kind) => plural(count, kindNoun(kind))) ?? []);

/** One record of a list. */
const RECORDS: Readonly<Partial<Record<Metric['list'], string>>> = {
  days: 'reading',
  workouts: 'workout',
  fasts: 'fast',
  drinks: 'drink',
  weights: 'weigh-in',
  glucose: 'glucose reading',
  blood: 'blood test',
  supplements: 'dose',
};

/** "runs", "glucose readings": which records a question selects. */
export const onlyWords = ({ list, slice }: Metric, where: RecordFilter | undefined, count: number): string =>
  kindsOf(where, count) || plural(count, slice === 'sleep' ? 'night' : (RECORDS[list] ?? 'entry'));

/** Noun for one value of a query: "night", "bike ride", "glucose reading". */
export function valueNoun(query: Query, metric: Metric, what: 'days' | 'records'): string {
  if (query.per === 'week' || query.per === 'month') return query.per;
  if (query.per === 'meal') return kindsOf(query.where, 1) || 'meal';
  if (what === 'days' || query.per === 'day') return metric.slice === 'sleep' ? 'night' : 'day';
  if (metric.key === 'meals' || metric.key === 'mealTime') return kindsOf(query.where, 1) || 'meal';
  return (metric.list === 'workouts' ? kindsOf(query.where, 1) : '') || RECORDS[metric.list] || 'entry';
}

/** Whether words end in an open span, which takes the present perfect: "has been 7 h since Nov 7". */
export const isSince = (at: string): boolean => /(?:^| )since /.test(at);

/** "You took", but "You’ve taken … since Sep 1". @param at words of a period */
export const youDid = (at: string, past: string, participle = past): string =>
  isSince(at) ? `You’ve ${participle}` : `You ${past}`;

/** "You didn’t log", but "You haven’t logged … since Sep 1". */
export const youDidNot = (at: string, verb: string, participle: string): string =>
  isSince(at) ? `You haven’t ${participle}` : `You didn’t ${verb}`;

/** "a run", "an evening walk". */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** The displayed name of a metric, in lowercase unless it's a proper name or an abbreviation. */
export const nameOf = ({ names: [name] }: Metric): string => nameInSentence(name);

/** "LDL cholesterol", "ferritin". */
export function markerName(marker: string): string {
  const metric = findMetric(marker);
  return metric ? nameOf(metric) : marker;
}

const SPOKEN: Readonly<Record<string, string>> = {
  workoutMinutes: 'workout time',
  fastHours: 'fasting time',
};

/** Records measured by their duration: "your longest run", "your average fast". */
const isTimed = ({ key }: Metric): boolean => key === 'workoutMinutes' || key === 'fastHours';

/** Whether a value describes a record as a whole: "your average run was 40 min", "your longest run was 10 km". */
export const isOfRecord = (metric: Metric, { aggregate, at, per }: Query): boolean => {
  const isExtreme = aggregate === 'min' || aggregate === 'max';
  const isWhole = isTimed(metric)
    ? isExtreme || aggregate === 'mean' || aggregate === 'median'
    : isExtreme && metric.key === 'workoutDistanceM';
  return isWhole && !at && per === undefined;
};

/** Whether records are counted by value: "glucose readings over 140". */
export const isCountedBy = (metric: Metric, { per }: Query): boolean =>
  (isTimed(metric) || metric.key === 'workoutDistanceM' || metric.list === 'glucose') && per === undefined;

/** "heart rate" of a certain workout, "workout heart rate" of any. */
export function measureOf(metric: Metric, query: Query): string {
  if (isOfRecord(metric, query)) return valueNoun(query, metric, 'records');
  if (metric.key === 'glucoseMgdl' && query.per === 'meal') return 'glucose peak';
  if (query.isDistinct) return 'different foods';
  const { where, only, at, threshold } = query;
  const name = SPOKEN[metric.key] ?? nameOf(metric);
  return metric.list === 'workouts' && (where?.kinds || only || at || threshold)
    ? name.replace(/^workout /, '')
    : name;
}

/** Whether a value is a duration. */
const isDuration = (metric: Metric): boolean =>
  (metric.unit === 'min' || metric.unit === 'h') && !isPlural(nameOf(metric));

/** "longest sleep", "fastest pace", "highest weight". */
export function extremeWord(isHigh: boolean, metric: Metric): string {
  if (isDuration(metric) || metric.key === 'workoutDistanceM') return isHigh ? 'longest' : 'shortest';
  if (metric.key === 'workoutSpeedMps') return isHigh ? 'fastest' : 'slowest';
  if (metric.key === 'workoutPaceMinPerKm') return isHigh ? 'slowest' : 'fastest';
  if (metric.unit === 'clock') return isHigh ? 'latest' : 'earliest';
  return isHigh ? 'highest' : 'lowest';
}

/** "The most steps", "the fewest calories", "the least alcohol". */
export const mostWord = (isHigh: boolean, { unit }: Metric): string =>
  isHigh ? 'most' : unit === 'count' || unit === 'kcal' ? 'fewest' : 'least';

/** "in the workout with the longest distance", "on the 5 days with the most steps". */
export function extremeWords(
  extreme: Metric,
  metric: Metric,
  { order, count = 1 }: NonNullable<Selection['at']>,
): string {
  const isHigh = order === 'highest';
  const isMost = isAmount(extreme) && !isDuration(extreme) && !/^k?m$/.test(extreme.unit);
  const word = isMost ? mostWord(isHigh, extreme) : extremeWord(isHigh, extreme);
  const those = (noun: string): string => (count === 1 ? noun : `${count} ${plural(count, noun)}`);
  return extreme.list === 'workouts' && metric.list === 'workouts'
    ? `in the ${those('workout')} with the ${word} ${nameOf(extreme).replace(/^workout /, '')}`
    : `on the ${those('day')} with the ${word} ${nameOf(extreme)}`;
}

/** Whether a metric is an amount, which can be more or less. */
const isAmount = ({ perDay, key }: Metric): boolean => perDay === 'sum' || key === 'awakenings';

/** "at least 8,000 steps", "over 100 g of protein", "resting heart rate of at least 60 bpm". @param words a comparison with a number */
export function measureWith(name: string, metric: Metric, words: string): string {
  if (metric.unit === 'count' && isAmount(metric) && isPlural(name)) return `${words} ${name}`;
  const isPoured = isAmount(metric) && /^(?:g|mg|µg|mL)$/.test(metric.unit) && !isPlural(name);
  if (isPoured || metric.key === 'sleepMinutes') return `${words} of ${name}`;
  return words.startsWith('at ') ? `${name} of ${words}` : `${name} ${words}`;
}

/** Statistics that describe how values are spread, not how large they are. */
const OF_SPREAD: ReadonlySet<string> = new Set<Aggregate>([
  'sd',
  'variance',
  'cv',
  'iqr',
  'range',
  'slope',
  'share',
  'part',
]);

/** "12 min longer", "500 fewer", "2 bpm lower". */
export function differenceWord(isMore: boolean, metric: Metric, aggregate: Aggregate): string {
  const { key, unit } = metric;
  if (aggregate === 'count') return isMore ? 'more' : 'fewer';
  if (OF_SPREAD.has(aggregate)) return isMore ? 'higher' : 'lower';
  if (unit === 'clock') return isMore ? 'later' : 'earlier';
  if (unit === 'cm') return isMore ? 'larger' : 'smaller';
  if (key === 'workoutSpeedMps') return isMore ? 'faster' : 'slower';
  if (key === 'workoutPaceMinPerKm') return isMore ? 'slower' : 'faster';
  if (aggregate !== 'sum' && (isDuration(metric) || key === 'workoutDistanceM'))
    return isMore ? 'longer' : 'shorter';
  if (!isAmount(metric) && !isDuration(metric)) return isMore ? 'higher' : 'lower';
  return isMore ? 'more' : unit === 'count' ? 'fewer' : 'less';
}

const RATIO_WORDS: Readonly<Record<string, string>> = {
  fewer: 'many',
  shorter: 'long',
  lower: 'high',
  smaller: 'large',
  slower: 'fast',
};

/** "1.5 times as many" steps, "as long" for sleep, "as high" for weight. */
export const ratioWord = (metric: Metric, aggregate: Aggregate): string =>
  RATIO_WORDS[differenceWord(false, metric, aggregate)] ?? 'much';

/** "The most steps in a day": for amounts, where "your highest steps" sounds wrong. */
export const isMostOf = (query: Query, metric: Metric): boolean =>
  isAmount(metric) && !isDuration(metric) && (metric.kind === 'daily' || query.per !== undefined);
