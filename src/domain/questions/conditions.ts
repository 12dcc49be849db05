import { findMetric } from '#domain/metrics/catalog.ts';
import type { DayCondition, RecordFilter } from '#domain/query/query.ts';
import { MIN_STEPS } from '#domain/questions/context/bounds.ts';
import { extreme } from '#domain/questions/figures/extremes.ts';
import { chooseMetric, metricComparison, type Hints } from './choose-metric.ts';
import type { SpokenComparison } from './comparisons.ts';
import type { Conditions, Reader } from './day-conditions.ts';
import { countedBeyond, countedReadings, exists, existsReading, ofOneMeal } from './existence.ts';
import { takenOn } from '#domain/questions/supplements/dose-conditions.ts';
import type { Lexeme } from './lexicon.ts';
import { filterOf, measured, metricWord, ofTag, tallyOf } from './named-parts.ts';
import { NAMES, type Tag } from './grammar-words.ts';
import { lexeme } from './tag.ts';

const IGNORED: ReadonlySet<Tag> = new Set([
  'filler',
  'question',
  'comma',
  'eat',
  'burn',
  'day',
  'per',
  'present',
  'count',
]);
export const FROM_UNIT: Readonly<Record<string, string>> = {
  min: 'workoutMinutes',
  h: 'workoutMinutes',
  km: 'workoutDistanceM',
  m: 'workoutDistanceM',
  mi: 'workoutDistanceM',
  kcal: 'workoutEnergyKcal',
  bpm: 'workoutHeartRateBpm',
  'm/s': 'workoutSpeedMps',
  'km/h': 'workoutSpeedMps',
  mph: 'workoutSpeedMps',
};
/** Metric of a comparison with only a unit: "days I was under 78 kg". */
export const OF_UNIT: Readonly<Record<string, string>> = {
  kg: 'weightKg',
  lb: 'weightKg',
  L: 'waterMl',
  mL: 'waterMl',
};
interface Compared {
  readonly word: Lexeme | undefined;
  readonly where: RecordFilter;
  readonly spoken: SpokenComparison;
  readonly before: string | undefined;
  readonly hints: Hints;
}

/** A condition with a comparison: "steps were over 10000", "ran more than 5 km". */
function compared(
  part: readonly Lexeme[],
  { word, where, spoken, before, hints }: Compared,
  reader: Reader,
): DayCondition | undefined {
  const has = (tag: Tag): boolean => part.some((each) => each.tag === tag);
  // "Walked over 10000": steps.
  const isVerb = part.some(({ tag, value }) => tag === 'workout' && value === 'verb');
  const isFar = !word && isVerb && spoken.unit === undefined && Number(spoken.value) >= MIN_STEPS;
  const isSteps = isFar && part.some(({ keys }) => keys.includes('walk'));
  // "Ran more than 5k": meters.
  const bare = isSteps ? 'steps' : isFar ? 'workoutDistanceM' : 'workouts';
  const implied = FROM_UNIT[spoken.unit ?? ''] ?? bare;
  // "Fasted for more than 18 hours", "weigh-ins under 70 kg": the metric follows from the event.
  // "At least one apple".
  const isBare = !word && spoken.unit === undefined;
  const eaten = isBare ? (has('food') ? 'foods' : has('meal') ? 'meals' : undefined) : undefined;
  const named = eaten ? [eaten] : spoken.unit === undefined ? word?.keys : word && measured(word.keys);
  const keys = named ?? (has('workout') ? [implied] : [before ?? OF_UNIT[spoken.unit ?? ''] ?? []].flat());
  // "Hit my 2000 ml water target": the number already is the target.
  const metric = chooseMetric(
    keys.map((key) => (spoken.isOfTimes ? tallyOf(key) : key.replace(/Target$/, ''))),
    word || isSteps ? hints : { ...hints, isWorkout: has('workout') },
    reader.source,
  );
  const comparison = metric && metricComparison(spoken, metric);
  if (!metric || !comparison || has('not')) return undefined;
  const isFiltered = metric.list === 'workouts' || metric.list === 'foods';
  if (
    !isFiltered &&
    (has('food') || has('meal') || part.some(({ tag, value }) => tag === 'workout' && value === 'noun'))
  )
    return undefined;
  return {
    metric: metric.key,
    comparison,
    ...(isFiltered && Object.keys(where).length > 0 ? { where } : {}),
  };
}

/** "A session of at least 60 minutes", "runs over 5 km": one record that long, not the day's total. */
function ofOneRecord(
  part: readonly Lexeme[],
  where: RecordFilter,
  spoken: SpokenComparison,
  reader: Reader,
): DayCondition | undefined {
  const bare = part.filter(({ tag }) => tag !== 'filler');
  const at = bare.findIndex(({ tag, value }) => tag === 'workout' && value === 'noun');
  const isOne = at >= 0 && bare[at + 1]?.tag === 'comparison' && bare[at]?.words.endsWith('ing') === false;
  const keys = [FROM_UNIT[spoken.unit ?? ''] ?? []].flat();
  const hints = { isWorkout: true, isEaten: false, isBurned: false, unit: spoken.unit };
  const metric = isOne ? chooseMetric(keys, hints, reader.source) : undefined;
  const comparison = metric && metricComparison(spoken, metric);
  return comparison && exists('workouts', { ...where, having: [{ metric: metric.key, comparison }] }, false);
}

const isOfReadings = (part: readonly Lexeme[]): boolean =>
  part.some(
    ({ tag, keys }) => tag === 'metric' && (keys.includes('glucoseMgdl') || keys.includes('glucoseReadings')),
  );

function oneCondition(
  part: readonly Lexeme[],
  before: string | undefined,
  reader: Reader,
): DayCondition | Pick<Conditions, 'at'> | undefined {
  const has = (tag: Tag): boolean => part.some((each) => each.tag === tag);
  const word = metricWord(part);
  const where = filterOf(part);
  const [spoken, second] = ofTag(part, 'comparison').map(({ value }) => reader.comparisons[Number(value)]);
  const known: readonly Tag[] = [
    'metric',
    'implied',
    'comparison',
    'workout',
    'meal',
    'food',
    'foodnoun',
    'dose',
    'not',
    'superlative',
    'count',
    ...(isDailyMean(part) ? (['aggregate'] as const) : []),
  ];
  if (
    word === 'several' ||
    where === undefined ||
    (second && !isOfReadings(part)) ||
    part.some(({ tag }) => !known.includes(tag) && !IGNORED.has(tag))
  )
    return undefined;
  const isNoun = part.some(({ tag, value }) => tag === 'workout' && !(word && value === 'verb'));
  const hints = {
    isWorkout: isNoun,
    isEaten: has('eat') || has('meal') || has('food') || part.some(({ value }) => value === 'meal'),
    isBurned: has('burn'),
    unit: spoken?.unit,
  };
  const [superlative] = ofTag(part, 'superlative');
  if (superlative) {
    const metric = word && chooseMetric(word.keys, hints, reader.source);
    const end = metric && extreme(superlative.value, metric);
    return metric && end && !spoken && !has('not')
      ? { at: { metric: metric.key, order: end === 'max' ? 'highest' : 'lowest' } }
      : undefined;
  }
  if (spoken && second) return has('not') ? undefined : countedBeyond(spoken, second, reader);
  if (typeof spoken?.value === 'number' && isOfReadings(part) && !has('aggregate'))
    return (!has('not') && countedReadings(part, spoken)) || existsReading(spoken, has('not'), reader);
  const ofOne =
    spoken && !has('not')
      ? (ofOneMeal(part, word, spoken, reader) ??
        (word ? undefined : ofOneRecord(part, where, spoken, reader)))
      : undefined;
  if (ofOne) return ofOne;
  const [dose] = ofTag(part, 'dose');
  if (dose) return word ? undefined : takenOn(dose, spoken, has('not'));
  if (spoken) return compared(part, { word, where, spoken, before, hints }, reader);
  if (has('workout') && !word) return exists('workouts', where, has('not'));
  if (has('food') && !word) return exists('foods', where, has('not'));
  if (has('meal') && !word) return exists('meals', where, has('not'));
  if (word && ['fasts', 'fastHours'].some((key) => word.keys.includes(key)))
    return exists('fasts', undefined, has('not'));
  // "With a weigh-in", "on days I weighed myself".
  const keys = word?.keys.map((key) => (key === 'weightKg' ? 'weighIns' : key));
  const tally = ['weighIns', 'bloodPanels'].find((key) => keys?.includes(key));
  if (tally !== undefined) return exists(tally, undefined, has('not'));
  // Days without water have no entry.
  if (word?.keys.includes('waterMl') && has('not')) return exists('drinks', undefined, true);
  // "With no peak minutes", "had any peak minutes".
  const metric = word && chooseMetric(word.keys, hints, reader.source);
  const isCounted = metric?.perDay === 'sum' || metric?.key === 'awakenings';
  if (!metric || metric.field === null || !isCounted || Object.keys(where).length > 0) return undefined;
  if (has('not')) return { metric: metric.key, comparison: { op: '=', value: 0 } };
  return part.some(({ words }) => words === 'any')
    ? { metric: metric.key, comparison: { op: '>', value: 0 } }
    : undefined;
}

const SLEEP = lexeme('implied', 'sleep', '', ['sleepMinutes']);

/** Whether a metric with daily averages is compared by its average: "my average glucose was over 110". */
const isDailyMean = (words: readonly Lexeme[]): boolean =>
  words.every(({ tag, value }) => tag !== 'aggregate' || value === 'mean') &&
  words.some(({ tag }) => tag === 'comparison') &&
  words.some(({ tag, keys }) => tag === 'metric' && keys.some((key) => findMetric(key)?.perDay === 'mean'));

/** Whether a metric is measured at night: "after nights with an HRV over 50" means that night's. */
const isNightly = (key: string): boolean =>
  findMetric(key)?.slice === 'sleep' || key === 'hrvMs' || key === 'restingHeartRateBpm';

/** Reads "X was above 80 and I ran": all parts must hold. Undefined if any isn't understood. */
export function readConditions(
  clause: readonly Lexeme[],
  lag: 0 | 1,
  reader: Reader,
): Conditions | undefined {
  const parts: Lexeme[][] = [[]];
  const isEither = clause.some(({ tag }) => tag === 'or');
  for (const word of clause) {
    if (word.words === 'either') continue;
    if (word.tag === 'and' && isEither) return undefined;
    if (word.tag === 'and' || word.tag === 'or') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const isOfNights = clause.some(({ tag, words }) => tag === 'day' && words === 'night');
  const isNamed = clause.some(({ tag }) => NAMES.has(tag));
  const when: DayCondition[] = [];
  let at: Conditions['at'];
  for (const words of parts) {
    // Days are compared by their totals anyway.
    const part = words.filter(({ tag, value }) => tag !== 'aggregate' || value !== 'sum');
    // "Nights of less than 6 hours": of sleep.
    const isTimed = part.some(({ tag, value }) => {
      const unit = tag === 'comparison' ? reader.comparisons[Number(value)]?.unit : undefined;
      return unit === 'h' || unit === 'min';
    });
    const isSleep = isOfNights && isTimed && !isNamed;
    const condition = oneCondition(isSleep ? [...part, SLEEP] : part, when.at(-1)?.metric, reader);
    if (!condition) return undefined;
    // A night's sleep already belongs to the day after it: "on days after less than 6 hours of sleep".
    const isAmount = part.find(({ tag }) => tag !== 'filler')?.tag === 'comparison';
    // The next day after a late bedtime is the day that the night belongs to.
    const isOfNight =
      'metric' in condition &&
      (condition.metric === 'bedtime' || ((isOfNights || isAmount) && isNightly(condition.metric)));
    if ('metric' in condition) when.push(lag === 1 && !isOfNight ? { ...condition, lag } : condition);
    else if (at || lag === 1) return undefined;
    else at = condition.at;
  }
  if (isEither) return at ? undefined : { when: [], any: when };
  return { when, ...(at ? { at } : {}) };
}
