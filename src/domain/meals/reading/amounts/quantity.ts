import { isPlural, type TextToken, wordSet } from '#domain/foods/search/text.ts';
import { readNumber, type StatedNumber } from './numbers.ts';
import { readSizes, SIZES, sizesOfInches } from './read-sizes.ts';
import { type Cursor, readPortionUnit, readMeasure, textAt } from './read-units.ts';
import type { Measure } from '#domain/meals/portions/units.ts';

/** How the amount was stated: a number, an article, "some" or not at all. */
type Said = 'number' | 'article' | 'some' | 'nothing';

const FILLERS = wordSet(
  'about approximately around roughly approx just only maybe perhaps probably almost nearly exactly another additional extra some of the my our your his her their up to another generous heaping heaped level scant good nice little whole entire full single own',
);
const SOME = wordSet('some any more lots plenty loads');
const ARTICLES = wordSet('a an one another');

/** "3-inch", "2-layer": a kind, not a count. */
const DIMENSION =
  /^(inch|inches|in|cm|mm|"|degrees?|percent|proof|layer|layers|grain|pack|minute|min|year|diameter)$/;

const WHOLE_OF = /^(wheat|grain|milk|meal|rye|oat|oats|bean|bran|cow|kernel)$/;

/** "Half a 12 inch pizza": the size of the whole. */
function readDiameter(cursor: Cursor, sizes: string[]): void {
  const number = readNumber(cursor.tokens, cursor.at);
  const isDiameter = number !== undefined && /^(inch|inches|")$/.test(cursor.tokens[number.next]?.text ?? '');
  if (!isDiameter) return;
  sizes.push(...sizesOfInches(number.value));
  cursor.at = number.next + 1;
}

/** "A little", "lots of": less or more than people usually have. */
type HowMuch = 'little' | 'much';
const LITTLE = /^(bit|little|touch|hint|sprinkle|drop)$/;
const TINY = /^(tiny|little|teeny|wee|small)$/;
const MUCH = /^(lots?|plenty|loads)$/;

interface Count {
  readonly said: Said;
  readonly number: StatedNumber | undefined;
  readonly howMuch?: HowMuch | undefined;
}

/** Reads the number or article at the start of a phrase, including fillers; dimensions ("14-inch") become sizes. */
function readCount(cursor: Cursor, sizes: string[]): Count {
  let said: Said = 'nothing';
  let howMuch: HowMuch | undefined;
  for (;;) {
    const word = textAt(cursor);
    const number = readNumber(cursor.tokens, cursor.at);
    const tokenAfter = number === undefined ? '' : (cursor.tokens[number.next]?.text ?? '');
    if (number !== undefined && DIMENSION.test(tokenAfter)) {
      if (/^(inch|inches|")$/.test(tokenAfter)) {
        readDiameter(cursor, sizes);
        continue;
      }
      if (/^layers?$/.test(tokenAfter) && number.value > 1) sizes.push('whole');
      cursor.at = number.next + 1;
      continue;
    }
    // "A whole wheat tortilla", "one whole milk latte": a kind, not all of it.
    if (/^(entire|whole)$/.test(word) && WHOLE_OF.test(textAt(cursor, 1))) return { said, number: undefined };
    if (/^(entire|whole)$/.test(word)) sizes.push('whole');
    if (number !== undefined) {
      cursor.at = number.next;
      return { said: 'number', number };
    }
    const next = textAt(cursor, 1);
    if (TINY.test(word) && next === 'bit') {
      [said, howMuch] = ['some', 'little'];
      cursor.at += 1;
    } else if (word === 'a' && (LITTLE.test(next) || /^(lot|variety|mix|mixture)$/.test(next))) {
      said = 'some';
      howMuch = LITTLE.test(next) ? 'little' : next === 'lot' ? 'much' : undefined;
      cursor.at += textAt(cursor, 2) === 'bit' ? 2 : 1;
    } else if (LITTLE.test(word) && next === 'of' && said === 'nothing') [said, howMuch] = ['some', 'little'];
    else if (ARTICLES.has(word)) said = 'article';
    else if (SOME.has(word) && said === 'nothing') {
      said = 'some';
      if (MUCH.test(word)) howMuch = 'much';
    } else if (
      !FILLERS.has(word) ||
      (word === 'little' && said === 'nothing') ||
      (word === 'extra' && SIZES.has(textAt(cursor, 1)))
    )
      return { said, number: undefined, howMuch };
    cursor.at += 1;
  }
}

/** A stated amount, before its food is known. */
export interface Quantity {
  readonly amount: number;
  readonly low: number;
  readonly high: number;
  /** Whether a number or an article was stated at all. */
  readonly said: Said;
  /** "A little", "lots of", without a unit. */
  readonly howMuch?: HowMuch | undefined;
  /** Mass or volume of one, if stated ("two 330 ml cans": 330 ml). */
  readonly measure?: Measure;
  /** Number of `measure` in one counted thing; 1 for "250 g". */
  readonly measureEach: number;
  /** "110 g each": of each one counted before. */
  readonly isEach?: boolean;
  /** Whether it came after the food: "rum and coke x3". */
  readonly isTimes?: true;
  /** "Half a nugget", unlike "half the nuggets": a share of one. */
  readonly isOfOne?: true;
  /** "Half of my fajitas", "the fajitas, left half": a share of what was served. */
  readonly isOfPortion?: true;
  /** "Eggs", "some cookies": several, without a number. */
  readonly isPlural?: boolean;
  /** A household word ("slice", "can"), singular. */
  readonly portionUnit?: string;
  /** "small", "large", "mini" as said. */
  readonly sizes: readonly string[];
}

export const NO_QUANTITY: Quantity = {
  amount: 1,
  low: 1,
  high: 1,
  said: 'nothing',
  measureEach: 1,
  sizes: [],
};

/** Whether a number or a mass or volume unit was stated, not just "a" or "some". */
export const isMeasured = ({ said, measure }: Quantity): boolean =>
  said === 'number' || measure !== undefined;

/** "A tablespoon each"; "pizza each" is one for each. */
export const eachOf = (quantity: Quantity): Quantity => ({
  ...quantity,
  ...(quantity.said === 'nothing' && { said: 'article' }),
  isEach: true,
});

/** "Half my pancakes" is half of several, "half a pancake" of one. */
const isShareOfSeveral = ({ said, amount, isOfOne }: Quantity): boolean =>
  said === 'number' && amount < 1 && isOfOne !== true;

export const isUncountedPlural = (quantity: Quantity, word: string): boolean =>
  (quantity.said !== 'number' || isShareOfSeveral(quantity)) &&
  (quantity.measure ?? quantity.portionUnit) === undefined &&
  quantity.sizes.length === 0 &&
  isPlural(word);

export const isCountedPlural = ({ said, amount, measure, portionUnit }: Quantity, word: string): boolean =>
  said === 'number' && amount > 1 && (measure ?? portionUnit) === undefined && isPlural(word);

const SERVED = /^(of|the|my|our|his|her|their|your|that|this)$/;

const skipWords = (cursor: Cursor, pattern: RegExp): void => {
  while (pattern.test(textAt(cursor))) cursor.at += 1;
};

/** "12 fl oz" inside "two 12 fl oz cans"; nothing if the number has no measure. */
function readInnerMeasure(cursor: Cursor): { each: number; measure: Measure } | undefined {
  const number = readNumber(cursor.tokens, cursor.at);
  if (number === undefined) return undefined;
  const inner: Cursor = { tokens: cursor.tokens, at: number.next };
  const measure = readMeasure(inner, true);
  if (measure === undefined) return undefined;
  cursor.at = inner.at;
  return { each: number.value, measure };
}

/** A second statement of the same amount: "400g/14oz", "100 g or ½ cup". The caller handles "1 cup (77 g)". */
function skipAlternative(cursor: Cursor): void {
  if (!/^(\/|or)$/.test(textAt(cursor))) return;
  const inner: Cursor = { tokens: cursor.tokens, at: cursor.at + 1 };
  if (readInnerMeasure(inner) !== undefined) cursor.at = inner.at;
}

/** Reads the amount at the start of a phrase; `next` is the first token of the food's own words. */
export function readQuantity(
  tokens: readonly TextToken[],
  from: number,
): { quantity: Quantity; next: number } {
  const cursor: Cursor = { tokens, at: from };
  const sizes: string[] = [];
  const { said, number, howMuch } = readCount(cursor, sizes);
  skipWords(cursor, /^(x|×|\*|of)$/);
  const isOfOne = number !== undefined && number.value < 1 && /^an?$/.test(textAt(cursor));
  const isOfPortion =
    number !== undefined && number.value < 1 && SERVED.test(tokens[number.next]?.text ?? '');
  let measure = number === undefined ? undefined : readMeasure(cursor, true);
  // "0 calorie soda" is a kind, not an amount.
  if (measure?.kind === 'energy' && !((number?.value ?? 0) > 0))
    return { quantity: NO_QUANTITY, next: cursor.at };
  let measureEach = 1;
  if (measure === undefined) {
    if (number !== undefined) skipWords(cursor, /^(of|a|an|the|more|level|scant|generous|good|packed)$/);
    readDiameter(cursor, sizes);
    readSizes(cursor, sizes);
    const inner = readInnerMeasure(cursor);
    if (inner !== undefined) [measure, measureEach] = [inner.measure, inner.each];
    // "Half a lb", "a lb": single letters are units only after a number.
    else
      measure = readMeasure(
        cursor,
        (number !== undefined || said === 'article') && textAt(cursor).length === 2,
      );
  }
  // "Cake, pound": without an article, a lone pound is no amount.
  const isBare = said === 'nothing' && number === undefined && cursor.at >= tokens.length;
  if (isBare && measure?.kind === 'mass') return { quantity: NO_QUANTITY, next: from };
  skipAlternative(cursor);
  const beforePortionUnit = cursor.at;
  const sizeCount = sizes.length;
  readSizes(cursor, sizes);
  const portionUnit =
    measure?.kind === 'volume' && measureEach === 1 && number === undefined && textAt(cursor) === 'of'
      ? undefined
      : readPortionUnit(cursor, number !== undefined, said === 'article');
  if (portionUnit === undefined) [cursor.at, sizes.length] = [beforePortionUnit, sizeCount];
  const isEach = measure !== undefined && /^(each|apiece)$/.test(textAt(cursor));
  if (isEach) cursor.at += 1;
  skipWords(cursor, /^(of|the|my|your|worth)$/);
  if (readSizes(cursor, sizes) && cursor.at >= tokens.length)
    cursor.at = Math.max(beforePortionUnit, cursor.at - 1);
  const has =
    number !== undefined ||
    said !== 'nothing' ||
    measure !== undefined ||
    portionUnit !== undefined ||
    sizes.length > 0;
  if (!has) return { quantity: NO_QUANTITY, next: from };
  const amount = number ?? { value: 1, low: 1, high: 1 };
  const quantity: Quantity = {
    amount: amount.value,
    low: amount.low,
    high: amount.high,
    said:
      number !== undefined
        ? 'number'
        : said === 'nothing' && (measure !== undefined || portionUnit !== undefined)
          ? 'article'
          : said,
    ...(howMuch !== undefined && (measure ?? portionUnit) === undefined ? { howMuch } : {}),
    ...(measure === undefined ? {} : { measure }),
    measureEach,
    ...(isEach ? { isEach } : {}),
    ...(isOfOne ? { isOfOne: true as const } : isOfPortion ? { isOfPortion: true as const } : {}),
    ...(portionUnit === undefined ? {} : { portionUnit }),
    sizes,
  };
  return { quantity, next: cursor.at };
}
