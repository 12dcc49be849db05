import { tokenizeText } from '#domain/foods/text.ts';
import { MOST_GRAMS } from './choose-portion.ts';
import { ABSURD_NUMBER, readNumber } from './numbers.ts';
import { isBelowZero } from './read-clause.ts';
import { readSaidWords } from './normalised-words.ts';

/** Why a phrase became no item: its food is unknown, or its amount cannot be. */
export type NotUnderstoodReason = 'unknown food' | 'negative amount' | 'too much';

/** More pieces of one thing than anybody eats, where a piece weighs a gram or more. */
const MOST_PIECES = MOST_GRAMS;

/**
 * Tells a phrase of `notUnderstood` whose amount cannot be believed ("-3 eggs", "9000 kg rice") from one whose food is not known.
 * Reads the words alone, so that it can be asked wherever the phrase is shown.
 */
export function whyNotUnderstood(words: string): NotUnderstoodReason {
  const tokens = tokenizeText(words);
  if (isBelowZero(tokens)) return 'negative amount';
  const { quantity } = readSaidWords(words);
  const { measure, measureEach, amount } = quantity;
  const isAbsurd = tokens.some((_, at) => (readNumber(tokens, at)?.value ?? 0) >= ABSURD_NUMBER);
  if (isAbsurd || amount > MOST_PIECES) return 'too much';
  return measure !== undefined && amount * measureEach * measure.factor > MOST_GRAMS
    ? 'too much'
    : 'unknown food';
}
