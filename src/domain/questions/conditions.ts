import { findMetric } from '#domain/metrics/catalog.ts';
import type { DayCondition, RecordFilter, Selection } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { extreme } from './asked-figure.ts';
import { chooseMetric, metricComparison, type Hints } from './choose-metric.ts';
import type { SpokenComparison } from './comparisons.ts';
import type { Lexeme } from './lexicon.ts';
import { filterOf, measured, metricWord, ofTag } from './named-parts.ts';
import type { Tag } from './grammar-words.ts';
import { lexeme } from './tag.ts';

/** What a question is read with. */
export interface Reader {
  readonly source: RecordSource;
  readonly comparisons: readonly SpokenComparison[];
}

export interface Conditions {
  readonly when: readonly DayCondition[];
  /** At least one of them holds. */
  readonly any?: readonly DayCondition[];
  readonly at?: NonNullable<Selection['at']>;
}

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
const OF_UNIT: Readonly<Record<string, string>> = { kg: 'weightKg', lb: 'weightKg' };
/** Steps have a minimum, not a maximum, and so do kilometers. */
const MIN_STEPS = 500;

/** Existence of records on a day. */
const exists = (metric: string, where: RecordFilter | undefined, isNot: boolean): DayCondition => ({
  metric,
  comparison: isNot ? { op: '<', value: 1 } : { op: '>=', value: 1 },
  ...(where && Object.keys(where).length > 0 ? { where } : {}),
});

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
  const named = spoken.unit === undefined ? word?.keys : word && measured(word.keys);
  const keys = named ?? (has('workout') ? [implied] : [before ?? OF_UNIT[spoken.unit ?? ''] ?? []].flat());
  // "Hit my 2000 ml water target": the number already is the target.
  const metric = chooseMetric(
    keys.map((key) => key.replace(/Target$/, '')),
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
    'not',
    'superlative',
    'count',
  ];
  if (
    word === 'several' ||
    where === undefined ||
    second ||
    part.some(({ tag }) => !known.includes(tag) && !IGNORED.has(tag))
  )
    return undefined;
  const isNoun = part.some(
    ({ tag, value, keys }) => tag === 'workout' && !(word && value === 'verb' && keys.length >= 0),
  );
  const hints = {
    isWorkout: isNoun,
    isEaten: has('eat') || has('meal') || has('food'),
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
  // "Days with any reading over 180": one reading is enough.
  if (spoken && word?.keys.includes('glucoseReadings')) {
    const glucose = chooseMetric(['glucoseMgdl'], hints, reader.source);
    const comparison = glucose && metricComparison(spoken, glucose);
    return (
      comparison && exists('glucoseReadings', { having: [{ metric: 'glucoseMgdl', comparison }] }, has('not'))
    );
  }
  if (spoken) return compared(part, { word, where, spoken, before, hints }, reader);
  if (has('workout') && !word) return exists('workouts', where, has('not'));
  if (has('food') && !word) return exists('foods', where, has('not'));
  if (has('meal') && !word) return exists('meals', where, has('not'));
  if (word && ['fasts', 'fastHours'].some((key) => word.keys.includes(key)))
    return exists('fasts', undefined, has('not'));
  // Days without water have no entry.
  if (word?.keys.includes('waterMl') && has('not')) return exists('drinks', undefined, true);
  // "With no peak minutes", "had any peak minutes".
  const metric = word && chooseMetric(word.keys, hints, reader.source);
  if (!metric || metric.field === null || metric.perDay !== 'sum' || Object.keys(where).length > 0)
    return undefined;
  if (has('not')) return { metric: metric.key, comparison: { op: '=', value: 0 } };
  return part.some(({ words }) => words === 'any')
    ? { metric: metric.key, comparison: { op: '>', value: 0 } }
    : undefined;
}

const NAMES: ReadonlySet<Tag> = new Set(['metric', 'implied', 'workout', 'meal', 'food']);
const SLEEP = lexeme('implied', 'sleep', '', ['sleepMinutes']);

/** Whether a metric with daily averages is compared by its average: "my average glucose was over 110". */
const isDailyMean = (words: readonly Lexeme[], value: string): boolean =>
  value === 'mean' &&
  words.some(({ tag }) => tag === 'comparison') &&
  words.some(({ tag, keys }) => tag === 'metric' && keys.some((key) => findMetric(key)?.perDay === 'mean'));

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
    const part = words.filter(
      ({ tag, value }) => tag !== 'aggregate' || (value !== 'sum' && !isDailyMean(words, value)),
    );
    // "Nights of less than 6 hours": of sleep.
    const isTimed = part.some(({ tag, value }) => {
      const unit = tag === 'comparison' ? reader.comparisons[Number(value)]?.unit : undefined;
      return unit === 'h' || unit === 'min';
    });
    const isSleep = isOfNights && isTimed && !isNamed;
    const condition = oneCondition(isSleep ? [...part, SLEEP] : part, when.at(-1)?.metric, reader);
    if (!condition) return undefined;
    if ('metric' in condition) when.push(lag === 1 ? { ...condition, lag } : condition);
    else if (at || lag === 1) return undefined;
    else at = condition.at;
  }
  if (isEither) return at ? undefined : { when: [], any: when };
  return { when, ...(at ? { at } : {}) };
}

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** The condition for days that don't meet another; undefined if no single condition expresses it. */
export function opposite(test: DayCondition): DayCondition | undefined {
  const { op, value } = test.comparison;
  if (op === 'between') return undefined;
  if (op === '=') return value === 0 ? { ...test, comparison: { op: '>', value } } : undefined;
  return { ...test, comparison: { op: OPPOSITE[op], value } };
}

/** Days that remain without those that meet the conditions. */
export function excluded({ when, any, at }: Conditions): Conditions | undefined {
  const [test, ...more] = when;
  const other = test && more.length === 0 && !any && !at ? opposite(test) : undefined;
  return other && { when: [other] };
}
