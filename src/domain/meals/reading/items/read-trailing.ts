import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { partOf } from '#domain/meals/reading/amounts/part-of-amount.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { type Quantity } from '#domain/meals/reading/amounts/quantity.ts';
import {
  type Cursor,
  readPortionUnit,
  readMeasure,
  textAt,
} from '#domain/meals/reading/amounts/read-units.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';

/** Pieces that count the food before them: "snickers 2 bars", "chicken 2 thighs". Eggs and rolls would be other foods. */
const TRAILING_PIECES = /^(bar|ball|breast|thigh|wing|drumstick|rib|chop|rack|row|finger|basket|ring)$/;

/** Such a piece at the end of a clause, or one that the named food comes in ("kimbap 1 roll"); moves past it. */
function readPieces(cursor: Cursor, name: readonly string[], { comesIn }: Lexicon): string | undefined {
  const piece = stemWord(textAt(cursor));
  if (cursor.at !== cursor.tokens.length - 1) return undefined;
  if (!TRAILING_PIECES.test(piece) && !comesIn(name, piece)) return undefined;
  cursor.at += 1;
  return piece;
}

export interface Trailing {
  readonly quantity: Quantity;
  readonly from: number;
  readonly to: number;
}

/** An amount after the food: "chicken breast 200g", "eggs x2", "1 cup 77 g lentils", "thighs 110g each". */
export function readTrailing(
  tokens: readonly TextToken[],
  from: number,
  leading: Quantity,
  lexicon: Lexicon,
): Trailing | undefined {
  for (let place = from; place < tokens.length; place += 1) {
    const number = readNumber(tokens, place);
    if (number === undefined) continue;
    const cursor = { tokens, at: number.next };
    const measure = readMeasure(cursor, true);
    const isEach = tokens[cursor.at]?.text === 'each';
    if (measure !== undefined && leading.measure === undefined) {
      const count = isEach ? leading.amount : 1;
      const quantity: Quantity = {
        ...number,
        amount: number.value * count,
        low: number.low * count,
        high: number.high * count,
        said: 'number',
        measure,
        measureEach: 1,
        sizes: [],
        ...(isEach && leading.said === 'nothing' ? { isEach } : {}),
      };
      return { quantity, from: place, to: cursor.at + (isEach ? 1 : 0) };
    }
    const isTimes = /^[x×]$/.test(tokens[place - 1]?.text ?? '');
    // "12 fl oz beer x 2"
    if (isTimes && number.next >= tokens.length && leading.measure !== undefined)
      return {
        quantity: partOf(leading, { ...number, amount: number.value }),
        from: place - 1,
        to: number.next,
      };
    const counted = { tokens, at: number.next };
    const name = tokens.slice(from, place).map(({ text }) => text);
    const portionUnit = readPortionUnit(counted, true) ?? readPieces(counted, name, lexicon);
    if (counted.at >= tokens.length && leading.said !== 'number' && place > from) {
      const quantity: Quantity = {
        ...leading,
        ...(portionUnit === undefined ? {} : { portionUnit }),
        amount: number.value,
        low: number.low,
        high: number.high,
        said: 'number',
        ...(isTimes ? { isTimes } : {}),
      };
      return { quantity, from: isTimes ? place - 1 : place, to: counted.at };
    }
    place = number.next - 1;
  }
  return undefined;
}
