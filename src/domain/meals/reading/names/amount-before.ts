import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { readMeasure } from '#domain/meals/reading/amounts/read-units.ts';
import type { TextToken } from '#domain/foods/search/text.ts';
import type { Lexicon } from './lexicon.ts';

/** Most words between an amount and its food. */
const MAX_BETWEEN = 7;
/** Weight that was lost or gained isn't food. */
const BODY_WEIGHT = /^(lost|lose|losing|gained|gain|gaining|dropped|shed)$/;
const SERVED = /^(serving|portion|piece|slice|glass|cut)$/;

/**
 * "4 ounces of lean New Zealand lamb": the measured amount between two positions, which belongs to the food that starts at the second although
 * other words come between; empty if there is none.
 */
export function amountBefore(
  tokens: readonly TextToken[],
  from: number,
  to: number,
  { isFoodWord }: Pick<Lexicon, 'isFoodWord'>,
): readonly TextToken[] {
  for (let at = from; at < to; at += 1) {
    const number = readNumber(tokens, at);
    const cursor = { tokens, at: number?.next ?? at };
    const measure = number === undefined ? undefined : readMeasure(cursor, true);
    if (measure === undefined || measure.kind === 'energy') continue;
    const between = tokens.slice(cursor.at, to);
    const of = SERVED.test(between[0]?.text ?? '') ? between[1] : between[0];
    const isItsOwn =
      !BODY_WEIGHT.test(tokens[at - 1]?.text ?? '') &&
      between.length <= MAX_BETWEEN &&
      between.every(({ kind }) => kind === 'word') &&
      (of?.text === 'of' || between.every(({ text }) => !isFoodWord(text)));
    return isItsOwn ? tokens.slice(at, cursor.at) : [];
  }
  return [];
}
