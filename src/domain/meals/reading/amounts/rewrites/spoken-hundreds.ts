import { stemWord } from '#domain/foods/search/text.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { asToken, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

const HUNDRED = 100;
const isWordNumber = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value > 0 && value < HUNDRED;

/** "Two hundred and twenty grams", "a hundred grams", and "one fifty grams" before a small unit: numbers as dictated. */
export const spokenHundreds: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token?.kind !== 'word') return undefined;
  const isBare = token.text === 'hundred';
  const hundreds = isBare || token.text === 'a' ? 1 : readNumber(tokens.slice(place, place + 1), 0)?.value;
  if (!isWordNumber(hundreds) || hundreds >= 10) return undefined;
  const next = isBare ? place : place + 1;
  if (at(tokens, next) === 'hundred') {
    const isAnd = at(tokens, next + 1) === 'and';
    const from = isAnd ? next + 2 : next + 1;
    const rest = tokens[from]?.kind === 'word' ? readNumber(tokens, from) : undefined;
    // "A hundred grams and one egg": only a measured number goes on.
    const isMeasured = rest !== undefined && (!isAnd || MEASURES.has(stemWord(at(tokens, rest.next))));
    const more = isMeasured && isWordNumber(rest.value) ? rest : undefined;
    const value = hundreds * HUNDRED + (more?.value ?? 0);
    return { read: [asToken(token, 'number', `${value}`)], end: more?.next ?? next + 1 };
  }
  const tens = token.text === 'a' || tokens[next]?.kind !== 'word' ? undefined : readNumber(tokens, next);
  return isWordNumber(tens?.value) &&
    tens.value >= 20 &&
    /^(g|grams?|ml|mls|kcal|calories)$/.test(at(tokens, tens.next))
    ? { read: [asToken(token, 'number', `${hundreds * HUNDRED + tens.value}`)], end: tens.next }
    : undefined;
};
