import type { Metric } from '#domain/metrics/metric.ts';
import type { Aggregate } from '#domain/query/query.ts';
import type { Words } from './clause.ts';
import { FROM_UNIT } from './conditions.ts';
import { extreme, OF_EXTREME } from '#domain/questions/figures/extremes.ts';
import type { Lexeme } from './lexicon.ts';
import { WHOLE_MEAL } from './named-parts.ts';
import { changeOf, isEachDay } from '#domain/questions/times/rates.ts';

const ADDABLE = new Set(['kcal', 'g', 'mg', 'µg', 'mL', 'min', 'h', 'm']);

/** Whether amounts of several days can be summed. */
export const isAddable = ({ unit, perDay, list, kind, key }: Metric): boolean =>
  (ADDABLE.has(unit) && list !== 'targets' && !/bedtime|wakeTime|Latency|eatingWindow/.test(key)) ||
  (unit === 'count' && perDay === 'sum') ||
  (kind === 'event' && perDay === 'sum');

/** The metric meant if only an event is named. */
export function impliedKeys(
  words: Words,
  superlative: string | undefined,
  unit: string | undefined,
): readonly string[] | undefined {
  const own = superlative === undefined ? undefined : OF_EXTREME[superlative];
  if (own !== undefined) return [own];
  if (words.has('howfar')) return ['workoutDistanceM'];
  // "Total burn from runs", "my average burn".
  const isBurn = words.has('burn') && (unit === undefined || unit === 'kcal' || unit === 'kJ');
  if (isBurn && !words.has('count') && !words.has('howlong'))
    return ['workoutEnergyKcal', 'activityEnergyKcal'];
  if (words.has('kindnoun'))
    return [FROM_UNIT[unit ?? ''] ?? (words.has('howlong') ? 'workoutMinutes' : 'workouts')];
  if (unit === 'km/h' || unit === 'mph' || unit === 'm/s') return ['workoutSpeedMps'];
  if (unit === 'min/km' || unit === 'min/mi') return ['workoutPaceMinPerKm'];
  // "Which day did I walk the most": steps.
  const isWalk = words.all.some(({ tag, keys }) => tag === 'workout' && keys.includes('walk'));
  const isMost = superlative === 'highest' || superlative === 'lowest';
  if (isWalk && isMost && words.has('whichday') && unit === undefined) return ['steps'];
  const isNight = words.all.some(
    ({ tag, words: spoken }) => (tag === 'day' || tag === 'whichday') && /\bnight$/.test(spoken),
  );
  if (isNight && (superlative === 'longest' || superlative === 'shortest')) return ['sleepMinutes'];
  // "Which month had the most workouts": their number.
  if (words.has('workout') && isMost && words.has('whichday') && unit === undefined)
    return [words.has('howlong') ? 'workoutMinutes' : 'workouts'];
  if (words.has('workout')) {
    // "How much did I walk" may mean steps, distance or time.
    const isVague =
      words.has('howmuch') &&
      !words.has('howlong') &&
      words.all.some(({ tag, keys }) => tag === 'workout' && keys.length > 0);
    if (isVague && unit === undefined) return undefined;
    const isAmount =
      words.has('howlong') || words.has('howmuch') || superlative === 'longest' || superlative === 'shortest';
    const ofUnit = FROM_UNIT[unit ?? ''];
    if (ofUnit !== undefined) return [ofUnit];
    return isAmount
      ? ['workoutMinutes']
      : words.has('superlative') && !words.has('per')
        ? undefined
        : ['workouts'];
  }
  if (words.all.some(({ tag, keys }) => tag === 'food' && keys.includes(WHOLE_MEAL))) return ['meals'];
  if (words.has('food')) {
    const isOften = words.all.some(({ tag, words: said }) => tag === 'superlative' && OFTEN.test(said));
    const isCount = (words.has('count') && unit === undefined) || words.has('howoften') || isOften;
    return [isCount ? 'foods' : 'foodGrams'];
  }
  if (words.has('foodnoun') && (words.has('count') || words.has('superlative'))) return ['foods'];
  if (words.has('meal'))
    return words.has('count') || words.has('howoften') || words.has('per') ? ['meals'] : ['energyKcal'];
  // "How much did I eat last week?"
  const isOfAmount = unit === undefined && words.has('howmuch');
  if (words.has('eat') && (unit === 'kcal' || unit === 'kJ' || isOfAmount)) return ['energyKcal'];
  if (words.has('eat') && words.has('howoften')) return ['meals'];
  const isLoss = words.all.some(({ words: spoken }) => LOSS.test(spoken) || /^gain(?:ed)?$/.test(spoken));
  if (words.has('change') && (unit === 'kg' || unit === 'lb' || (isLoss && words.has('howmuch'))))
    return ['weightKg'];
  return undefined;
}

const OFTEN = /\b(?:often|frequently|commonly|frequent|common)$/;
const LOSS = /^(?:lose|lost|losing|put on|shed)$/;
const IN_TOTAL = /^(?:in (?:total|all)|altogether|all told)$/;
const SUMMED = /^(?:sum|combined|cumulative|aggregate|add|accumulate|tally|tot\b)/;

/** "Total fat per day" and "total steps a week" are averages, "the sum of daily steps" a sum. "Total daily steps" is ambiguous, so it's neither. */
function sumOf(words: Words, spoken: readonly Lexeme[]): Aggregate | undefined {
  const ofPeriod = (period: string) => words.all.find(({ tag, value }) => tag === 'per' && value === period);
  const day = ofPeriod('day');
  const isSummed = spoken.some(({ words: sum }) => SUMMED.test(sum));
  if (!day) return (ofPeriod('week') ?? ofPeriod('month')) && !isSummed ? 'mean' : 'sum';
  // "How many daily steps in total".
  const isTotal = isSummed || spoken.some(({ words: total }) => IN_TOTAL.test(total));
  if (day.words === 'daily') return isTotal ? 'sum' : undefined;
  return isSummed ? undefined : 'mean';
}

/** Words for an average that may mean any kind of it. */
const VAGUE = /^(?:typical|usual|normal|regular)\b/;

export function aggregateOf(
  words: Words,
  metric: Metric,
  superlative: string | undefined,
): Aggregate | undefined {
  const spoken = words.take('aggregate');
  const named = [...new Set(spoken.map(({ value }) => value))];
  const amounts = named.filter((value) => value !== 'sum');
  // "Typical (median) sleep": the exact word decides.
  const isVague = spoken.every(({ value, words: said }) => value !== 'mean' || VAGUE.test(said));
  const others = amounts.length > 1 && isVague ? amounts.filter((value) => value !== 'mean') : amounts;
  const changes = words.take('change');
  // "How much sleep did I lose" doesn't ask how it changed.
  if (metric.slice !== 'body' && changes.some(({ words: said }) => LOSS.test(said))) return undefined;
  if (words.take('trend').length > 0)
    return metric.field === null ? undefined : metric.list === 'blood' ? 'change' : 'slope';
  // "The most elevation I gained": a climb already is a gain.
  if (changes.length > 0 && metric.key !== 'workoutElevationM')
    return superlative === undefined ? changeOf(words, metric, named) : undefined;
  // "The highest weekly average of steps": an average of days, not a week's total.
  const isOfWeeks = words.all.some(
    ({ tag, value }) => tag === 'per' && (value === 'week' || value === 'month'),
  );
  if (superlative !== undefined && isOfWeeks && others.includes('mean') && metric.perDay === 'sum')
    return undefined;
  if (superlative !== undefined)
    return others.some((value) => value !== 'mean') ? undefined : extreme(superlative, metric);
  if (others.length > 1) return undefined;
  const [name] = others.length > 0 ? others : named;
  switch (name) {
    case 'mean':
    case 'median':
    case 'sd':
    case 'variance':
    case 'range':
      // "Is my GGT in range": its latest value.
      if (name === 'range' && metric.list === 'blood' && words.has('present')) return 'last';
      // A glucose range may be the target range.
      return metric.list === 'glucose' && spoken.some(({ words: range }) => range === 'range')
        ? undefined
        : name;
    case 'cv':
    case 'iqr':
      return name;
    case 'sum':
      return isAddable(metric) ? sumOf(words, spoken) : undefined;
    default:
      if (name?.startsWith('pct')) return 'percentile';
      return defaultAggregate(words, metric);
  }
}

/** The statistic if none is named. */
function defaultAggregate(words: Words, metric: Metric): Aggregate | undefined {
  // "How many glucose values": their number, not their mean.
  if (words.has('count') && metric.key === 'glucoseMgdl' && !words.has('unit')) return undefined;
  const [period] = words.all.flatMap(({ tag, value }) => (tag === 'per' ? [value] : []));
  if (period === 'week' || period === 'month') return 'mean';
  // "How many snacks per day".
  if (metric.field === null && isEachDay(words)) return 'mean';
  if (words.has('howoften') && metric.field !== null) return metric.list === 'blood' ? 'count' : undefined;
  if (words.has('howoften') || (words.has('count') && metric.field === null)) return 'sum';
  const isOneOf = words.has('last') || words.has('first');
  const isOfFood = words.all.some(({ tag, keys }) => tag === 'food' && !keys.includes(WHOLE_MEAL));
  if (isOfFood && !words.has('per') && !isOneOf && isAddable(metric)) return 'sum';
  if (words.has('last')) return 'last';
  if (words.has('first')) return 'first';
  // "Distance biked" and "calories burned" are added up.
  const isDone =
    (metric.key === 'workoutDistanceM' &&
      words.all.some(({ tag, words: verb }) => tag === 'workout' && /(?:ed|ran|swam|rode)$/.test(verb))) ||
    (metric.key === 'workoutEnergyKcal' &&
      words.all.some(({ words: said }) => /\bburn(?:ed|t)?\b/.test(said)));
  const isAmount =
    isDone ||
    words.has('count') ||
    words.has('howmuch') ||
    words.has('howlong') ||
    words.has('howfar') ||
    words.has('howoften');
  if (words.has('per') || (words.has('present') && !(metric.plain === 'last'))) return 'mean';
  if (isAmount && isAddable(metric)) return 'sum';
  return metric.plain;
}

/** "The average of the maximum", "of my daily maximum": the overall maximum is a different number. */
export const isMeanOfExtremes = ({ all }: Words): boolean =>
  all.some(({ tag, value, words }, at) => {
    // "On which weekday do I usually get the most steps": a group.
    if (words.endsWith('ly') && all.some((each) => each.tag === 'whichday' && each.value !== ''))
      return false;
    const of = all[at + 1]?.tag === 'per' ? at + 2 : at + 1;
    return (
      tag === 'aggregate' &&
      value === 'mean' &&
      /^(?:average|mean|avg|median|typical|usual|normal)/.test(words) &&
      all[of]?.tag === 'superlative' &&
      // "The average of the top 5" names them.
      all[of + 1]?.tag !== 'number'
    );
  });
