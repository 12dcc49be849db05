import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

const BREW = /^(tea|teas|coffee|coffees|chai|matcha|espresso|americano|cuppa)$/;
const VERY = /^(medium|half|very|extra|quite|really|lightly|slightly|fairly|too|so|super)$/;
const HOW = /^(the|like|how|as|because|though)$/;
const MAX_BEFORE = 8;
const KIND = /^(mint|hot|herbal|ginger|turkish|moroccan|masala|milky|strong|filter)$/;
const MAX_KIND = 2;

/** "Mint tea, sweet", "sweet mint tea": sugar was stirred in. "Sweet tea" is sold by that name. */
export const sweetened: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined) return undefined;
  const word = VERY.test(token.text) ? place + 1 : place;
  if (at(tokens, word) !== 'sweet') return undefined;
  const sugar = ['with', '2', 'tsp', 'sugar', 'each'].map((text) =>
    asToken(token, /^\d$/.test(text) ? 'number' : 'word', text),
  );
  const before = tokens.slice(Math.max(0, place - MAX_BEFORE), place).map(({ text }) => text);
  // Sweetened iced tea has figures of its own.
  const isAfter = before.some((text) => BREW.test(text)) && !before.includes('iced');
  const next = word + 1;
  if (isAfter && (isEnd(tokens[next]) || HOW.test(at(tokens, next)))) {
    const mark = tokens.findIndex((one, from) => from >= next && isEnd(one));
    return { read: sugar, end: mark < 0 ? tokens.length : mark };
  }
  for (let brew = next + 1; brew <= next + MAX_KIND; brew += 1)
    if (BREW.test(at(tokens, brew)) && tokens.slice(next, brew).every(({ text }) => KIND.test(text)))
      return { read: [...tokens.slice(next, brew + 1), ...sugar], end: brew + 1 };
  return undefined;
};
