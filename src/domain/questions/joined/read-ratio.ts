import { findMetric } from '#domain/metrics/catalog.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import type { Context } from '#domain/questions/sentence.ts';
import { readSides } from './read-sides.ts';
import { splitRatio } from './sides.ts';

/** "The ratio of weekend to weekday steps", "kilometers in May divided by those in April": one figure of two selections. */
export function readRatio(lexemes: readonly Lexeme[], context: Context): Understood | undefined {
  const sides = splitRatio(lexemes);
  const [units, rest] = sides ? [sides[0].filter(({ tag }) => tag === 'unit'), sides[1]] : [[], []];
  const other = rest.filter(
    ({ tag, value }) => tag !== 'unit' || units.every((unit) => unit.value !== value),
  );
  const read = sides && readSides([sides[0], other], context);
  // "Steps this week divided by steps last week": of totals or of daily averages?
  const isOpen = sides?.[0].every(({ tag }) => tag !== 'aggregate' && tag !== 'count' && tag !== 'howmuch');
  if (isOpen && findMetric(read?.query.metric ?? '')?.perDay === 'sum' && read?.query.aggregate !== 'sum')
    return undefined;
  return read?.query.versus && { query: { ...read.query, isRatio: true } };
}
