import { findMetric } from '#domain/metrics/catalog.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';

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
