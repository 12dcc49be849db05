import { chooseMetric, metricComparison } from './choose-metric.ts';
import { DONE, Words, type Fields, type MainClause } from './clause.ts';
import { FROM_UNIT } from './conditions.ts';
import type { Conditions, Reader } from './day-conditions.ts';
import { fastOf, filterOf, metricWord } from './named-parts.ts';
import { isAddable } from './asked-figure.ts';
import type { Lexeme } from './lexicon.ts';
import { isVolume } from './spoken-units.ts';
import { lexeme } from './tag.ts';

/** Reads a question for a number or share of records: "how many glucose readings were above 180". */
export function readRecords(words: Words, conditions: Conditions, reader: Reader): MainClause | undefined {
  if (conditions.any || conditions.at) return undefined;
  const isShare = words.take('share').length > 0;
  const word = metricWord(words.all);
  const where = filterOf(words.all);
  const [comparison, ...more] = words.take('comparison');
  const spoken = comparison && reader.comparisons[Number(comparison.value)];
  // Workouts have an average heart rate.
  const [aggregate] = words.all.filter(({ tag }) => tag === 'aggregate');
  if (aggregate?.value === 'mean' && word !== 'several' && word?.keys.includes('workoutHeartRateBpm'))
    words.take('aggregate');
  if (word === 'several' || !where || !spoken || more.length > 0) return undefined;
  const isReadings =
    word?.keys.includes('glucoseReadings') === true || word?.keys.includes('glucoseMgdl') === true;
  const isFast = word?.keys.includes('fasts') === true;
  const keys = isReadings
    ? ['glucoseMgdl']
    : isFast
      ? ['fastHours']
      : word?.keys.includes('weighIns') === true
        ? ['weightKg']
        : isVolume(spoken.unit) && (!word || word.keys.includes('drinks'))
          ? ['waterMl']
          : (word?.keys ?? (words.has('workout') ? [FROM_UNIT[spoken.unit ?? ''] ?? 'workoutMinutes'] : []));
  const records = words.has('last') || words.has('first') ? words.take('last', 'first')[0]?.tag : undefined;
  const [number, ...numbers] = words.take('number');
  const only = records === 'last' || records === 'first' ? records : undefined;
  if (numbers.length > 0 || (number && !only)) return undefined;
  const metric = chooseMetric(
    keys,
    { isWorkout: words.has('workout'), isEaten: words.has('meal'), isBurned: false, unit: spoken.unit },
    reader.source,
  );
  const threshold = metric && metricComparison(spoken, metric);
  if (!metric || !threshold || (spoken.unit === undefined && !word)) return undefined;
  const [fasted] = metric.list === 'glucose' ? words.take('fasted') : [];
  words.take('metric', 'implied', 'workout', 'meal', 'count', 'howoften');
  if (words.all.some(({ tag }) => !DONE.has(tag))) return undefined;
  const fields: Fields = { metric: metric.key, aggregate: isShare ? 'share' : 'count', threshold };
  if (where.kinds) fields.where = where;
  if (fasted) fields.where = { isFasting: fastOf(fasted) };
  if (metric.list === 'foods') fields.per = 'meal';
  if (metric.list === 'drinks') fields.per = 'record';
  if (only) fields.only = { order: only, count: number ? Number(number.value) : 1 };
  if (conditions.when.length > 0) fields.when = conditions.when;
  return { query: fields };
}

/** Amounts that are part of another one. */
const WHOLES: Readonly<Record<string, string>> = {
  fatburnActiveZoneMinutes: 'activeZoneMinutes',
  cardioActiveZoneMinutes: 'activeZoneMinutes',
  peakActiveZoneMinutes: 'activeZoneMinutes',
  sugarsG: 'carbsG',
  addedSugarsG: 'carbsG',
  fiberG: 'carbsG',
  satFatG: 'fatG',
};

/** "What part of my zone minutes were peak minutes": both amounts are named. */
function readPartOfAmount(words: Words): MainClause | undefined {
  const named = words.all.filter(({ tag }) => tag === 'metric' || tag === 'implied');
  const [one, other, ...more] = named.map(({ keys }) => keys);
  const part = [...(one ?? []), ...(other ?? [])].find((key) => {
    const [own, whole] = one?.includes(key) ? [one, other] : [other, one];
    return own !== undefined && whole?.includes(WHOLES[key] ?? '');
  });
  const metric = WHOLES[part ?? ''];
  if (part === undefined || metric === undefined || more.length > 0) return undefined;
  words.take('metric', 'implied', 'count');
  words.take('per');
  if (words.all.some(({ tag }) => !DONE.has(tag))) return undefined;
  return { query: { metric: part, aggregate: 'sum', pair: { how: 'ratio', metric }, isPercent: true } };
}

/** "What share of my steps did I take on weekends": the times say of which days. */
function readPartOfDays(words: Words, word: Lexeme | undefined, reader: Reader): MainClause | undefined {
  const hints = { isWorkout: words.has('workout'), isEaten: words.has('eat'), isBurned: words.has('burn') };
  // "What share of my workouts was on weekends".
  const keys = word?.keys ?? (hints.isWorkout ? ['workouts'] : []);
  const metric = chooseMetric(keys, hints, reader.source);
  words.take('metric', 'implied', 'count', ...(hints.isWorkout ? (['workout'] as const) : []));
  if (!metric || !isAddable(metric) || words.all.some(({ tag }) => !DONE.has(tag))) return undefined;
  return { query: { metric: metric.key, aggregate: 'part' } };
}

const USUALLY = /^(?:on average|usually|typically|normally|generally)$/;

/** Reads "what share of my calories came from snacks". */
export function readPart(words: Words, reader: Reader): MainClause | undefined {
  words.take('share');
  // "What share of my calories do I eat at breakfast, on average".
  if (words.all.every(({ tag, words: said }) => tag !== 'aggregate' || USUALLY.test(said)))
    words.take('aggregate');
  const ofAmount = readPartOfAmount(words);
  if (ofAmount) return ofAmount;
  const word = metricWord(words.all);
  const where = filterOf(words.all);
  if (word === 'several' || !where) return undefined;
  if (Object.keys(where).length === 0) return readPartOfDays(words, word, reader);
  // "How much of my running distance was in February": a part of the runs, not the runs' part.
  const isWhole = words.all.some(
    ({ tag, keys }, at) => tag === 'workout' && keys.length > 0 && words.all[at + 1]?.tag === 'metric',
  );
  if (isWhole) return undefined;
  // "What share of my workouts were runs".
  const isTraining = words.all.some(({ tag, keys }) => tag === 'workout' && keys.length > 0);
  const isOfWorkouts = word
    ? isTraining
    : words.all.some(({ tag, keys }) => tag === 'workout' && keys.length === 0);
  const hints = { isWorkout: isOfWorkouts, isEaten: !isOfWorkouts, isBurned: false };
  const metric = chooseMetric(word?.keys ?? (isOfWorkouts ? ['workouts'] : []), hints, reader.source);
  words.take('metric', 'implied', 'meal', 'food', 'count', ...(isOfWorkouts ? (['workout'] as const) : []));
  if (!metric || metric.list !== (isOfWorkouts ? 'workouts' : 'foods')) return undefined;
  // Heart rates and speeds have no sum to be a share of.
  if (metric.perDay !== 'sum' || words.all.some(({ tag }) => !DONE.has(tag))) return undefined;
  return { query: { metric: metric.key, aggregate: 'part', where } };
}

/** "Percentage of time above 140" is about glucose unless another metric is named. */
export function readTimeShare(words: Words, conditions: Conditions, reader: Reader): MainClause | undefined {
  const isOfTime = words.all.some(({ tag, words: spoken }) => tag === 'share' && spoken.endsWith(' time'));
  const isNamed = words.all.some(({ tag }) =>
    ['metric', 'implied', 'workout', 'meal', 'food', 'day'].includes(tag),
  );
  if (!isOfTime || isNamed) return undefined;
  const glucose = lexeme('metric', 'glucose', '', ['glucoseMgdl']);
  return readRecords(new Words([...words.all, glucose]), conditions, reader);
}
