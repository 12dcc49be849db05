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
