import { stemWord } from '#domain/foods/search/text.ts';
import { FREE_UNIT_WORDS, MEASURES } from '#domain/meals/portions/units.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import type { Rewrite } from './rewrite.ts';

const MAX_PIECES = 60;

/** "3 of the 8 slices", "2 out of 6 nuggets": the pieces eaten, not the total. "Left 2 of my 6 wings": the others were eaten. */
export const someOfMany: Rewrite = (tokens, from) => {
  const place = /^(left|leaving)$/.test(at(tokens, from)) ? from + 1 : from;
  const eaten = tokens[place]?.text === 'half' ? undefined : readNumber(tokens, place);
  if (eaten === undefined || eaten.value < 1) return undefined;
  let next = eaten.next;
  if (at(tokens, next) === 'out') next += 1;
  if (at(tokens, next) !== 'of') return undefined;
  next += 1;
  while (/^(the|my|those|these|our|his|her)$/.test(at(tokens, next))) next += 1;
  const all = readNumber(tokens, next);
  if (all === undefined || !Number.isInteger(all.value) || all.value < eaten.value || all.value > MAX_PIECES)
    return undefined;
  const after = at(tokens, all.next);
  if (MEASURES.has(stemWord(after)) || /^(-|inch|in|"|people|of)$/.test(after)) return undefined;
  const left = place > from ? tokens[from] : undefined;
  const read = left
    ? [asToken(left, 'number', `${all.value - eaten.value}`)]
    : tokens.slice(place, eaten.next);
  return { read, end: all.next };
};

const HAD = /^(ate|had|eaten|drank|finished|managed|manage)$/;
const MAX_AHEAD = 5;

/** "Pancakes (6), ate 2", "pizza (8 slices), ate 3": the number in brackets was made. */
export const madeInBrackets: Rewrite = (tokens, place) => {
  const made = at(tokens, place) === '(' ? readNumber(tokens, place + 1) : undefined;
  if (made === undefined || !Number.isInteger(made.value)) return undefined;
  const unit = FREE_UNIT_WORDS.has(stemWord(at(tokens, made.next))) ? tokens[made.next] : undefined;
  const close = made.next + (unit ? 1 : 0);
  if (at(tokens, close) !== ')') return undefined;
  const verb = tokens.findIndex(
    ({ text }, next) => next > close && next <= close + MAX_AHEAD && HAD.test(text),
  );
  const eaten = verb < 0 ? undefined : readNumber(tokens, verb + 1);
  if (eaten === undefined || eaten.value >= made.value) return undefined;
  return unit && isEnd(tokens[eaten.next])
    ? { read: [...tokens.slice(close + 1, eaten.next), unit], end: eaten.next }
    : { read: [], end: close + 1 };
};

const MAX_BETWEEN = 8;
const BEFORE_HAD = /^([,;.–—-]|but|and|only|just|i|we|then|so|n|&)$/;
const DIVIDED = /^(into|makes|serves|yields)$/;
const PORTIONS = /^(portions?|servings?|people|ways|g|kg|oz|ml|lbs?|inch)$/;

/** "10 wings, only ate 6", "made 12 cookies and had 3", "a dozen donuts, ate 2 of them": the pieces eaten. */
export const ateSome: Rewrite = (tokens, place) => {
  const all = readNumber(tokens, place);
  const isCount =
    all !== undefined && Number.isInteger(all.value) && all.value > 1 && all.value <= MAX_PIECES;
  if (!isCount || DIVIDED.test(at(tokens, place - 1)) || PORTIONS.test(at(tokens, all.next)))
    return undefined;
  const rest = tokens.slice(all.next, all.next + MAX_BETWEEN);
  const verb = rest.findIndex(({ text }) => HAD.test(text));
  const between = verb < 0 ? [] : rest.slice(0, verb);
  const only = all.next + verb + 1;
  const isOnly = [rest[verb - 1]?.text, at(tokens, only)].some((word) => /^(only|just)$/.test(word ?? ''));
  // "2 eggs for breakfast. Had 1 for lunch": another one.
  if (!isOnly && between.some(({ text }) => text === '.')) return undefined;
  while (BEFORE_HAD.test(between.at(-1)?.text ?? '')) between.pop();
  // "Made 6 bowls, ate 1": nobody knows of what.
  const isNamed = between.some(({ text }) => !FREE_UNIT_WORDS.has(stemWord(text)));
  if (!isNamed || between.some(({ kind, text }) => kind === 'number' || /^[().\n]$/.test(text)))
    return undefined;
  const eaten = readNumber(tokens, /^(only|just)$/.test(at(tokens, only)) ? only + 1 : only);
  // "16 brownies from 200 g chocolate and 3 eggs, had one": an ingredient.
  const before = tokens.slice(0, place);
  const list = before.findLastIndex(({ text }) => /^(from|using|:|with)$/.test(text));
  const isIngredient =
    list > 0 &&
    before.slice(0, list).some(({ kind }) => kind === 'number') &&
    before.slice(list).some(({ kind }) => kind === 'number');
  if (isIngredient) return undefined;
  // "20 nuggets, ate half" is a share of them.
  if (eaten === undefined || eaten.value < 1 || eaten.value >= all.value) return undefined;
  const isOfThem = at(tokens, eaten.next) === 'of' && /^(them|those|these)$/.test(at(tokens, eaten.next + 1));
  const end = eaten.next + (isOfThem ? 2 : 0);
  const isOver =
    isEnd(tokens[end]) ||
    /^(with|w|and|but|plus|warm|straight|while|whilst|still|when|right)$/.test(at(tokens, end));
  const number = tokens[place];
  return isOver && number
    ? { read: [asToken(number, 'number', `${eaten.value}`), ...between], end }
    : undefined;
};
