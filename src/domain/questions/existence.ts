import { BAND_LIMITS_MGDL } from '#domain/glucose/time-in-bands.ts';
import type { Comparison, DayCondition, RecordFilter } from '#domain/query/query.ts';
import { chooseMetric, metricComparison } from './choose-metric.ts';
import type { SpokenComparison } from './comparisons.ts';
import { type Reader, opposite } from './day-conditions.ts';
import type { Lexeme } from './lexicon.ts';

/** Fewer than the lowest glucose level that anyone would ask about. */
const MAX_COUNTED = 40;

/** That a day has records, or has none. */
export const exists = (metric: string, where: RecordFilter | undefined, isNot: boolean): DayCondition => ({
  metric,
  comparison: isNot ? { op: '<', value: 1 } : { op: '>=', value: 1 },
  ...(where && Object.keys(where).length > 0 ? { where } : {}),
});

/** Whether one reading is enough: a high or a low. "Was under 140" may also mean all readings. */
const isOfOne = ({ op, value }: Comparison): boolean =>
  op === '>' || op === '>=' || ((op === '<' || op === '<=') && Number(value) <= BAND_LIMITS_MGDL.low);

/** "At least 40 readings": a count, unless the number is a glucose level. */
export function countedReadings(part: readonly Lexeme[], spoken: SpokenComparison): DayCondition | undefined {
  const { op, value, to, unit } = spoken;
  const after = part.slice(part.findIndex(({ tag }) => tag === 'comparison') + 1);
  const next = after.find(({ tag }) => tag !== 'filler');
  const isNoun = next?.tag === 'metric' && /\breading$/.test(next.words) && unit === undefined;
  if (!isNoun || typeof value !== 'number' || Math.max(value, to ?? value) >= BAND_LIMITS_MGDL.low)
    return undefined;
  return { metric: 'glucoseReadings', comparison: { op, value, ...(to === undefined ? {} : { to }) } };
}

/** "At least 3 readings over 180": so many that meet the second comparison. */
export function countedBeyond(
  first: SpokenComparison,
  second: SpokenComparison,
  { source }: Reader,
): DayCondition | undefined {
  const isCount =
    typeof first.value === 'number' &&
    first.to === undefined &&
    first.unit === undefined &&
    Number.isInteger(first.value) &&
    first.value < MAX_COUNTED;
  const hints = { isWorkout: false, isEaten: false, isBurned: false, unit: second.unit };
  const metric = chooseMetric(['glucoseMgdl'], hints, source);
  const comparison = metric && metricComparison(second, metric);
  if (!isCount || !comparison || typeof comparison.value !== 'number') return undefined;
  return {
    metric: 'glucoseReadings',
    comparison: { op: first.op, value: first.value },
    where: { having: [{ metric: metric.key, comparison }] },
  };
}

/** "Days my glucose was over 180": at least one reading. "Stayed under 140": none that isn't. */
export function existsReading(
  spoken: SpokenComparison,
  isNot: boolean,
  { source }: Reader,
): DayCondition | undefined {
  const hints = { isWorkout: false, isEaten: false, isBurned: false, unit: spoken.unit };
  const metric = chooseMetric(['glucoseMgdl'], hints, source);
  const comparison = metric && metricComparison(spoken, metric);
  if (!comparison) return undefined;
  const named = { metric: metric.key, comparison };
  const isThroughout = spoken.isThroughout === true;
  const test = isThroughout ? opposite(named) : isOfOne(comparison) ? named : undefined;
  return test && exists('glucoseReadings', { having: [test] }, isNot !== isThroughout);
}

const ONE_MEAL = /(?:^| )(?:a|any|single) meal$/;

/** "A meal over 1000 kcal", "any meal with more than 50 g of protein": one of a day, not the day's total. */
export function ofOneMeal(
  part: readonly Lexeme[],
  word: Lexeme | undefined,
  spoken: SpokenComparison,
  reader: Reader,
): DayCondition | undefined {
  const bare = part.filter(({ tag }) => tag !== 'filler');
  const at = bare.findIndex(({ tag }) => tag === 'comparison');
  // "With a meal over …", unlike "when my meals were over …".
  const said = bare.slice(0, at).map(({ words }) => words);
  if (!ONE_MEAL.test(said.join(' '))) return undefined;
  const keys = word?.keys ?? (spoken.unit === 'kcal' ? ['energyKcal'] : []);
  const hints = { isWorkout: false, isEaten: true, isBurned: false, unit: spoken.unit };
  const metric = chooseMetric(keys, hints, reader.source);
  const comparison = metric && metricComparison(spoken, metric);
  return metric?.list === 'foods' && metric.field !== null && comparison
    ? exists('meals', { having: [{ metric: metric.key, comparison }] }, false)
    : undefined;
}
