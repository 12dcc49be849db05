import { MEASURES } from '#domain/meals/portions/units.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import { asToken, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

/** Behind a comma, the first weight may be that of the food before it: "chicken, 50 g and 20 g of rice". */
const OPENS = /^(|and|&|plus|with|had|have|having|ate|eating|eat|of|[.;:(\n])$/;
const DIGITS = 1000;

/** "54 g and 3.1 g of boiled potatoes": both are weights of the potatoes. */
export const sumOfWeights: Rewrite = (tokens, place) => {
  const [first, unit, , second] = tokens.slice(place, place + 4);
  if (first?.kind !== 'number' || second?.kind !== 'number' || unit === undefined) return undefined;
  const isSum =
    OPENS.test(at(tokens, place - 1)) &&
    MEASURES.get(stemWord(unit.text))?.kind === 'mass' &&
    /^(and|&|\+|plus)$/.test(at(tokens, place + 2)) &&
    at(tokens, place + 4) === unit.text &&
    at(tokens, place + 5) === 'of';
  const sum = Math.round((Number(first.text) + Number(second.text)) * DIGITS) / DIGITS;
  return isSum ? { read: [asToken(first, 'number', `${sum}`), unit], end: place + 5 } : undefined;
};
