import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { lexeme } from '#domain/questions/tag.ts';

/** Reads "on pizza days" like "on days with pizza": the food chooses the days, and isn't what is counted. */
export function withNamedDays(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const at = lexemes.findIndex(
    ({ tag }, index) =>
      (tag === 'food' || tag === 'workout') &&
      lexemes[index - 1]?.words === 'on' &&
      lexemes[index + 1]?.tag === 'day',
  );
  const name = lexemes[at];
  if (!name) return lexemes;
  return [...lexemes.slice(0, at), lexeme('when', 'day with'), name, ...lexemes.slice(at + 2)];
}

const NOT_NAMED: ReadonlySet<Tag> = new Set([
  'count',
  'howoften',
  'share',
  'streak',
  'when',
  'whichday',
  'except',
  'next',
]);

/** Reads "on days HRV was over 50" like "on days when HRV was over 50": a metric right after the days, and then its bound. */
export function withTestedDays(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  if (lexemes.some(({ tag }) => NOT_NAMED.has(tag))) return lexemes;
  const said = lexemes.filter(({ tag }) => tag !== 'filler' && tag !== 'time');
  const day = said.find(
    ({ tag }, at) =>
      tag === 'day' &&
      (said[at + 1]?.tag === 'metric' || said[at + 1]?.tag === 'implied') &&
      said[at + 2]?.tag === 'comparison',
  );
  return day ? lexemes.map((each) => (each === day ? lexeme('when', `${day.words} when`) : each)) : lexemes;
}
