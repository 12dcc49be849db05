import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

/** Kinds of a food named after it, which are no foods of their own. */

const MAX_NAME_WORDS = 3;

/** "Sandwich, the spicy one", "yogurt (the vanilla one)": the kind of the food before. */
export const theKind: Rewrite = (tokens, place) => {
  if (place === 0 || !/^[,(–—-]$/.test(at(tokens, place)) || at(tokens, place + 1) !== 'the')
    return undefined;
  const one = [place + 3, place + 4].find((next) => /^(one|kind|type|sort|version)$/.test(at(tokens, next)));
  const kind = tokens.slice(place + 2, one ?? place);
  const isKind = kind.length > 0 && kind.every((token) => token.kind === 'word');
  return one !== undefined && isKind && isEnd(tokens[one + 1]) ? { read: kind, end: one + 1 } : undefined;
};

const POULTRY = /^(chicken|turkey|duck|thighs?|drumsticks?|legs?|wings?|breasts?)$/;

/** "Eggs over medium": how they are fried, neither a size nor what they lie on. */
export const overEasy: Rewrite = (tokens, place) => {
  const token = tokens[place];
  const how = at(tokens, place + 1) === '-' ? place + 2 : place + 1;
  if (token?.text !== 'over' || !/^(easy|medium|hard|well)$/.test(at(tokens, how))) return undefined;
  const isEgg = [place - 2, place - 1, how + 1, how + 2].some((near) => /^eggs?$/.test(at(tokens, near)));
  const end = tokens[how]?.end ?? token.end;
  return isEgg ? { read: [{ ...asToken(token, 'word', 'fried'), end }], end: how + 1 } : undefined;
};

/** "Rotisserie chicken, dark meat": a kind of it, not a second food. */
export const meatKind: Rewrite = (tokens, place) => {
  const isKind = /^(dark|white|light)$/.test(at(tokens, place + 1)) && at(tokens, place + 2) === 'meat';
  if (!isKind || !/^[,(–—-]$/.test(at(tokens, place))) return undefined;
  const before = tokens.slice(Math.max(0, place - MAX_NAME_WORDS), place);
  return before.some(({ text }) => POULTRY.test(text))
    ? { read: tokens.slice(place + 1, place + 3), end: place + 3 }
    : undefined;
};
