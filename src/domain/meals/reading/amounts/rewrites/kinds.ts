import { stemWord } from '#domain/foods/search/text.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import { isProteinOf } from './protein.ts';
import type { Rewrite } from './rewrite.ts';

/** Kinds of a food named after it, which are no foods of their own. */

const MAX_NAME_WORDS = 3;

/** "Sandwich, the spicy one", "yogurt (the vanilla one)", "lasagna, the 12 oz frozen one": kind and size of the food before. */
export const theKind: Rewrite = (tokens, place) => {
  const mark = tokens[place];
  if (place === 0 || mark === undefined || !/^[,(–—-]$/.test(mark.text) || at(tokens, place + 1) !== 'the')
    return undefined;
  const isSized = tokens[place + 2]?.kind === 'number' && MEASURES.has(stemWord(at(tokens, place + 3)));
  const from = place + (isSized ? 4 : 2);
  const one = [from, from + 1, from + 2].find((next) =>
    /^(one|kind|type|sort|version)$/.test(at(tokens, next)),
  );
  const kind = tokens.slice(from, one ?? from);
  const isKind = (isSized || kind.length > 0) && kind.every((token) => token.kind === 'word');
  if (one === undefined || !isKind || !isEnd(tokens[one + 1])) return undefined;
  const size =
    isSized && !isProteinOf(tokens, place + 2)
      ? [asToken(mark, 'mark', ','), ...tokens.slice(place + 2, place + 4)]
      : [];
  return { read: size.length > 0 ? size : kind, end: one + 1 };
};

/** What is served twice when doubled; "double cream" and "double cheeseburger" are names. */
const SERVED_TWICE =
  /^(?:rice|beans?|chicken|steak|meat|veg|veggies|vegetables|broccoli|greens|salad|guac|guacamole|potato(?:es)?|fries)$/;

/** "Ribeye, double green beans": two servings. */
export const doubleServing: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token?.text !== 'double') return undefined;
  const food = [place + 1, place + 2].find((next) => SERVED_TWICE.test(at(tokens, next)));
  const after = food === undefined ? undefined : tokens[food + 1];
  const isOver = isEnd(after) || /^(?:and|with|w|on|in|no|plus)$/.test(after?.text ?? '');
  return food !== undefined && isOver
    ? { read: [asToken(token, 'number', '2'), asToken(token, 'word', 'servings')], end: place + 1 }
    : undefined;
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
