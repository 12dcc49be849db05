import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { readQuantity } from '#domain/meals/reading/amounts/quantity.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

/** Amounts that follow their food without a comma: "rice a cup", "oats approx 40 g", "rice x 200 g". */

/** Words after which an amount belongs to what they join. */
export const JOINS_NEXT =
  /^(with|w|and|n|of|the|a|an|or|plus|at|in|on|is|was|are|were|by|for|from|per|over|x|no|without|as|like|to|into|such|half|than)$/;

/** Whether the word before a place may name a food. */
function isBehindName(tokens: readonly TextToken[], place: number): boolean {
  const { kind, text = '' } = tokens[place - 1] ?? {};
  return kind === 'word' && !JOINS_NEXT.test(text) && !PLAIN_WORDS.has(text) && !/(?:ed|ing)$/.test(text);
}

const startsAmount = (tokens: readonly TextToken[], place: number): boolean =>
  readNumber(tokens, place) !== undefined || /^(a|an|half)$/.test(at(tokens, place));

const ABOUT = /^(~|≈|approx|approximately|circa|ca|roughly|about|around)$/;

/** "~2 eggs", "oats approx 40 g". */
export const approximated: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || !ABOUT.test(token.text)) return undefined;
  const dot = at(tokens, place + 1) === '.' ? place + 2 : place + 1;
  if (!startsAmount(tokens, dot)) return undefined;
  return { read: isBehindName(tokens, place) ? [asToken(token, 'mark', ',')] : [], end: dot };
};

/** "Rice a cup", "milk half a glass": an amount with a unit at the end of a phrase. */
export const behindFood: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || !/^(a|an|half|one)$/.test(token.text) || !isBehindName(tokens, place))
    return undefined;
  const { quantity, next } = readQuantity(tokens, place);
  const isServed = /^(bowl|bowlful|plate|plateful)$/.test(at(tokens, next));
  const end = isServed ? next + 1 : next;
  return (isServed || (quantity.measure ?? quantity.portionUnit) !== undefined) && isEnd(tokens[end])
    ? { read: [asToken(token, 'mark', ','), ...tokens.slice(place, end)], end }
    : undefined;
};

const SIZE = /^(small|big|large|huge|medium|little|massive|giant)$/;
const DISHED_UP = /^(bowl|bowlful|plate|plateful|mug|glass|portion|serving|helping)$/;

/** "Beef pho large bowl": the size of what it was in. */
export const sizeBehind: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const isSized =
    SIZE.test(at(tokens, place)) && DISHED_UP.test(at(tokens, place + 1)) && isEnd(tokens[place + 2]);
  return token !== undefined && isSized && isBehindName(tokens, place)
    ? {
        read: [asToken(token, 'mark', ','), asToken(token, 'word', 'a'), ...tokens.slice(place, place + 2)],
        end: place + 2,
      }
    : undefined;
};

/** "Rice x 200 g": with a unit, nothing is multiplied. */
export const timesMeasure: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (!token || !/^[x×]$/.test(token.text) || !isBehindName(tokens, place)) return undefined;
  const { quantity, next } = readQuantity(tokens, place + 1);
  return quantity.measure !== undefined && isEnd(tokens[next])
    ? { read: [asToken(token, 'mark', ','), ...tokens.slice(place + 1, next)], end: next }
    : undefined;
};

/** "150ish g", "2 cups-ish", "a cupish". */
export const ish: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const word = at(tokens, place);
  if (token === undefined || !word.endsWith('ish')) return undefined;
  const before = tokens[place - 1];
  if (word === 'ish' && (before?.kind === 'number' || isUnitWord(stemWord(before?.text ?? ''))))
    return { read: [], end: place + 1 };
  const unit = word.slice(0, -'ish'.length);
  return isUnitWord(stemWord(unit)) ? { read: [asToken(token, 'word', unit)], end: place + 1 } : undefined;
};

/** "(3) eggs" at the start of a phrase. */
export const bracketedCount: Rewrite = (tokens, place) => {
  const [open, number, close, food] = tokens.slice(place, place + 4);
  const isStart =
    place === 0 || isEnd(tokens[place - 1]) || /^(and|with|w|plus|n)$/.test(at(tokens, place - 1));
  return isStart &&
    open?.text === '(' &&
    number?.kind === 'number' &&
    close?.text === ')' &&
    food?.kind === 'word'
    ? { read: [number], end: place + 3 }
    : undefined;
};
