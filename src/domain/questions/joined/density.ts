import { findMetric } from '#domain/metrics/catalog.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';

/** "Per minute", "an hour", "per km": of which metric of workouts, and how much of it. */
const RATES: Readonly<Record<string, readonly [metric: string, per: number]>> = {
  min: ['workoutMinutes', 1],
  h: ['workoutMinutes', 60],
  km: ['workoutDistanceM', 1000],
  mi: ['workoutDistanceM', 1609.344],
};
const PER = /^(?:per|an?|each|every)$/;

/** "Calories per minute when I run", "elevation gain per km": all of one over all of the other. */
export function readRate(
  lexemes: readonly Lexeme[],
  readOne: (lexemes: readonly Lexeme[]) => Understood | undefined,
): Understood | undefined {
  const at = lexemes.findIndex(({ tag, value }, place) => {
    const [figure, before] = [lexemes[place - 2], lexemes[place - 1]];
    // "Calories an hour": one hour, in digits.
    const isEach = PER.test(before?.words ?? '') || (before?.words === '1' && figure?.tag === 'metric');
    return tag === 'unit' && RATES[value] !== undefined && isEach;
  });
  const [other, per] = RATES[lexemes[at]?.value ?? ''] ?? [];
  const isOfWorkouts = lexemes.some(({ tag }) => tag === 'workout');
  if (other === undefined || per === undefined || !isOfWorkouts) return undefined;
  const read = readOne(lexemes.filter((_, place) => place !== at && place !== at - 1));
  const { metric: key, aggregate, where, window: _window, weekdays: _days, ...more } = read?.query ?? {};
  const metric = findMetric(key ?? '');
  const isAmount = metric?.list === 'workouts' && metric.perDay === 'sum' && metric.field !== null;
  const isPlain = aggregate === 'mean' || aggregate === 'sum';
  if (!read || !isAmount || !isPlain || metric.key === other || Object.keys(more).length > 0)
    return undefined;
  return {
    query: {
      ...read.query,
      aggregate: 'sum',
      pair: { how: 'ratio', metric: other, ...(where && { where }), per },
    },
  };
}

/** "Fiber per 1,000 kcal": all grams over all calories. */
export function readDensity(
  lexemes: readonly Lexeme[],
  readOne: (lexemes: readonly Lexeme[]) => Understood | undefined,
): Understood | undefined {
  const others = lexemes.filter(({ tag, value }) => tag !== 'pair' || value !== 'density');
  const read = others.length === lexemes.length ? undefined : readOne(others);
  if (!read) return undefined;
  const { per: _per, ...query } = read.query;
  const metric = findMetric(query.metric);
  const isAmount = metric?.list === 'foods' && metric.field !== null && metric.key !== 'energyKcal';
  const isPlain = query.aggregate === 'mean' || query.aggregate === 'sum';
  const isOther = query.threshold ?? query.rank ?? query.group ?? query.at ?? query.where ?? query.versus;
  if (!isAmount || !isPlain || isOther) return undefined;
  return { query: { ...query, aggregate: 'sum', pair: { how: 'ratio', metric: 'energyKcal', per: 1000 } } };
}
