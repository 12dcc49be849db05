import { stemWord } from '#domain/foods/search/text.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import { asToken, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
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

const EATEN = /^(ate|had|eaten)$/;
const MAX_AHEAD = 5;

/** "Pancakes (6), ate 2": the number in brackets was made. */
export const madeInBrackets: Rewrite = (tokens, place) => {
  const made = at(tokens, place) === '(' ? readNumber(tokens, place + 1) : undefined;
  if (made === undefined || !Number.isInteger(made.value) || at(tokens, made.next) !== ')') return undefined;
  const verb = tokens.findIndex(
    ({ text }, next) => next > made.next && next <= made.next + MAX_AHEAD && EATEN.test(text),
  );
  const eaten = verb < 0 ? undefined : readNumber(tokens, verb + 1);
  return eaten !== undefined && eaten.value < made.value ? { read: [], end: made.next + 1 } : undefined;
};
