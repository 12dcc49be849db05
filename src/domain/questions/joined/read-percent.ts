import { findMetric } from '#domain/metrics/catalog.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { COMPARING } from '#domain/questions/unclear.ts';
import { isOfLess } from './read-sides.ts';

const isPercentWord = ({ tag, words, value }: Lexeme): boolean =>
  (tag === 'share' && /^(?:percent|percentage)$/.test(words)) || (tag === 'unit' && value === '%');

/** "By what percentage did my steps change": the change, in percent. */
export function readPercent(
  lexemes: readonly Lexeme[],
  readLexemes: (lexemes: readonly Lexeme[]) => Understood | undefined,
): Understood | undefined {
  const isOfDays = lexemes.some(({ tag }) => tag === 'day');
  if (isOfDays || !lexemes.some(isPercentWord) || !lexemes.some(({ tag }) => COMPARING.has(tag)))
    return undefined;
  const read = readLexemes(lexemes.filter((each) => !isPercentWord(each)));
  const isChange = read?.query.versus !== undefined || read?.query.aggregate === 'change';
  const below = read?.query.versus && isOfLess(lexemes) ? ({ isBelow: true } as const) : {};
  if (!read || !isChange) return undefined;
  // "How many percent body fat have I lost": percentage points.
  const isOfPoints = findMetric(read.query.metric)?.unit === '%';
  return { query: { ...read.query, ...below, ...(isOfPoints ? {} : { isPercent: true }) } };
}
