import type { Metric } from '#domain/metrics/metric.ts';
import type { Aggregate, Query, RecordFilter } from '#domain/query/query.ts';
import { isDayTotal, isForeign, isUnpicked, rankMeals, readAskedDay } from './asked-day.ts';
import { aggregateOf, isMeanOfExtremes } from './asked-figure.ts';
import { EXTREMES, extreme, pickedBy } from '#domain/questions/figures/extremes.ts';
import { chooseMetric, type Hints } from './choose-metric.ts';
import { DONE, Words, type Fields, type MainClause } from './clause.ts';
import type { Conditions, Reader } from './day-conditions.ts';
import type { Tag } from './grammar-words.ts';
import type { Lexeme } from './lexicon.ts';
import { isTimedExtreme, keysOf } from './named-keys.ts';
import { filterFor, filterOf, metricWord, OTHER_MEALS } from './named-parts.ts';
import { isVagueEnd, takeOnly, takeTop } from '#domain/questions/figures/picked-records.ts';
import { slopePeriod } from '#domain/questions/times/rates.ts';
import { fromMetricUnit } from './spoken-units.ts';

function hintsOf(words: Words, unit: string | undefined, hasOtherMetric: boolean): Hints {
  const isNoun =
    words.has('kindnoun') ||
    words.all.some(({ tag, value }) => tag === 'per' && value === 'record') ||
    words.all.some(({ tag, value }) => tag === 'workout' && (value === 'noun' || !hasOtherMetric));
  return {
    isWorkout: isNoun,
    isEaten: words.has('eat') || words.has('meal') || words.has('food') || words.has('foodnoun'),
    isBurned: words.has('burn'),
    unit,
  };
}

function periodOf(
  words: Words,
  metric: Metric,
  aggregate: Aggregate,
  where: RecordFilter,
): Query['per'] | undefined {
  const [per] = words.take('per').map(({ value }) => value);
  const isAnyMeal = words.all.some(({ tag, value }) => tag === 'meal' && value === 'any');
  if (per === 'serving') return 'record';
  if (per === 'week' || per === 'month')
    return aggregate === 'slope' || aggregate === 'change' ? undefined : per;
  const isPartOfDay = where.food !== undefined || where.kinds !== undefined;
  const isAmountOfFood = metric.list === 'foods' && metric.perDay === 'sum' && isPartOfDay;
  if (per === 'day' && isAmountOfFood && aggregate === 'mean') return 'day';
  if (per === 'day')
    return metric.kind === 'event' &&
      metric.list !== 'weights' &&
      metric.list !== 'blood' &&
      metric.list !== 'glucose'
      ? 'day'
      : undefined;
  if (metric.list === 'foods' && metric.field !== 'at') {
    // "Egg meals: how many times": times a food was eaten, whatever the meal.
    const isTally = metric.field === null && aggregate === 'sum' && where.food !== undefined;
    // "The average number of meals on weekends": a day.
    if (metric.key === 'meals' && per === undefined && aggregate === 'mean') return 'day';
    if (per === 'meal' || (isAnyMeal && !isTally) || (where.mealWith !== undefined && aggregate !== 'sum'))
      return 'meal';
    const isRest = words.all.some(({ keys }) => keys.includes(OTHER_MEALS));
    if ((aggregate === 'max' || aggregate === 'min') && where.kinds && !isRest) return 'meal';
    if (metric.field === null && where.food === undefined) return undefined;
  }
  return undefined;
}

/** Reads "which foods gave me the most fiber", "which food has my highest glucose after meals". False if foods have no such figure. */
function rankFoods(words: Words, fields: Fields, { list }: Metric): boolean {
  if (words.all.some(({ tag, value }) => tag === 'foodnoun' && value === 'distinct')) {
    fields.isDistinct = true;
    return fields.metric === 'foods';
  }
  if (!words.has('foodnoun') || words.has('food')) return true;
  const { aggregate } = fields;
  const isOfPeaks = list === 'glucose' && fields.where?.afterMeal !== undefined;
  if (aggregate !== 'max' && aggregate !== 'min') return !isOfPeaks;
  if (list !== 'foods' && !isOfPeaks) return false;
  fields.per = isOfPeaks ? 'meal' : 'record';
  fields.group = 'food';
  const [limit] = words.take('number');
  fields.rank = { order: aggregate === 'max' ? 'highest' : 'lowest', limit: limit ? Number(limit.value) : 5 };
  fields.aggregate = isOfPeaks ? 'mean' : fields.metric === 'foods' ? 'count' : 'sum';
  return true;
}

const UNDERSTOOD: readonly Tag[] = [
  'metric',
  'implied',
  'workout',
  'meal',
  'food',
  'count',
  'howmuch',
  'howlong',
  'howfar',
  'howoften',
  'whichday',
  'kindnoun',
  'ago',
  'fasted',
  'last',
  'first',
];

const percentileOf = (words: Words): number | undefined =>
  words.all.flatMap(({ tag, value }) =>
    tag === 'aggregate' && value.startsWith('pct') ? [Number(value.slice(3))] : [],
  )[0];

/** Statistics that need several records: the average of four runs as such is one run. */
const OF_AMOUNTS: ReadonlySet<Aggregate> = new Set([
  'mean',
  'median',
  'sd',
  'variance',
  'range',
  'percentile',
  'min',
  'max',
]);

/** Units of durations and distances. */
const TIMES: ReadonlySet<string> = new Set(['min', 'h', 'm']);

const isMeanTime = ({ all }: Words): boolean =>
  all.some(({ tag, words }, at) => tag === 'howlong' && words === 'time' && all[at - 1]?.tag === 'aggregate');

/** Whether a question is about something that the metric alone doesn't answer. */
function isOfOther(words: Words, metric: Metric): boolean {
  // "How far am I from my goal".
  const isDistanceToTarget = metric.list === 'targets' && (words.has('howfar') || words.has('howlong'));
  // "The average time of dinner": a time of day, not calories.
  const isOtherThanTime = isMeanTime(words) && !TIMES.has(metric.unit);
  return isDistanceToTarget || isOtherThanTime || isVagueEnd(words, metric);
}

/** "On days I had pizza, how many calories did I eat": on such a day, unless a total is asked for. */
const isAmountOfDays = (
  { all }: Words,
  { field, list, perDay, kind }: Metric,
  { when }: Conditions,
): boolean =>
  when.length > 0 &&
  (perDay === 'sum' || kind === 'daily') &&
  field !== null &&
  list !== 'workouts' &&
  !all.some(({ tag, value }) => tag === 'food' || (tag === 'aggregate' && value === 'sum'));

/** "My heaviest dinner": the one with the most, not a weight. */
const asMealSize = (superlative: Lexeme, words: Words): Lexeme => {
  const value = { heaviest: 'highest', lightest: 'lowest' }[superlative.value];
  return value !== undefined && words.has('meal') ? { ...superlative, value } : superlative;
};

const isOfMost = (words: Words, superlatives: readonly Lexeme[]): boolean =>
  words.has('meal') &&
  !words.has('foodnoun') &&
  superlatives.some(({ words: spoken }) => spoken.startsWith('most'));

/** "Glucose spikes after lunch": not the last reading of the afternoons minus the first; nor is an average extreme one of them. */
const isOfEnds = (aggregate: Aggregate, isMeanExtreme: boolean): boolean =>
  aggregate === 'change' || isMeanExtreme;

/** Reads a question for a value: "what was my median deep sleep", "how far did I run". */
export function readValue(words: Words, conditions: Conditions, reader: Reader): MainClause | undefined {
  if (isMeanOfExtremes(words)) return undefined;
  const top = takeTop(words);
  const superlatives = words.take('superlative').map((each) => asMealSize(each, words));
  const [nth] = words.take('nth').map(({ value }) => Number(value));
  const [superlative, otherSuperlative] = superlatives.map(({ value }) => value);
  const units = [...new Set(words.take('unit').map(({ value }) => value))];
  const word = metricWord(words.all);
  const where = filterOf(words.all);
  if (otherSuperlative !== undefined || units.length > 1 || word === 'several' || where === undefined)
    return undefined;
  const [unit] = units;
  // "What do I eat the most for lunch" doesn't ask for the largest lunch.
  if (!word && isOfMost(words, superlatives)) return undefined;
  const hints = hintsOf(words, unit, word !== undefined);
  if (superlative !== undefined) words.take('count', 'howmuch');
  const isTimed = !word && isTimedExtreme(words, superlative);
  const keys = keysOf(words, word, isTimed ? 'timed' : superlative, unit, superlatives[0]?.words ?? '');
  const metric = keys && chooseMetric(keys, hints, reader.source);
  if (!metric || isOfOther(words, metric) || words.has('not')) return undefined;
  const isOfServing = words.all.some(({ tag, value }) => tag === 'per' && value === 'serving');
  if (isOfServing && (metric.list !== 'foods' || where.food === undefined || where.kinds)) return undefined;
  const fields: Fields = { metric: metric.key, aggregate: 'mean' };
  const only = takeOnly(words, metric);
  if (only === 'unclear') return undefined;
  if (only) fields.only = only;
  const isWorkoutFigure = (word !== undefined || isTimed) && metric.list === 'workouts';
  const pick = superlative === undefined ? undefined : pickedBy(superlative, metric, isWorkoutFigure);
  const isSize = pick === 'workoutMinutes' && metric.key === 'workoutDistanceM';
  const end = superlative === undefined ? undefined : extreme(superlative, metric);
  const isPicked = top !== undefined || (pick !== undefined && pick !== metric.key && !isSize);
  if (isPicked && (top === undefined || end !== undefined || pick !== undefined))
    fields.at = {
      metric: pick !== undefined && !isSize ? pick : metric.key,
      order: (pick === undefined ? end : EXTREMES[superlative ?? '']) === 'max' ? 'highest' : 'lowest',
      ...(top === undefined ? {} : { count: top }),
    };
  if (isPicked && !fields.at) return undefined;
  const percentile = percentileOf(words);
  if (percentile !== undefined) fields.percentile = percentile;
  const isAveraged = words.all.some(({ tag, value }) => tag === 'aggregate' && value === 'mean');
  const isOfEachDay = isAmountOfDays(words, metric, conditions);
  const named = aggregateOf(words, metric, isPicked ? undefined : superlative);
  if (named === undefined) return undefined;
  const aggregate = isOfEachDay && named === 'sum' ? 'mean' : named;
  const asked = words.all.find(({ tag }) => tag === 'whichday');
  // "How many vitamin D results do I have".
  const isOfTests =
    metric.list === 'blood' && words.has('count') && unit === undefined && aggregate === 'last';
  fields.aggregate = isOfTests ? 'count' : fields.only && aggregate === 'last' && !asked ? 'mean' : aggregate;
  if (!readAskedDay(words, fields, asked?.value, metric, isAveraged)) return undefined;
  if (isUnpicked(words, fields) || isForeign(words, metric, where)) return undefined;
  const { isAfterMeal, ...kept } = filterFor(words, metric, where);
  if (Object.keys(kept).length > 0) fields.where = kept;
  // "My average peak after lunch": a meal's glucose is its peak, and the overall maximum is a different number.
  const isMeanPeak = isAfterMeal && isAveraged && fields.aggregate === 'max';
  if (isAfterMeal && isOfEnds(fields.aggregate, isAveraged && superlative !== undefined && !isMeanPeak))
    return undefined;
  if (isMeanPeak) fields.aggregate = 'mean';
  Object.assign(fields, slopePeriod(words, fields.aggregate));
  const per = isMeanPeak ? 'meal' : periodOf(words, metric, fields.aggregate, where);
  // "Which day had the lowest average glucose": the average of each day.
  const isOfDays = isAveraged && asked?.value === '' && metric.kind === 'event' && metric.perDay === 'mean';
  if (per) fields.per = per;
  else if ((isOfDays || isDayTotal(words, metric, asked, superlative)) && superlative !== undefined)
    fields.per = 'day';
  if (!rankFoods(words, fields, metric)) return undefined;
  if (!rankMeals(words, fields, metric, { isAveraged, end })) return undefined;
  if (metric.field === null && !fields.per && OF_AMOUNTS.has(fields.aggregate)) return undefined;
  if (nth !== undefined) {
    if (isPicked || (!fields.rank && fields.aggregate !== 'max' && fields.aggregate !== 'min'))
      return undefined;
    fields.nth = nth;
  }
  if (conditions.when.length > 0) fields.when = conditions.when;
  if (conditions.any) fields.any = conditions.any;
  if (conditions.at) fields.at = conditions.at;
  words.take(...UNDERSTOOD);
  if (isAfterMeal) words.take('after');
  const isUnit = unit === undefined || fromMetricUnit(1, unit, metric) !== undefined;
  if (!isUnit || words.all.some(({ tag }) => !DONE.has(tag))) return undefined;
  const shown = unit === 'oz' && metric.unit === 'mL' ? 'fl oz' : unit;
  return { query: fields, ...(shown !== undefined && shown !== metric.unit ? { unit: shown } : {}) };
}
