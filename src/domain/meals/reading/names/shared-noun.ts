import type { Rewrite } from '#domain/meals/reading/amounts/rewrites/rewrite.ts';
import { isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

const COLOR = /^(red|green|yellow|white|black|brown|purple)$/;

/** "Red and green peppers" are red peppers and green peppers; "200 g of red and green peppers" is one amount. */
export const colorsOfOne: Rewrite = (tokens, place) => {
  const [color, and, other, noun] = tokens.slice(place, place + 4);
  const before = tokens[place - 1];
  const isStart = place === 0 || isEnd(before) || /^(with|w|and|&|plus|some|on)$/.test(before?.text ?? '');
  const isPair =
    isStart &&
    color !== undefined &&
    and !== undefined &&
    COLOR.test(color.text) &&
    /^(and|&|or)$/.test(and.text);
  if (!isPair || other === undefined || noun?.kind !== 'word' || !COLOR.test(other.text)) return undefined;
  // "Black and white coffee cake" has a name of two words.
  const isLast =
    tokens[place + 4]?.kind !== 'word' || /^(and|with|in|on|or|for)$/.test(at(tokens, place + 4));
  return isLast ? { read: [color, noun, and, other], end: place + 3 } : undefined;
};

const FLAVOR = /^(chocolate|strawberry|vanilla)$/;

/** "Strawberry and chocolate milk": nobody has chocolate as such with a glass of milk of another flavor. */
export const flavorsOfMilk: Rewrite = (tokens, place) => {
  const [flavor, and, other, milk] = tokens.slice(place, place + 4);
  if (flavor === undefined || and === undefined || other === undefined || milk?.text !== 'milk')
    return undefined;
  const isPair = FLAVOR.test(flavor.text) && FLAVOR.test(other.text) && /^(and|&|or)$/.test(and.text);
  return isPair ? { read: [flavor, milk, and, other], end: place + 3 } : undefined;
};
