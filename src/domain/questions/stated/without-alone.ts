import type { Lexeme } from '#domain/questions/lexicon.ts';
import { lexeme } from '#domain/questions/tag.ts';

/** "Snacks alone", "in March alone", "oatmeal alone": without anything else, as the name says. A run alone is without company. */
export const withoutAlone = (words: readonly Lexeme[]): readonly Lexeme[] =>
  words.map((word, at) =>
    word.words === 'alone' && /^(?:food|meal|time|metric)$/.test(words[at - 1]?.tag ?? '')
      ? lexeme('filler', word.words)
      : word,
  );
