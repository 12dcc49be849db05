import { MAX_ITEM_GRAMS } from '#domain/meals/limits.ts';
import { tokenizeText } from '#domain/foods/search/text.ts';

import { ABSURD_NUMBER, readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { type NotEaten, withoutNotEaten } from '#domain/meals/reading/text/not-eaten.ts';
import { isBelowZero } from '#domain/meals/reading/amounts/numbers.ts';
import { readItemWords } from '#domain/meals/reading/text/normalized-words.ts';

/** Why a phrase has no item: unknown food, implausible amount, or not eaten. */
export type NotUnderstoodReason = 'unknown food' | 'negative amount' | 'too much' | NotEaten;

/** More pieces than anyone eats, if a piece weighs 1 g or more. */
const MAX_PIECES = MAX_ITEM_GRAMS;

/**
 * Distinguishes phrases of `notUnderstood` with an implausible amount ("-3 eggs", "9000 kg rice") from those with an unknown food. Needs
 * only the words, so that any screen can call it.
 */
export function whyNotUnderstood(words: string): NotUnderstoodReason {
  const tokens = tokenizeText(words);
  const notEaten = withoutNotEaten(tokens).left[0];
  if (notEaten !== undefined) return notEaten.reason;
  if (isBelowZero(tokens)) return 'negative amount';
  const { quantity } = readItemWords(words);
  const { measure, measureEach, amount } = quantity;
  const isAbsurd = tokens.some((_, at) => (readNumber(tokens, at)?.value ?? 0) >= ABSURD_NUMBER);
  if (isAbsurd || amount > MAX_PIECES) return 'too much';
  return measure !== undefined && amount * measureEach * measure.factor > MAX_ITEM_GRAMS
    ? 'too much'
    : 'unknown food';
}
