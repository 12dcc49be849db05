import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { isUnitWord } from '#domain/meals/portions/units.ts';
import { isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

const MAX_AMOUNT = 5;
const MAX_NAME_WORDS = 4;
const MIN_FOODS = 2;
const HALF = /^(half|quarter|third|a|an|one)$/;
const JOINT = /^(,|and|&|\+|plus|n)$/;
const OPENS_LIST = /^[-–—:(=]$/;

/** Start of the amount that ends before `end`: "half a cup", "50 g"; -1 if there is none behind a joint. */
function amountStart(tokens: readonly TextToken[], end: number): number {
  let start = end;
  while (
    start > 0 &&
    end - start <= MAX_AMOUNT &&
    !JOINT.test(at(tokens, start - 1)) &&
    at(tokens, start - 1) !== '('
  )
    start -= 1;
  const amount = tokens.slice(start, end);
  const isAmount =
    (amount[0]?.kind === 'number' || HALF.test(amount[0]?.text ?? '')) &&
    isUnitWord(stemWord(amount.findLast(({ text }) => text !== 'of')?.text ?? ''));
  return isAmount && start > 0 && amount.length <= MAX_AMOUNT ? start : -1;
}

/** Starts of the foods listed right before a position, none of which has an amount of its own. */
function listedBefore(tokens: readonly TextToken[], end: number): readonly number[] {
  const starts: number[] = [];
  let last = end;
  for (let place = end - 1; place >= -1; place -= 1) {
    const token = tokens[place];
    const isOpening = token === undefined || OPENS_LIST.test(token.text) || isEnd(token);
    if (!isOpening && !JOINT.test(token.text)) {
      if (token.kind !== 'word' || HALF.test(token.text)) return [];
      continue;
    }
    const length = last - place - 1;
    if (length > MAX_NAME_WORDS) return starts;
    if (length > 0) starts.unshift(place + 1);
    if (isOpening && token?.text !== ',') return starts;
    last = place;
  }
  return starts;
}

/** "Kiwi, mango and grapes, half a cup of each": the amount before each of the foods. */
export function withAmountOfEach(tokens: readonly TextToken[]): readonly TextToken[] {
  const each = tokens.findIndex(
    ({ text }, place) => /^(each|apiece)$/.test(text) && isEnd(tokens[place + 1]) && place > MIN_FOODS,
  );
  if (each < 0) return tokens;
  const start = amountStart(tokens, at(tokens, each - 1) === 'of' ? each - 1 : each);
  if (start < 0) return tokens;
  const end = start - 1;
  const starts = listedBefore(tokens, end);
  if (starts.length < MIN_FOODS) return tokens;
  const amount = tokens.slice(start, each).filter(({ text }) => text !== 'of');
  return [
    ...tokens
      .slice(0, end)
      .flatMap((token, place) => (starts.includes(place) ? [...amount, token] : [token])),
    ...tokens.slice(each + 1 + (at(tokens, each + 1) === ')' ? 1 : 0)),
  ];
}

const ARTICLE = /^(a|an|one)$/;
const CONTAINER = /^(bottle|can|cup|glass|carton|box|bag|mug|jar|tin|packet|pack)$/;
const PAIR = 2;

/** "A bottle of juice and a can of cola, both 12 fl oz": the measure of each of the two containers. */
export function withMeasureOfBoth(tokens: readonly TextToken[]): readonly TextToken[] {
  const both = tokens.findIndex(
    ({ text }, place) =>
      text === 'both' && at(tokens, place - 1) === ',' && tokens[place + 1]?.kind === 'number',
  );
  const end = tokens.findIndex((token, place) => place > both && isEnd(token));
  const measure = both < 0 ? [] : tokens.slice(both + 1, end < 0 ? tokens.length : end);
  if (measure.length < PAIR || !isUnitWord(stemWord(measure.at(-1)?.text ?? ''))) return tokens;
  const start = tokens.findLastIndex(
    (token, place) => place < both - 1 && isEnd(token) && token.text !== ',',
  );
  const articles = tokens.flatMap((token, place) =>
    place > start && place < both && ARTICLE.test(token.text) && CONTAINER.test(at(tokens, place + 1))
      ? [place]
      : [],
  );
  if (articles.length !== PAIR) return tokens;
  return tokens.flatMap((token, place) => {
    if (place >= both - 1 && place <= both + measure.length) return [];
    return articles.includes(place) ? [token, ...measure] : [token];
  });
}

const ONE_PIECE = /^(one|slice|piece|half)$/;

/** "Toast with an egg on each", "two slices of toast, each with an egg": "toast with an egg each". */
export function withEachLast(tokens: readonly TextToken[]): readonly TextToken[] {
  const place = tokens.findIndex(({ text }) => text === 'each');
  const each = tokens[place];
  if (each === undefined || place < 1) return tokens;
  const next = ONE_PIECE.test(at(tokens, place + 1)) ? place + 2 : place + 1;
  if (at(tokens, place - 1) === 'on' && isEnd(tokens[next]))
    return [...tokens.slice(0, place - 1), each, ...tokens.slice(next)];
  // "Rice and beans, 1 cup each with salsa": an amount of its own.
  const isAmount = tokens[place - 1]?.kind === 'number' || isUnitWord(stemWord(at(tokens, place - 1)));
  if (at(tokens, next) !== 'with' || isAmount) return tokens;
  const end = tokens.findIndex((token, from) => from > next && isEnd(token));
  const before = at(tokens, place - 1) === ',' ? place - 1 : place;
  return [
    ...tokens.slice(0, before),
    ...tokens.slice(next, end < 0 ? tokens.length : end),
    each,
    ...(end < 0 ? [] : tokens.slice(end)),
  ];
}
